### Fische Fluppen Frikadellen en français.
###
### $seat, $other, $good, $give, $get, $pair, $bonus, $space, $to, $landing, $site, $dealer, $with, $effect, $fetish,
### $payment, $direction, $cause et $reason arrivent sous forme de texte, $table compté à partir de 1 ; $amount vaut 1
### quand une action ou un événement n’en a pas.

name = Fische Fluppen Frikadellen
tagline = Marchez, sautez dans un bac, achetez bas, vendez haut, et soyez le premier à posséder trois fétiches.

## Denrées

good-fish = { $amount ->
    [one] poisson
   *[other] poissons
}
good-cigarette = { $amount ->
    [one] cigarette
   *[other] cigarettes
}
good-burger = { $amount ->
    [one] hamburger
   *[other] hamburgers
}
good-booze = { $amount ->
    [one] gnôle
   *[other] gnôles
}
good-fennel = { $amount ->
    [one] fenouil
   *[other] fenouils
}
give-fish = poisson
give-cigarette = cigarettes
give-burger = hamburgers
give-booze = gnôle
give-fennel = fenouil
get-fish = { give-fish }
get-cigarette = { give-cigarette }
get-burger = { give-burger }
get-booze = { give-booze }
get-fennel = { give-fennel }
pair-fish_fish = 2 poissons
pair-fish_cigarette = poisson et cigarettes
pair-fish_burger = poisson et hamburgers
pair-fish_booze = poisson et gnôle
pair-fish_fennel = poisson et fenouil
pair-cigarette_cigarette = 2 cigarettes
pair-cigarette_burger = cigarettes et hamburgers
pair-cigarette_booze = cigarettes et gnôle
pair-cigarette_fennel = cigarettes et fenouil
pair-burger_burger = 2 hamburgers
pair-burger_booze = hamburgers et gnôle
pair-burger_fennel = hamburgers et fenouil
pair-booze_booze = 2 gnôles
pair-booze_fennel = gnôle et fenouil
pair-fennel_fennel = 2 fenouils
direction-up = monter
direction-down = baisser

## Paiements d’un fétiche

payment-3fish = 3 poissons
payment-3cigarette = 3 cigarettes
payment-3burger = 3 hamburgers
payment-3booze = 3 gnôles
payment-3fennel = 3 fenouils
payment-4fish = 4 poissons
payment-4cigarette = 4 cigarettes
payment-4burger = 4 hamburgers
payment-4booze = 4 gnôles
payment-4fennel = 4 fenouils
payment-5fish = 5 poissons
payment-5cigarette = 5 cigarettes
payment-5burger = 5 hamburgers
payment-5booze = 5 gnôles
payment-5fennel = 5 fenouils
payment-1fish_1cigarette_1burger = 1 poisson, 1 cigarette, 1 hamburger
payment-1fish_1cigarette_1booze = 1 poisson, 1 cigarette, 1 gnôle
payment-1fish_1cigarette_1fennel = 1 poisson, 1 cigarette, 1 fenouil
payment-1fish_1burger_1booze = 1 poisson, 1 hamburger, 1 gnôle
payment-1fish_1burger_1fennel = 1 poisson, 1 hamburger, 1 fenouil
payment-1fish_1booze_1fennel = 1 poisson, 1 gnôle, 1 fenouil
payment-1cigarette_1burger_1booze = 1 cigarette, 1 hamburger, 1 gnôle
payment-1cigarette_1burger_1fennel = 1 cigarette, 1 hamburger, 1 fenouil
payment-1cigarette_1booze_1fennel = 1 cigarette, 1 gnôle, 1 fenouil
payment-1burger_1booze_1fennel = 1 hamburger, 1 gnôle, 1 fenouil
payment-1fish_1cigarette_1burger_1booze = 1 poisson, 1 cigarette, 1 hamburger, 1 gnôle
payment-1fish_1cigarette_1burger_1fennel = 1 poisson, 1 cigarette, 1 hamburger, 1 fenouil
payment-1fish_1cigarette_1booze_1fennel = 1 poisson, 1 cigarette, 1 gnôle, 1 fenouil
payment-1fish_1burger_1booze_1fennel = 1 poisson, 1 hamburger, 1 gnôle, 1 fenouil
payment-1cigarette_1burger_1booze_1fennel = 1 cigarette, 1 hamburger, 1 gnôle, 1 fenouil
payment-1fish_1cigarette_1burger_1booze_1fennel = 1 poisson, 1 cigarette, 1 hamburger, 1 gnôle, 1 fenouil
payment-2fish_1cigarette = 2 poissons, 1 cigarette
payment-2fish_1burger = 2 poissons, 1 hamburger
payment-2fish_1booze = 2 poissons, 1 gnôle
payment-2fish_1fennel = 2 poissons, 1 fenouil
payment-1fish_2cigarette = 1 poisson, 2 cigarettes
payment-1fish_2burger = 1 poisson, 2 hamburgers
payment-1fish_2booze = 1 poisson, 2 gnôles
payment-1fish_2fennel = 1 poisson, 2 fenouils
payment-2cigarette_1burger = 2 cigarettes, 1 hamburger
payment-2cigarette_1booze = 2 cigarettes, 1 gnôle
payment-2cigarette_1fennel = 2 cigarettes, 1 fenouil
payment-1cigarette_2burger = 1 cigarette, 2 hamburgers
payment-1cigarette_2booze = 1 cigarette, 2 gnôles
payment-1cigarette_2fennel = 1 cigarette, 2 fenouils
payment-2burger_1booze = 2 hamburgers, 1 gnôle
payment-2burger_1fennel = 2 hamburgers, 1 fenouil
payment-1burger_2booze = 1 hamburger, 2 gnôles
payment-1burger_2fennel = 1 hamburger, 2 fenouils
payment-2booze_1fennel = 2 gnôles, 1 fenouil
payment-1booze_2fennel = 1 gnôle, 2 fenouils
payment-2fish_2cigarette = 2 poissons, 2 cigarettes
payment-2fish_2burger = 2 poissons, 2 hamburgers
payment-2fish_2booze = 2 poissons, 2 gnôles
payment-2fish_2fennel = 2 poissons, 2 fenouils
payment-2cigarette_2burger = 2 cigarettes, 2 hamburgers
payment-2cigarette_2booze = 2 cigarettes, 2 gnôles
payment-2cigarette_2fennel = 2 cigarettes, 2 fenouils
payment-2burger_2booze = 2 hamburgers, 2 gnôles
payment-2burger_2fennel = 2 hamburgers, 2 fenouils
payment-2booze_2fennel = 2 gnôles, 2 fenouils
payment-3fish_2cigarette = 3 poissons, 2 cigarettes
payment-3fish_2burger = 3 poissons, 2 hamburgers
payment-3fish_2booze = 3 poissons, 2 gnôles
payment-3fish_2fennel = 3 poissons, 2 fenouils
payment-2fish_3cigarette = 2 poissons, 3 cigarettes
payment-2fish_3burger = 2 poissons, 3 hamburgers
payment-2fish_3booze = 2 poissons, 3 gnôles
payment-2fish_3fennel = 2 poissons, 3 fenouils
payment-3cigarette_2burger = 3 cigarettes, 2 hamburgers
payment-3cigarette_2booze = 3 cigarettes, 2 gnôles
payment-3cigarette_2fennel = 3 cigarettes, 2 fenouils
payment-2cigarette_3burger = 2 cigarettes, 3 hamburgers
payment-2cigarette_3booze = 2 cigarettes, 3 gnôles
payment-2cigarette_3fennel = 2 cigarettes, 3 fenouils
payment-3burger_2booze = 3 hamburgers, 2 gnôles
payment-3burger_2fennel = 3 hamburgers, 2 fenouils
payment-2burger_3booze = 2 hamburgers, 3 gnôles
payment-2burger_3fennel = 2 hamburgers, 3 fenouils
payment-3booze_2fennel = 3 gnôles, 2 fenouils
payment-2booze_3fennel = 2 gnôles, 3 fenouils

## Cases, appontements et maisons, nommés d’après ce qui les entoure sur le plan

space-HB = le port
space-H1 = la maison 1
space-H2 = la maison 2
space-H3 = la maison 3
space-H4 = la maison 4
space-H5 = la maison 5
space-H6 = la maison 6
space-H7 = la maison 7
space-H8 = la maison 8
space-H9 = la maison 9
space-H10 = la maison 10
space-H11 = la maison 11
space-H12 = la maison 12
space-n1 = le carrefour à l’est de la maison 2
space-n2 = le carrefour entre les maisons 1 et 2
space-n5 = le chemin à l’est de la maison 1
space-m2 = le carrefour entre les maisons 3 et 4
space-m4 = le chemin entre les maisons 4 et 5
space-m5 = le chemin à l’ouest de la maison 5
space-c1 = le chemin à l’ouest de la maison 6
space-c2 = le carrefour à l’ouest de la maison 7
space-c3 = le carrefour à l’est de la maison 6
space-c4 = le carrefour à l’est de la maison 7
space-s1 = le carrefour à l’est du port
space-s2 = le chemin à l’ouest de la maison 8
space-s3 = le chemin au nord de la maison 8
space-s4 = le carrefour au nord de la maison 9
space-s6 = le carrefour entre les maisons 9 et 10
space-w1 = le chemin à l’ouest du port
space-w3 = le carrefour au nord de la maison 12
space-w4 = le chemin entre les maisons 11 et 12
space-w5 = le carrefour au nord-est de la maison 11
space-b1 = le pont entre les maisons 1 et 3
space-b2 = le pont entre les maisons 1 et 6
space-b3 = le pont entre les maisons 2 et 11
space-b4 = le pont entre les maisons 5 et 9
space-b5 = le pont entre les maisons 7 et 8
space-b6 = le pont entre les maisons 3 et 6
space-b7 = le pont entre les maisons 7 et 12
to-HB = { space-HB }
to-H1 = { space-H1 }
to-H2 = { space-H2 }
to-H3 = { space-H3 }
to-H4 = { space-H4 }
to-H5 = { space-H5 }
to-H6 = { space-H6 }
to-H7 = { space-H7 }
to-H8 = { space-H8 }
to-H9 = { space-H9 }
to-H10 = { space-H10 }
to-H11 = { space-H11 }
to-H12 = { space-H12 }
to-n1 = { space-n1 }
to-n2 = { space-n2 }
to-n5 = { space-n5 }
to-m2 = { space-m2 }
to-m4 = { space-m4 }
to-m5 = { space-m5 }
to-c1 = { space-c1 }
to-c2 = { space-c2 }
to-c3 = { space-c3 }
to-c4 = { space-c4 }
to-s1 = { space-s1 }
to-s2 = { space-s2 }
to-s3 = { space-s3 }
to-s4 = { space-s4 }
to-s6 = { space-s6 }
to-w1 = { space-w1 }
to-w3 = { space-w3 }
to-w4 = { space-w4 }
to-w5 = { space-w5 }
to-b1 = { space-b1 }
to-b2 = { space-b2 }
to-b3 = { space-b3 }
to-b4 = { space-b4 }
to-b5 = { space-b5 }
to-b6 = { space-b6 }
to-b7 = { space-b7 }
landing-HB = { space-HB }
landing-w3 = { space-w3 }
landing-c2 = { space-c2 }
landing-n1 = { space-n1 }
landing-w5 = { space-w5 }
landing-n2 = { space-n2 }
landing-c1 = { space-c1 }
landing-n5 = { space-n5 }
landing-c3 = { space-c3 }
landing-m2 = { space-m2 }
landing-m5 = { space-m5 }
landing-s4 = { space-s4 }
landing-s3 = { space-s3 }
landing-c4 = { space-c4 }
site-H1 = { space-H1 }
site-H2 = { space-H2 }
site-H3 = { space-H3 }
site-H4 = { space-H4 }
site-H5 = { space-H5 }
site-H6 = { space-H6 }
site-H7 = { space-H7 }
site-H8 = { space-H8 }
site-H9 = { space-H9 }
site-H10 = { space-H10 }
site-H11 = { space-H11 }
site-H12 = { space-H12 }

## Marchands

dealer-1 = Frisierte Frauke
dealer-2 = Forschender Fridolin
dealer-3 = Finsterer Frithjof
dealer-4 = Fremder Franziskus
dealer-5 = Faltige Fritzi
dealer-6 = Frommer Frodo
dealer-7 = Flinke Frieda
dealer-8 = Fischiger Freddy
dealer-9 = Fatalistischer Fernando
dealer-10 = Fesche Fanny
dealer-11 = Fauler Falk
dealer-12 = Flunkernder Florian
dealer-13 = Fidele Filippa
dealer-14 = Friedemann Friese
dealer-15 = Fleißige Fatima
dealer-16 = Feilschender Franz
dealer-17 = Fahriger Ferdinand
dealer-18 = Flotte Flora
dealer-19 = Fuchsiger Fabian
dealer-20 = Frostige Freya
dealer-21 = Flegelhafter Fiete
dealer-22 = Findige Franka
dealer-23 = Furchtloser Frederik
dealer-24 = Fleckige Fenja
dealer-25 = Fahle Felicitas
dealer-26 = Fröhlicher Frank
dealer-27 = Frecher Fritz
dealer-28 = Fixe Fiona
dealer-29 = Finnischer Finn
dealer-30 = Famose Farida
dealer-31 = Fröstelnder Friedhelm
dealer-32 = Fabelhafte Fabienne
dealer-33 = Fürstlicher Friedrich
dealer-34 = Feurige Francesca
dealer-35 = Flapsiger Flavio
dealer-36 = Formelle Friederike
with-1 = { dealer-1 }
with-2 = { dealer-2 }
with-3 = { dealer-3 }
with-4 = { dealer-4 }
with-5 = { dealer-5 }
with-6 = { dealer-6 }
with-7 = { dealer-7 }
with-8 = { dealer-8 }
with-9 = { dealer-9 }
with-10 = { dealer-10 }
with-11 = { dealer-11 }
with-12 = { dealer-12 }
with-13 = { dealer-13 }
with-14 = { dealer-14 }
with-15 = { dealer-15 }
with-16 = { dealer-16 }
with-17 = { dealer-17 }
with-18 = { dealer-18 }
with-19 = { dealer-19 }
with-20 = { dealer-20 }
with-21 = { dealer-21 }
with-22 = { dealer-22 }
with-23 = { dealer-23 }
with-24 = { dealer-24 }
with-25 = { dealer-25 }
with-26 = { dealer-26 }
with-27 = { dealer-27 }
with-28 = { dealer-28 }
with-29 = { dealer-29 }
with-30 = { dealer-30 }
with-31 = { dealer-31 }
with-32 = { dealer-32 }
with-33 = { dealer-33 }
with-34 = { dealer-34 }
with-35 = { dealer-35 }
with-36 = { dealer-36 }
kind-merchant = Marchand
kind-exchanger = Changeur
kind-special = Marchand spécial
kind-fetish = Féticheur
special-any_to_two-help = Une fois : 1 denrée au choix contre 2 autres.
special-buy_any-help = Une fois : acheter 1 denrée au choix à la réserve, au cours.
special-trade_up-help = Deux fois au plus : 1 denrée contre 1 plus chère.
pattern-identical = toutes pareilles
pattern-different = toutes différentes
pattern-two_kinds = deux sortes
pattern-identical-help = Des denrées d’une seule sorte : 3, puis 4, puis 5.
pattern-different-help = Des denrées toutes différentes : 3, puis 4, puis 5.
pattern-two_kinds-help = Des denrées de deux sortes : 2 + 1, puis 2 + 2, puis 3 + 2.
kind-merchant-help = Vend ce qui se trouve chez lui, un niveau moins cher par pion de la sorte ; achète une denrée au cours, qui baisse ensuite.
kind-exchanger-help = Prend 1 denrée contre 2 d’une autre, deux fois par tour au plus.

## Actions

effect-produce = production
effect-rise = hausse
effect-price_change = changement de cours
effect-produce_choice = production au choix
effect-move_ferry = déplacement d’un bac
effect-move_pawn = déplacement d’un pion
effect-two_merchants = livraison à deux marchands
effect-price_fall = baisse
effect-swap_stocks = échange de stocks
effect-swap_dealers = échange de maisons
effect-double_production = double production
effect-play_again = un tour de plus
effect-all_rise = hausse générale
effect-special_sale = vente spéciale
effect-any_for_50 = une denrée pour 50
effect-gift = cadeau
effect-produce-help = Chaque marchand de la denrée reçoit un pion.
effect-rise-help = Le cours de la denrée monte.
effect-price_change-help = Une denrée au choix monte ou baisse.
effect-produce_choice-help = Une denrée au choix est produite.
effect-move_ferry-help = Un bac au choix va à n’importe quel appontement libre.
effect-move_pawn-help = Un pion d’un autre joueur fait un pas ou un trajet en bac.
effect-two_merchants-help = Deux marchands au choix reçoivent chacun un pion de ce qu’ils vendent.
effect-price_fall-help = Une denrée au choix baisse.
effect-swap_stocks-help = Deux marchands échangent tous leurs stocks.
effect-swap_dealers-help = Deux autres marchands échangent leurs maisons ; le féticheur reste.
effect-double_production-help = Une denrée au choix est produite deux fois.
effect-play_again-help = Vous rejouez un tour entier.
effect-all_rise-help = Les cinq cours montent.
effect-special_sale-help = Vous pouvez vendre 1 denrée au cours, qui monte ensuite.
effect-any_for_50-help = Vous pouvez acheter 1 denrée à la réserve pour 50 florins.
effect-gift-help = Vous recevez 1 pion de la seule denrée la moins chère.

## Jetons bonus et fétiches

bonus-plus2 = deux points de plus
bonus-price = changement de cours
bonus-swap = troc
bonus-close = fermeture
bonus-buy = achat
bonus-hidden = un jeton bonus
bonus-plus2-help = 2 points de mouvement de plus ce tour-ci.
bonus-price-help = Une denrée au choix monte ou baisse.
bonus-swap-help = 1 de vos denrées contre 1 d’une autre sorte de la réserve.
bonus-close-help = Ferme une maison, sauf celle du féticheur, pour un tour de table.
bonus-buy-help = Acheter au cours 1 denrée d’un joueur sur la même case.
fetish-A = fétiche A
fetish-B = fétiche B
fetish-C = fétiche C

## Pourquoi un cours change, pourquoi la partie finit

cause-sale = après une vente
cause-fetish = payé pour un fétiche
cause-bonus = par un jeton bonus
cause-action = par une action
cause-shortage = par pénurie
reason-fetishes = trois fétiches sont réunis
reason-limit = après le dernier tour de table, personne n’a gagné
reason-places = après le dernier tour de table, les autres places restent à prendre

## Actions du joueur

action-keep = Garder : { $bonus }
action-walk = Aller à pied : { $space }
action-ride = Prendre le bac : { $landing }
action-call = Appeler le bac : { $landing } → { $to }
action-change_table = Passer à la table { $table }
action-end_move = Finir le mouvement
action-bonus_plus2 = Jouer deux points de plus
action-bonus_price = Jouer un changement de cours : { $good }, { $direction }
action-bonus_swap = Jouer un troc : { $give } contre { $get }
action-bonus_close = Jouer une fermeture : { $site }
action-bonus_buy = Jouer un achat : { $good }, à { $other }
action-buy = Acheter { $good } × { $amount }
action-sell = Vendre × { $amount }
action-exchange = Échanger un contre deux
action-any_to_two = Donner { $give } contre { $pair }
action-buy_any = Acheter 1 { $good } à la réserve
action-trade_up = Donner { $give } contre { $get }
action-fetish = Prendre le { $fetish }
action-pay = Payer { $payment }
action-end_trade = Finir le commerce
action-act_good = Choisir { $good }
action-act_price = { $good } : { $direction }
action-act_site = Choisir { $site }
action-act_ferry = Déplacer le bac : { $landing } → { $to }
action-act_pawn = Déplacer le pion de { $other }
action-act_walk = Le mener à pied : { $space }
action-act_ride = Le mener en bac : { $landing }
action-act_sell = Vendre 1 { $good }
action-act_buy = Acheter 1 { $good } pour 50
action-decline = Renoncer

## Événements

event-keep = { $seat } garde { $bonus }.
event-begin = { $seat } dispose de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-enter = { $seat } entre au port.
event-walk = { $seat } rejoint { $to }.
event-walks = { $seat } quitte { $space } et rejoint { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ride = { $seat } rejoint { $to } en bac.
event-call = { $seat } appelle un bac vers { $to }, pour { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}.
event-travels = { $seat } quitte { $space } et rejoint { $to } avec un bac, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $value ->
    [0] {""}
   *[other] {" "}et { $value } florins
}.
event-leave = { $seat } quitte la table { $table }.
event-arrive = { $seat } s’assied à la table { $table }.
event-turn_up = { $seat } retourne le { $fetish }.
event-stop = { $seat } s’arrête : { $space }.
event-visit = { $seat } entre chez { $dealer }, { $site }.
event-play = { $seat } joue un jeton bonus : { $bonus }.
event-points = { $seat } gagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
event-close = { $seat } ferme la maison de { $dealer }, { $site }.
event-lift = Table { $table } : la fermeture de { $other } chez { $dealer }, { $site }, est levée au tour de { $seat }.
event-buy_from = { $seat } achète 1 { $good } à { $other } pour { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}.
event-buy = { $seat } achète { $amount } { $good } pour { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}.
event-sell = { $seat } vend { $amount } { $good } pour { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}.
event-exchange = { $seat } échange 1 contre 2 : { $give } contre { $get }.
event-any_to_two = { $seat } échange { $give } contre { $pair }.
event-swap = { $seat } échange 1 contre 1 : { $give } contre { $get }.
event-want = { $seat } veut le { $fetish }.
event-fetish = { $seat } prend le { $fetish }.
event-pay = { $seat } paie { $amount } { $good }.
event-draw = { $seat } pioche { $bonus }.
event-price = Cours, { $good }, { $cause } au tour de { $seat } : { $before } → { $after }.
event-floor = Tour de { $seat } : { $good } reste à { $value }, le cours le plus bas.
event-ceiling = Tour de { $seat } : { $good } ne peut pas monter depuis { $value }, la denrée est produite.
event-produce = { $dealer }, { $site }, reçoit 1 { $good } au tour de { $seat }.
event-produces = 1 { $good } de produit pour chacune : { $site }.
event-short = Tour de { $seat } : pas assez de { $good }.
event-allot = Pas assez de { $good } pour tous les marchands : { $seat } répartit.
event-effect = { $seat } effectue l’action de { $dealer } : { $effect }.
event-ferry = { $seat } déplace un bac vers { $to }.
event-push = { $seat } déplace { $other } vers { $to }.
event-push_ride = { $seat } envoie { $other } en bac vers { $to }.
event-pick = { $seat } choisit { $dealer }, { $site }.
event-pick_pawn = { $seat } choisit le pion de { $other }.
event-swap_stocks = { $seat } échange les stocks de { $dealer } et de { $with }.
event-swap_dealers = { $seat } échange les maisons de { $dealer } et de { $with }.
event-gift = { $seat } reçoit 1 { $good } en cadeau.
event-lapse = Pour { $seat }, rien à faire : { $effect }.
event-decline = { $seat } renonce : { $effect }.
event-end_trade = { $seat } finit le commerce.
event-finish = { $seat } a trois fétiches et prend la place { $place }.
event-played_out = À la table { $table }, tous ont joué leur dernier tour.
event-end = La partie est finie : { $reason }.

## Ce qu’on attend du joueur

prompt-keeping = Gardez un jeton bonus ; il reste secret et sert une fois. Dans le doute : deux points de plus servent toujours.
prompt-moving = Déplacez-vous : à pied, en bac, puis finissez le mouvement.
prompt-trading = Commercez, puis finissez le commerce.
prompt-paying = Choisissez de quoi payer le fétiche.
prompt-allotting = Il n’y en a pas pour tous : choisissez le marchand qui reçoit un pion.
prompt-price_change = Choisissez une denrée dont le cours monte ou baisse.
prompt-produce_choice = Choisissez la denrée à produire.
prompt-move_ferry = Choisissez un bac et l’appontement où il va.
prompt-move_pawn = Choisissez le pion d’un autre joueur à déplacer.
prompt-push_pawn = Choisissez où va ce pion.
prompt-two_merchants = Choisissez deux marchands qui reçoivent un pion, l’un après l’autre.
prompt-price_fall = Choisissez la denrée dont le cours baisse.
prompt-swap_stocks = Choisissez deux marchands qui échangent leurs stocks.
prompt-swap_dealers = Choisissez deux marchands qui échangent leurs maisons.
prompt-double_production = Choisissez la denrée à produire deux fois.
prompt-special_sale = Vendez 1 denrée au cours, ou renoncez.
prompt-any_for_50 = Achetez 1 denrée pour 50 florins, ou renoncez.
prompt-acting = Les actions s’effectuent.
prompt-resting = Personne n’est assis à cette table.
prompt-at_limit = Tous ici ont joué leur dernier tour : vous attendez les autres tables.
prompt-over = La partie est finie.

## Options

option-first_game = Première partie
option-first_game-help = Les marchands 1 à 12, faciles à découvrir, au lieu de douze au hasard.
option-first_game-true = Marchands 1 à 12
option-first_game-false = Douze qui se suivent, au hasard
option-special_sale = Vente spéciale
option-special_sale-help = Si le cours monte après une vente spéciale, comme le dit la règle, ou baisse comme après toute autre.
option-special_sale-rise = Le cours monte
option-special_sale-fall = Le cours baisse
option-play_on = Continuer
option-play_on-help = Jusqu’à quelle place la partie continue.
option-play_on-1 = Jusqu’à la victoire
option-play_on-2 = Pour la deuxième place
option-play_on-3 = Pour la troisième place
option-round_limit = Limite de tours de table
option-round_limit-help = Les tours de table que joue chacun. Si personne n’a alors trois fétiches, personne ne gagne.

## Parts du score

score-unit = { $points ->
    [one] fétiche
   *[other] fétiches
}
part-fetish_A = Fétiche A
part-fetish_B = Fétiche B
part-fetish_C = Fétiche C
label-finale = Les marchands baissent le rideau
label-tie-break = Qui a réuni trois fétiches plus tôt est devant.

## Plateau : noms des lieux et des choses

label-table = Table
label-tables = Tables
label-elsewhere = à une autre table
label-prices = Cours
label-supply = Réserve
label-goods = Denrées
label-money = Florins
label-fetishes = Fétiches
label-tokens = Jetons bonus
label-pile = Pioche de bonus
label-points = Points de mouvement
label-harbour = Port
label-ferry = Bac
label-landing = Appontement
label-house = Maison
label-sells = Vend
label-buys = Achète
label-takes = Prend 1
label-gives = Donne 2
label-actions = Actions
label-closed = Fermé
label-face_down = face cachée
label-trade = Commerce
label-end_move = Finir le mouvement
label-end_trade = Finir le commerce
label-decline = Renoncer
label-change_table = Changer de table
label-reconstructed = Reconstitué : la boîte imprimée peut différer.
label-table-number = Table { $table }
label-points-left = { $points ->
    [0] plus de point
    [one] { $points } point
   *[other] { $points } points
}
label-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-cost-florins = { $points } + { $florins } florins
label-unit-price = { $price } la pièce
label-held = { $count }/{ $limit }
label-next-rise = après une hausse : { $price }
label-next-fall = après une baisse : { $price }
label-rise-produces = une hausse dépasserait le maximum : la denrée est produite
label-lacking = { $count ->
    [0] Le prochain fétiche peut être payé.
    [one] Il manque { $count } denrée.
   *[other] Il manque { $count } denrées.
}
label-closed-until = Fermé par { $seat }, jusqu’à son prochain tour
label-closed-after = Fermé par { $seat }, jusqu’à la fin du tour de { $other }
label-comes-after = { $seat } joue après { $other }
label-must-leave = Vous devez quitter cette maison.
label-round = Tour de table { $round } sur { $limit } au plus
label-limit = { $limit } tours de table au plus
label-total = { $amount } pour { $value }
label-sale-after = puis le cours baisse à { $price }
label-map = Carte du village
label-seat = { $seat }
label-stop-here = S’arrêter ici
label-stop-trade = S’arrêter et commercer avec { $dealer }
label-stop-short = S’arrêter et commercer
label-at-dealer = { $points ->
    [0] Vous voici chez { $dealer } : arrêtez-vous pour commercer.
   *[other] Vous voici chez { $dealer } : arrêtez-vous pour commercer, ou continuez.
}
label-go = Y aller : { $cost }
label-fewer = Un de moins
label-more = Un de plus
label-amount-buy = Combien en acheter : { $good }
label-amount-sell = Combien en vendre : { $good }
label-buy-for = Acheter { $amount } pour { $value }
label-sell-for = Vendre { $amount } pour { $value }
label-sold-out = stock épuisé
label-in-hand = en main : { $count }
label-swaps-left = { $count ->
    [0] plus d’échange ce tour-ci
    [one] encore { $count } échange ce tour-ci
   *[other] encore { $count } échanges ce tour-ci
}
label-no-exchange = Aucun échange possible
label-then = Ensuite, commerce ou non :
label-produce = Production, 1 chez chaque marchand : { $good }.
label-rise = Hausse du cours : { $good }.
label-choose-give = Ce que vous donnez :
label-choose-get = Ce que vous recevez :
label-choose-landing = Choisissez l’appontement où va le bac.
label-choose-closing = Choisissez la maison que vous fermez.
label-call-to = L’appeler ici : { $landing }
label-cancel = Retour
label-order = Ordre du tour
label-offered = Fétiches proposés à cette table
label-change-help = Depuis le port, pour 1 point ; votre tour s’arrête alors.
label-not-watching = Nul ne peut regarder une partie à plusieurs tables. On les voit toutes une fois la partie finie.
label-own-tokens = Vos jetons bonus
label-overview = Toute la carte
label-close-up = De près
label-sign-fetishes = Fétiches
label-sign-order = Ordre
label-sign-pile = Pioche
label-sign-own = À vous
label-token = Jeton bonus
label-purse = Vous avez { $money } florins, et { $count ->
    [one] { $count } denrée
   *[other] { $count } denrées
} sur { $limit } au plus.

## Terminal : mots à taper, aperçus, colonnes

word-keep = garder
word-walk = marcher
word-ride = bac
word-call = appeler
word-change_table = table
word-end_move = arreter
word-bonus_plus2 = plus2
word-bonus_price = bonuscours
word-bonus_swap = bonustroc
word-bonus_close = bonusfermer
word-bonus_buy = bonusachat
word-buy = acheter
word-sell = vendre
word-exchange = echanger
word-any_to_two = deux
word-buy_any = aubaine
word-trade_up = hausser
word-fetish = fetiche
word-pay = payer
word-end_trade = fini
word-act_good = denree
word-act_price = cours
word-act_site = maison
word-act_ferry = deplacer
word-act_pawn = pion
word-act_walk = pousser
word-act_ride = poussebac
word-act_sell = vendreun
word-act_buy = acheterun
word-decline = renoncer
word-fish = poisson
word-cigarette = cigarettes
word-burger = hamburger
word-booze = gnole
word-fennel = fenouil
word-plus2 = points
word-price = cours
word-swap = troc
word-close = fermer
word-up = monter
word-down = baisser
word-HB = HB
word-H1 = H1
word-H2 = H2
word-H3 = H3
word-H4 = H4
word-H5 = H5
word-H6 = H6
word-H7 = H7
word-H8 = H8
word-H9 = H9
word-H10 = H10
word-H11 = H11
word-H12 = H12
word-n1 = n1
word-n2 = n2
word-n5 = n5
word-m2 = m2
word-m4 = m4
word-m5 = m5
word-c1 = c1
word-c2 = c2
word-c3 = c3
word-c4 = c4
word-s1 = s1
word-s2 = s2
word-s3 = s3
word-s4 = s4
word-s6 = s6
word-w1 = w1
word-w3 = w3
word-w4 = w4
word-w5 = w5
word-b1 = b1
word-b2 = b2
word-b3 = b3
word-b4 = b4
word-b5 = b5
word-b6 = b6
word-b7 = b7
word-A = A
word-B = B
word-C = C
preview-price = { $good } { $before } → { $after }
preview-buy = +{ $amount } { $good }, −{ $value } florins
preview-sell = −{ $amount } { $good }, +{ $value } florins
preview-call = −{ $value } florins
preview-buy_from = +1 { $good }, −{ $value } florins
preview-visit = { $dealer }
preview-produce = { $dealer } +1 { $good }
preview-short = pas assez de { $good }
preview-allot = pas assez de { $good } : à répartir
preview-ceiling = { $good } est produit
preview-effect = { $effect }
preview-lapse = rien : { $effect }
preview-gift = +1 { $good }
preview-fetish = { $fetish }
preview-pay = −{ $amount } { $good }
preview-finish = place { $place }
preview-end = la partie finit
column-good = Denrée
column-price = Cours
column-rise = Hausse
column-fall = Baisse
column-supply = Réserve
column-house = Maison
column-dealer = Marchand
column-trade = Commerce
column-stock = Stock
column-actions = Actions
column-player = Joueur
column-space = Case
column-goods = Denrées
column-money = Florins
column-fetishes = Fétiches
column-tokens = Bonus
column-lacking = Manque
column-way = À portée
column-ferries = Bacs
legend-ways = points par case, +florins
legend-icons = + produit, ^ fait monter
legend-closed = ✗ fermé
legend-hidden = ▮ face cachée

## Ce qui s’explique quand on le pointe

explain-step-title = Les crans (±1 à ±3)
explain-step = Quand un cours monte ou baisse, il bouge d’un, deux ou trois crans d’un coup : plus il est haut, plus il bouge. ▲ et ▼ montrent ce qu’il deviendrait, la caisse ce qui reste dans la réserve.
explain-cost-identical-title = Toutes pareilles (x x x)
explain-cost-identical = Chaque signe est une denrée, et deux signes égaux sont deux denrées égales : ce fétiche coûte des denrées toutes pareilles.
explain-cost-different-title = Toutes différentes (x y z)
explain-cost-different = Chaque signe est une denrée, et deux signes différents sont deux denrées différentes : ce fétiche coûte des denrées dont aucune n’est pareille à une autre.
explain-cost-two_kinds-title = De deux sortes (x x y)
explain-cost-two_kinds = Chaque signe est une denrée, et deux signes égaux sont deux denrées égales : x x y, c’est deux d’une sorte et une d’une autre.
explain-space-title = Une case
explain-space = D’ici, un point mène à la case voisine : une pierre, un pont, une maison ou le port. Là où un appontement mène à un bac, un point vous emmène sur la rivière.
explain-hand-title = 2/7
explain-hand = Les denrées en main, et combien on peut en porter.

## Le jeu en une minute

how-1-title = Se déplacer
how-1 = Un tour donne 3 points : un pas à pied, un trajet en bac ou l’appel d’un bac coûtent chacun un point. Les cases où se trouvent d’autres pions peuvent être sautées. Si vous commencez dans une maison, vous devez la quitter.
how-2-title = Commercer
how-2 = Dans une maison, vous commercez. Les marchands vendent ce qui s’y trouve, d’autant moins cher qu’il y en a, et achètent une denrée au cours, qui baisse ensuite. Les changeurs donnent deux pour un.
how-3-title = Les actions
how-3 = Puis toutes les actions de la maison doivent être effectuées : des denrées sont produites, des cours montent, bacs et marchands changent de place.
how-4-title = Les fétiches
how-4 = Apportez des denrées à l’unique féticheur : trois pour le premier fétiche, quatre pour le deuxième, cinq pour le troisième, pareilles, différentes ou de deux sortes, selon son goût.
how-5-title = Les jetons bonus
how-5 = Chacun garde un jeton bonus secret au départ et en reçoit un autre avec chaque fétiche : des points, un changement de cours, un troc, une maison fermée, un achat à un voisin.
how-6-title = Plusieurs tables
how-6 = À partir de six joueurs, il y a deux ou trois tables, dont aucune n’offre les trois fétiches. Depuis le port, vous pouvez vous lever et vous asseoir à une autre table.
how-7-title = La fin
how-7 = Qui possède le premier trois fétiches différents gagne aussitôt.

## Règles

section-A = Mise en place
rule-FFF-01 = De deux à cinq joueurs, une table ; de six à dix, deux ; de onze à quinze, trois. Aucun autre nombre ne peut jouer.
rule-FFF-02 = Un bac attend à chacun des six appontements marqués d’une ancre.
rule-FFF-03 = Les fétiches sont posés à côté du plateau, visibles ; à une seule table, cinq de chaque sorte A, B et C.
rule-FFF-04 = Chacun commence au port avec 150 florins, sans denrée ni fétiche.
rule-FFF-05 = Chacun pioche deux jetons bonus en secret, en garde un et écarte l’autre face cachée. Un jeton écarté n’est pas repioché avant que tous aient pioché, et rien d’autre ne se fait avant. Tous choisissent en même temps.
rule-FFF-06 = Tous les jetons non gardés sont ensuite mélangés face cachée : c’est la pioche.
rule-FFF-07 = Les marchands, rangés par numéro, sont coupés : douze qui se suivent sont en jeu, le 1 venant après le 36 ; toutes les coupes se valent.
rule-FFF-08 = Ces douze sont répartis au hasard sur les douze emplacements, visibles. Les vingt-quatre autres ne jouent pas.
rule-FFF-09 = Il y a toujours parmi eux un féticheur et un seul : leurs numéros sont distants de douze.
rule-FFF-10 = Chaque marchand commence avec un pion de la denrée qu’il vend. Les autres n’en ont jamais, et l’on ne peut ni leur acheter ni leur vendre comme à un marchand.
rule-FFF-11 = Le reste des treize pions de chaque denrée forme la réserve.
rule-FFF-12 = Les cinq cours commencent à 50.
rule-FFF-13 = Le premier joueur est tiré au sort ; puis on joue dans le sens des aiguilles d’une montre. On n’agit qu’à son tour.
rule-FFF-14 = Pour une première partie, on prend les marchands 1 à 12 au lieu de couper ; leur place reste tirée au sort.

section-B = Le tour
rule-FFF-15 = Un tour, c’est : le mouvement ; puis, dans une maison, le commerce ; puis les actions de cette maison.
rule-FFF-16 = Un tour donne 3 points de mouvement. On en use à volonté ; le reste est perdu. Chaque mouvement coûte un point.
rule-FFF-17 = Au premier tour de table, le premier joueur a 3 points, le deuxième 4, et ainsi de suite jusqu’à 7 pour le cinquième.
rule-FFF-18 = À partir du deuxième tour de table, chacun en a 3.
rule-FFF-19 = Marcher, prendre un bac, en appeler un ou changer de table : tout se combine dans n’importe quel ordre.
rule-FFF-20 = Un tour qui finit hors d’une maison n’a ni commerce ni action.

section-C = À pied
rule-FFF-21 = Un point, c’est un pas jusqu’à la case voisine. Chemins, ponts, maisons et port sont des cases ; ni les bacs ni les appontements n’en sont.
rule-FFF-22 = Une case où se trouve un autre pion peut être sautée comme si elle n’existait pas, et même plusieurs de suite.
rule-FFF-23 = On peut aussi s’y arrêter pour un point. Une case accueille autant de pions qu’on veut.
rule-FFF-24 = On n’entre que sur la case payée. Sur une case sautée on ne fait rien : ni bac, ni achat, ni commerce.
rule-FFF-25 = On traverse les maisons comme les autres cases. Seule compte celle où finit le mouvement.
rule-FFF-26 = Si votre tour commence dans une maison, vous devez la quitter et y dépenser un point. Rester est exclu.
rule-FFF-27 = On ne peut pas revenir dans le même tour chez un marchand que l’on a quitté.
rule-FFF-28 = On peut pourtant sauter une telle maison si elle est occupée ou fermée.
rule-FFF-29 = On ne peut pas entrer dans une maison fermée, et elle ne compte pas comme case : on la saute toujours.

section-D = Les bacs
rule-FFF-30 = Un appontement reçoit un bac ; le port est un seul appontement qui en reçoit deux.
rule-FFF-31 = Depuis une case dont l’appontement a un bac, on peut le prendre : un point en tout.
rule-FFF-32 = Vous choisissez la direction, et le bac va jusqu’au prochain appontement qui a de la place. Les pions n’en prennent pas.
rule-FFF-33 = Les appontements pleins sont dépassés.
rule-FFF-34 = Un appontement libre dont la case porte un autre pion peut servir ou être dépassé, au choix du passager ; plusieurs de suite aussi.
rule-FFF-35 = Le passager débarque aussitôt sur la case de cet appontement, et le bac y reste. Personne ne reste jamais à bord.
rule-FFF-36 = Aux confluents, le passager choisit. Un trajet ne fait pas demi-tour et ne passe pas deux fois au même point ; sans place au bout, pas de trajet.
rule-FFF-37 = Le même bac ou un autre peut être repris aussitôt, pour un point de plus.
rule-FFF-38 = Le port a de la place tant qu’une de ses deux places est vide ; deux places vides ne font qu’un appontement.
rule-FFF-39 = Avec deux bacs, le port est plein et se dépasse.
rule-FFF-40 = Appeler : pour un point et 10 florins, un bac quelconque va jusqu’au prochain appontement libre, dans la direction voulue.
rule-FFF-41 = Peu importe où vous êtes, et si le bac s’approche.
rule-FFF-42 = Un bac appelé ne fait pas attention aux pions : il s’arrête au premier appontement libre.
rule-FFF-43 = Avec moins de 10 florins, on n’appelle rien.
rule-FFF-44 = Appeler n’est pas partir : tant qu’il faut quitter une maison, le dernier point ne sert pas à appeler.

section-E = Le commerce en général
rule-FFF-45 = Le commerce est libre, et seulement avec le marchand chez qui finit le mouvement. Quand il commence, le mouvement est fini.
rule-FFF-46 = Personne ne détient jamais plus de sept denrées. Ce qui mènerait à une huitième est refusé.
rule-FFF-47 = Pas de crédit. On paie la banque, sauf indication contraire.
rule-FFF-48 = Acheter et échanger ne changent pas les cours ; seuls les ventes, les fétiches et les effets qui le disent les déplacent.

section-F = Les marchands
rule-FFF-49 = Tout ce qui se trouve chez un marchand est à vendre, même d’une autre sorte.
rule-FFF-50 = Un pion coûte le cours, abaissé d’un niveau par pion de sa sorte dans la maison avant l’achat.
rule-FFF-51 = Tous les pions d’un achat coûtent le même prix ; on en achète autant qu’on veut parmi ceux qui sont là.
rule-FFF-52 = Aucun pion ne coûte moins que le prix le plus bas, 10.
rule-FFF-53 = Les pions non achetés restent dans la maison.
rule-FFF-54 = On peut vendre à un marchand autant qu’on veut de la seule denrée qu’il désire et que l’on a, chacune au cours.
rule-FFF-55 = Les pions vendus vont à la réserve, pas dans la maison.
rule-FFF-56 = Après une vente, le cours baisse une fois, du nombre de son niveau, quel que soit le nombre de pions vendus.
rule-FFF-57 = Une baisse s’arrête au niveau le plus bas.
rule-FFF-58 = On achète et on vend dans l’ordre que l’on veut.
rule-FFF-59 = À chaque visite : une vente au plus, et un achat au plus par denrée.
rule-FFF-60 = Un marchand ne reçoit de pions que par production ou échange de stocks ; sa propre action ne produit jamais ce qu’il vend.

section-G = Changeurs et marchands spéciaux
rule-FFF-61 = Un changeur prend 1 pion de sa sorte et en donne 2 d’une autre, de la réserve, deux fois par tour au plus.
rule-FFF-62 = Les pions donnés vont à la réserve.
rule-FFF-63 = Si la réserve n’a pas les deux pions, pas d’échange, même d’un seul.
rule-FFF-64 = Freddy : une fois par tour, 1 pion contre 2 pions d’autres sortes, pareils ou non.
rule-FFF-65 = Franz : une fois par tour, acheter à la réserve 1 pion d’une denrée quelconque au cours.
rule-FFF-66 = Felicitas : deux fois par tour au plus, 1 pion contre 1 d’une denrée réellement plus chère ; le pion reçu peut resservir.

section-H = Les féticheurs
rule-FFF-67 = Votre premier fétiche coûte 3 denrées, le deuxième 4, le troisième 5, apportées au féticheur selon son goût.
rule-FFF-68 = Le goût dépend du féticheur : toutes pareilles, toutes différentes, ou deux sortes en nombres donnés, prises dans votre main.
rule-FFF-69 = Les denrées vont à la réserve, et chaque sorte payée baisse une fois, quel qu’en soit le nombre. On ne paie rien avant d’avoir choisi un fétiche.
rule-FFF-70 = On prend un fétiche d’une sorte que l’on n’a pas encore.
rule-FFF-71 = Un fétiche par tour au plus, même avec de quoi en payer deux.
rule-FFF-72 = Puis on pioche deux jetons bonus, on en garde un avant toute autre chose et l’on remet l’autre ; la pioche est mélangée.
rule-FFF-73 = Rien n’oblige à acheter. Un féticheur n’a pas d’action.

section-I = Les actions
rule-FFF-74 = Après le commerce, quoi qu’on ait fait, toutes les actions de la maison doivent être effectuées.
rule-FFF-75 = Jamais avant le commerce, après quoi l’on ne commerce plus ; et jamais pour une maison traversée, sautée, ou atteinte par un pion déplacé par autrui.
rule-FFF-76 = Le joueur dont c’est le tour fait tous les choix, et seulement ceux qu’une action demande.
rule-FFF-77 = Plusieurs icônes s’effectuent dans l’ordre imprimé.
rule-FFF-78 = Après la dernière, le tour est fini.
rule-FFF-79 = Production : chaque marchand de la denrée reçoit un pion de la réserve, maisons fermées et maison visitée comprises.
rule-FFF-80 = Si les pions manquent, autant de marchands que possible en reçoivent un, puis le cours monte une fois.
rule-FFF-81 = Juste assez suffit. Sans marchand de la denrée, rien ne se passe.
rule-FFF-82 = Hausse : le cours monte du nombre de son niveau.
rule-FFF-83 = S’il devait dépasser le haut de la table, il reste où il est, et la denrée est produite à la place.
rule-FFF-84 = Cela vaut pour toute hausse, d’où qu’elle vienne, sauf une.
rule-FFF-85 = Une hausse due à une pénurie qui dépasserait le haut ne fait rien du tout.
rule-FFF-86 = Ainsi, une production à la place d’une hausse, si elle manque de pions, s’arrête là.
rule-FFF-87 = Une action qui ne peut pas du tout s’effectuer est perdue.
rule-FFF-88 = Seules la vente spéciale et la denrée pour 50 peuvent se refuser. Tout le reste doit se faire si possible.
rule-FFF-89 = Un choix sans effet est permis : une baisse au plus bas, l’échange de deux stocks vides.
rule-FFF-90 = Les actions ne déplacent jamais le pion du joueur dont c’est le tour ; un tour de plus le fait à sa manière.
rule-FFF-91 = Livraison : deux marchands différents reçoivent chacun un pion de la denrée qu’ils vendent.
rule-FFF-92 = Hausse générale : les cinq denrées montent l’une après l’autre, dans l’ordre de la table.
rule-FFF-93 = Déplacement d’un pion : le pion d’un autre joueur, d’abord choisi, avance d’un point selon les règles, à pied ou en bac.
rule-FFF-94 = Un pion ainsi mené dans une maison ne commerce pas et ne déclenche rien.
rule-FFF-95 = Déplacement d’un bac : un bac quelconque va à n’importe quel autre appontement libre, gratuitement.
rule-FFF-96 = Un tour de plus : on rejoue aussitôt un tour entier de 3 points, depuis cette maison, qu’il faut quitter.
rule-FFF-97 = Échange de stocks : deux marchands échangent tous leurs stocks, vides ou non.
rule-FFF-98 = Échange de maisons : deux marchands changent de place ; ni le féticheur, ni celui qu’on vient de visiter.
rule-FFF-99 = Double production : chaque marchand d’une denrée au choix reçoit deux pions.
rule-FFF-100 = Production au choix : une denrée choisie est produite. On ne choisit une denrée que si une action le demande.
rule-FFF-101 = Changement de cours : une denrée choisie monte ou baisse selon la table.
rule-FFF-102 = Baisse : une denrée choisie baisse selon la table.
rule-FFF-103 = Vente spéciale : on peut vendre au cours 1 pion que l’on a, et le cours monte ensuite.
rule-FFF-104 = Une denrée pour 50 : on peut acheter 1 pion de la réserve pour 50 florins, quel que soit le cours.
rule-FFF-105 = Cadeau : on prend à la réserve 1 pion de la denrée la moins chère ; si plusieurs le sont autant, rien.

section-J = Les jetons bonus
rule-FFF-106 = On peut jouer n’importe lesquels de ses jetons à son tour, du début jusqu’aux actions, même entre deux pas ou deux affaires.
rule-FFF-107 = La nature de vos jetons est secrète, leur nombre ne l’est pas.
rule-FFF-108 = Un jeton joué retourne à la pioche, que l’on mélange ; un jeton de fermeture, quand on le lève.
rule-FFF-109 = Deux points de plus : 2 points ce tour-ci, tant que dure le mouvement, même s’il n’en reste pas.
rule-FFF-110 = Changement de cours : comme l’action du même nom.
rule-FFF-111 = Troc : donner à la réserve 1 pion que l’on a et en prendre 1 d’une autre sorte, s’il y en a.
rule-FFF-112 = Fermeture : le jeton se pose sur une maison quelconque, sauf celle du féticheur.
rule-FFF-113 = Tant qu’il y est, personne ne peut s’y arrêter ; les pions présents n’en sont pas chassés.
rule-FFF-114 = On le lève après un tour de table, au début du prochain tour normal de son propriétaire.
rule-FFF-115 = Un marchand fermé participe tout de même aux productions et aux échanges.
rule-FFF-116 = Achat : pendant le mouvement, à un joueur dont le pion est sur votre case, 1 pion qu’il possède, au cours, payé à ce joueur, qui ne peut refuser.

section-K = La fin
rule-FFF-117 = La partie finit dès que quelqu’un prend son troisième fétiche, et ce joueur gagne seul. On ne termine pas le tour de table.

section-L = Deux et trois tables
rule-FFF-118 = Chaque table a sa boîte et sa mise en place : coupe, disposition, cours, réserve, bacs, pioche, premier joueur. Avec une seule table, on ne peut aller ailleurs.
rule-FFF-119 = On répartit les joueurs aussi également que possible : de 3 et 3 à 5 et 5, puis de 4, 4 et 3 à 5, 5 et 5.
rule-FFF-120 = À deux tables, les dix A sont à la première, les dix B à la deuxième, et cinq C à chacune ; une table sans C prend chez l’autre.
rule-FFF-121 = À trois tables, tous les A sont à la première, tous les B à la deuxième, tous les C à la troisième.
rule-FFF-122 = On ne peut acheter qu’une sorte offerte à la table où l’on est assis.
rule-FFF-123 = Un fétiche acheté reste face cachée devant vous et se retourne quand vous changez de table.
rule-FFF-124 = Qui a un fétiche face cachée ne peut en acheter un autre.
rule-FFF-125 = Au port, avec un point au moins, on peut passer à une autre table. Le tour est fini, et les autres points sont perdus.
rule-FFF-126 = Argent, denrées, fétiches et jetons suivent.
rule-FFF-127 = Le nouveau venu s’assied à droite de celui dont c’est le tour là-bas, et joue donc après tous les autres.
rule-FFF-128 = Le pion entre au port au début de ce tour, avec les 3 points habituels.
rule-FFF-129 = Le nouveau venu ne peut repartir avant ce tour, mais il le peut pendant.
rule-FFF-130 = Denrées dépensées et jetons joués restent à la table où cela se passe. Rien ne compense ce qui manque à l’une et abonde à l’autre.
rule-FFF-131 = Seul l’argent est commun à toutes les tables ; la banque paie toujours.
rule-FFF-132 = Un joueur seul à une table continue, un tour entier après l’autre.
rule-FFF-133 = Personne ne regarde une autre table ; on découvre où elle en est en s’y asseyant.
rule-FFF-134 = Chaque table joue à son rythme et n’en attend aucune.
rule-FFF-135 = Les points du premier tour de table se comptent à chaque table dans son ordre ; les nouveaux venus en ont toujours 3.
rule-FFF-136 = Le premier troisième fétiche, à n’importe quelle table, finit la partie à toutes.
rule-FFF-137 = Si on en est convenu, la partie continue pour la deuxième place, ou pour la deuxième et la troisième.

section-R = Précisions
rule-FFF-R1 = L’obligation de quitter une maison l’emporte sur la liberté de ne dépenser aucun point, même si un autre y a mené le pion. Deux maisons n’étant jamais voisines, on peut toujours partir.
rule-FFF-R2 = L’interdiction de revenir vaut pour tout marchand quitté ce tour-ci, que le tour y ait commencé ou qu’on l’ait traversé. Un tour de plus repart de zéro.
rule-FFF-R3 = Un point, c’est un pas par-dessus une suite de cases occupées ou fermées, peut-être aucune, vers une autre case que la sienne. Marche et bac ne se mêlent pas en un point.
rule-FFF-R4 = Dépasser un appontement occupé qui a de la place est un choix ; dépasser un appontement plein n’en est pas un.
rule-FFF-R5 = Un bac appelé s’arrête au port et à votre appontement même si des pions s’y trouvent.
rule-FFF-R6 = Un bac peut finir au premier appontement libre de toute route qui ne passe pas deux fois au même point ; un passager peut dépasser celui d’un autre pion. Il ne revient jamais à son départ.
rule-FFF-R7 = D’une place du port à l’autre, ce n’est pas un mouvement.
rule-FFF-R8 = Une seule vente par visite empêche de la découper ; on peut jouer des jetons entre achat et vente.
rule-FFF-R9 = Sept denrées, tout ou rien : un échange qui en laisserait plus de sept est refusé, et l’on ne jette rien. Un cadeau à des mains pleines ne donne rien.
rule-FFF-R10 = Deux échanges sont deux décisions, chacune examinée pour elle-même.
rule-FFF-R11 = Quand les pions manquent, le joueur dont c’est le tour les attribue, un chacun, avant toute autre chose. La double production donne à chacun un premier pion avant tout second ; de deux marchands, le premier nommé passe d’abord. Une hausse par denrée et par action.
rule-FFF-R12 = Rien n’est perdu quand une pénurie ne fait rien monter : la réserve est vide de toute façon.
rule-FFF-R13 = De 120, trois niveaux dépasseraient le haut : le cours reste là. On n’atteint 150 que depuis 100.
rule-FFF-R14 = Hausses et baisses suivent la même colonne : 1 jusqu’à 40, 2 de 50 à 100, 3 au-dessus.
rule-FFF-R15 = Après une vente spéciale le cours monte, à la différence des autres ; on peut convenir qu’il baisse.
rule-FFF-R16 = Les icônes viennent dans l’ordre imprimé, sans choix. Cela ne compte que chez Freddy, dont le bac bouge avant le pion.
rule-FFF-R17 = Les denrées venues par échange de stocks y sont à vendre, chaque sorte avec sa remise ; la production ajoute la denrée du marchand.
rule-FFF-R18 = Les marchands échangés emportent stocks et fermetures. Les pions restent sur place, désormais chez l’autre ; rien d’autre n’arrive.
rule-FFF-R19 = Un tour de plus est entier, avec commerce, actions et jetons, mais ne lève pas vos fermetures et compte 3 points même au premier tour de table. Pas de troisième tour à la suite, et le fétiche compte pour les deux.
rule-FFF-R20 = On peut fermer la maison où l’on est : en mouvement, seulement s’il reste un point, et il faut alors partir ; pendant le commerce, tout continue. Une maison à plusieurs jetons rouvre au dernier levé.
rule-FFF-R21 = Si le propriétaire d’une fermeture quitte la table, ou a joué son dernier tour, on la lève après le tour de celui qui joue encore à sa droite, ou aussitôt s’il n’y en a pas.
rule-FFF-R22 = L’achat à un joueur est possible du début du tour à la fin du mouvement, au port aussi ; pas sur une case sautée, ni à un nouveau venu dont le pion n’est pas sur le plateau.
rule-FFF-R23 = Les jetons se jouent jusqu’à la fin du commerce, ou du mouvement hors d’une maison. Un jeton pioché chez le féticheur peut encore servir.
rule-FFF-R24 = Si la pioche est courte, on prend ce qu’il y a : un jeton seul se garde, zéro ne donne rien. Le troisième fétiche ne donne pas de jeton.
rule-FFF-R25 = Un troc doit changer de sorte.
rule-FFF-R26 = Déplacer un pion, c’est un pas ou un trajet : ni appel, ni autre table, ni maison fermée. Tous les autres pions comptent. On ne choisit qu’un pion de ce plateau ; sinon l’action est perdue.
rule-FFF-R27 = La banque est inépuisable. Toutes les sommes sont des multiples de 10.
rule-FFF-R28 = Denrées, argent et fétiches sont visibles ; seuls les jetons bonus sont secrets.
rule-FFF-R29 = Un fétiche s’achète dans cet ordre : sorte, paiement, denrées à la réserve, cours, fétiche, éventuellement la fin, jetons. Ce qui est commencé se paie avant le reste.
rule-FFF-R30 = Il y a un gagnant. Les autres sont rangés par fétiches, sans départage.
rule-FFF-R31 = Si l’on continue, qui a fini quitte le plateau : denrées à la réserve, jetons à la pioche, argent à la banque ; les fétiches restent. On s’arrête à la place convenue ou quand il ne reste qu’un joueur.
rule-FFF-R32 = La règle du fétiche face cachée vaut aussi à trois tables, où elle n’a pas d’effet.
rule-FFF-R33 = Un nouveau venu se place juste avant celui dont c’est le tour, ou avant le premier joueur pendant la mise en place ; deux nouveaux venus gardent leur ordre. À une table vide, il joue aussitôt. Une table vide reste telle quelle.
rule-FFF-R34 = Les joueurs s’asseyent aux tables à tour de rôle ; le premier joueur de chacune est tiré au sort.
rule-FFF-R35 = Le hasard d’une table ne dépend pas de ce qui se passe à une autre.
rule-FFF-R36 = Les récits contraires à la règle ne sont pas suivis : douze marchands, un pion chacun, un point par trajet.
rule-FFF-R37 = Certaines affirmations ne sont pas imprimées : sauter une maison quittée, la baisse qui s’arrête à 10, les maisons fermées dans les productions, les actions perdues, les pions qu’on ne chasse pas.
rule-FFF-R38 = Chacun joue quarante tours de table, ou autant que convenu. Un tour de table, c’est un tour pour chacun à une table, quoi qu’il se passe aux autres ; qui change de table emporte ceux qui lui restent à jouer. Après son dernier tour, on attend, et les autres jouent sans vous. Une table peut ainsi en venir à attendre les autres, et qui s’y assied avec des tours à jouer joue aussitôt. Quand personne n’en a plus, la partie est arrêtée : les joueurs sont rangés par fétiches, et personne n’a gagné, sauf si quelqu’un avait fini avant.
rule-FFF-R39 = Ce que vous avez fait, même la fin de votre tour, peut être repris tant que personne d’autre à votre table n’a agi et que rien de caché n’y a été montré. Ce qui se passe aux autres tables n’y change rien. Garder, piocher ou jouer un jeton bonus et changer de table ne se reprend pas.
