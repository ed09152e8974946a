### Fische Fluppen Frikadellen en français.
###
### $seat, $other, $good, $give, $get, $pair, $bonus, $space, $to, $landing, $site, $dealer, $with, $effect, $fetish,
### $payment, $direction, $cause et $reason arrivent sous forme de texte, $table compté à partir de 1 ; $amount vaut 1
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
amount-1 = 1
amount-2 = 2
amount-3 = 3
amount-4 = 4
amount-5 = 5
amount-6 = 6
amount-7 = 7
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

## Cases, appontements et maisons : H maisons, b ponts, les autres chemins

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
space-n1 = le chemin n1
space-n2 = le chemin n2
space-n5 = le chemin n5
space-m2 = le chemin m2
space-m4 = le chemin m4
space-m5 = le chemin m5
space-c1 = le chemin c1
space-c2 = le chemin c2
space-c3 = le chemin c3
space-c4 = le chemin c4
space-s1 = le chemin s1
space-s2 = le chemin s2
space-s3 = le chemin s3
space-s4 = le chemin s4
space-s6 = le chemin s6
space-w1 = le chemin w1
space-w3 = le chemin w3
space-w4 = le chemin w4
space-w5 = le chemin w5
space-b1 = le pont b1
space-b2 = le pont b2
space-b3 = le pont b3
space-b4 = le pont b4
space-b5 = le pont b5
space-b6 = le pont b6
space-b7 = le pont b7
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
pattern-two_kinds-help = Des denrées de deux sortes : 2 + 1, puis 2 + 2, puis 3 + 2.
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
reason-limit = après tant de tours, personne n’a gagné

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
event-walk = { $seat } va à pied : { $space } → { $to }.
event-ride = { $seat } prend le bac : { $landing } → { $to }.
event-call = { $seat } appelle le bac, { $landing } → { $to }, pour { $value ->
    [one] { $value } florin
   *[other] { $value } florins
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
event-two = { $seat } échange { $give } contre { $pair }.
event-swap = { $seat } échange 1 contre 1 : { $give } contre { $get }.
event-want = { $seat } veut le { $fetish }.
event-fetish = { $seat } prend le { $fetish }.
event-pay = { $seat } paie { $amount } { $good }.
event-draw = { $seat } pioche { $bonus }.
event-price = Cours, { $good }, { $cause } au tour de { $seat } : { $before } → { $after }.
event-floor = Tour de { $seat } : { $good } reste à { $value }, le cours le plus bas.
event-ceiling = Tour de { $seat } : { $good } ne peut pas monter depuis { $value }, la denrée est produite.
event-produce = { $dealer }, { $site }, reçoit 1 { $good } au tour de { $seat }.
event-short = Tour de { $seat } : pas assez de { $good }.
event-effect = { $seat } effectue l’action de { $dealer } : { $effect }.
event-ferry = { $seat } déplace le bac : { $landing } → { $to }.
event-push = { $seat } déplace { $other } : { $space } → { $to }.
event-push_ride = { $seat } envoie { $other } en bac : { $landing } → { $to }.
event-pick = { $seat } choisit { $dealer }, { $site }.
event-pick_pawn = { $seat } choisit le pion de { $other }.
event-swap_stocks = { $seat } échange les stocks de { $dealer } et de { $with }.
event-swap_dealers = { $seat } échange les maisons de { $dealer } et de { $with }.
event-gift = { $seat } reçoit 1 { $good } en cadeau.
event-lapse = Pour { $seat }, rien à faire : { $effect }.
event-decline = { $seat } renonce : { $effect }.
event-end_trade = { $seat } finit le commerce.
event-finish = { $seat } a trois fétiches et prend la place { $place }.
event-end = La partie est finie : { $reason }.

## Ce qu’on attend du joueur

prompt-keeping = Choisissez le jeton bonus à garder.
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

## Parts du score

part-fetish_A = Fétiche A
part-fetish_B = Fétiche B
part-fetish_C = Fétiche C

## Plateau : noms des lieux et des choses

label-table = Table
label-tables = Tables
label-elsewhere = ailleurs
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
label-unit-price = { $price } pièce
label-held = { $count }/{ $limit }
label-next-rise = après une hausse : { $price }
label-next-fall = après une baisse : { $price }
label-rise-produces = une hausse dépasserait le maximum : la denrée est produite
label-lacking = { $count ->
    [0] le prochain fétiche peut être payé
    [one] il manque { $count } denrée
   *[other] il manque { $count } denrées
}
label-closed-until = Fermé par { $seat }, jusqu’à son prochain tour
label-closed-after = Fermé par { $seat }, jusqu’à la fin du tour de { $other }
label-comes-after = { $seat } joue après { $other }
label-must-leave = Vous devez quitter cette maison.
label-round = Tour { $turns } sur { $limit } au plus
label-total = { $amount } pour { $value }
label-sale-after = puis le cours baisse à { $price }
label-map = Carte du village
label-seat = { $seat }
label-stop-here = S’arrêter ici
label-go = Y aller : { $cost }
label-fewer = Un de moins
label-more = Un de plus
label-amount-buy = Combien en acheter : { $good }
label-amount-sell = Combien en vendre : { $good }
label-buy-for = Acheter { $amount } pour { $value }
label-sell-for = Vendre { $amount } pour { $value }
label-sold-out = épuisé
label-in-hand = en main : { $count }
label-swaps-left = { $count ->
    [0] plus d’échange ce tour-ci
    [one] encore { $count } échange ce tour-ci
   *[other] encore { $count } échanges ce tour-ci
}
label-no-exchange = Aucun échange possible
label-then = Ensuite, commerce ou non :
label-produce = Production, 1 chez chaque marchand : { $good }.
label-rise = Hausse du cours : { $good }.
label-choose-give = Ce que vous donnez :
label-choose-get = Ce que vous recevez :
label-choose-landing = Choisissez l’appontement où va le bac.
label-choose-closing = Choisissez la maison que vous fermez.
label-call-to = L’appeler ici : { $landing }
label-ferry-to = Le déplacer ici : { $landing }
label-cancel = Retour
label-order = Ordre du tour
label-offered = Fétiches proposés à cette table
label-change-help = Depuis le port, pour 1 point ; votre tour s’arrête alors.
label-not-watching = Nul ne peut regarder une partie à plusieurs tables. On les voit toutes une fois la partie finie.
label-overview = Toute la carte
label-close-up = De près

## Terminal : mots à taper, aperçus, colonnes

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
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-6 = 6
word-7 = 7
preview-price = { $good } { $before } → { $after }
preview-buy = +{ $amount } { $good }, −{ $value } florins
preview-sell = −{ $amount } { $good }, +{ $value } florins
preview-call = −{ $value } florins
preview-buy_from = +1 { $good }, −{ $value } florins
preview-visit = { $dealer }
preview-produce = { $dealer } +1 { $good }
preview-short = pas assez de { $good }
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
legend-hidden = ? face cachée

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
