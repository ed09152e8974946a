### Fruitoplay en français.
###
### $seat, $card, $fruit et $answer arrivent en toutes lettres ; $amount vaut 1 quand l’action ou l’événement n’en a pas.
### Une carte que le lecteur n’a pas à connaître est nommée par card-hidden.

name = Fruitoplay
tagline = Tout le monde joue en même temps : approchez-vous ou gardez vos distances, et cultivez des colonnes qui se multiplient bien.

## Fruits

fruit-strawberry = { $amount ->
    [one] fraise
   *[other] fraises
}
fruit-banana = { $amount ->
    [one] banane
   *[other] bananes
}
fruit-fig = { $amount ->
    [one] figue
   *[other] figues
}
fruit-apple = { $amount ->
    [one] pomme
   *[other] pommes
}

## Cartes

card-S1 = Fraise 1
card-S2 = Fraise 2
card-S3 = Fraise 3
card-S4 = Fraise 4
card-S5 = Fraise 5
card-S6 = Fraise 6
card-S7 = Fraise 7
card-S8 = Fraise 8
card-S9 = Fraise 9
card-S10 = Fraise 10
card-S11 = Fraise 11
card-S12 = Fraise 12
card-S13 = Fraise 13
card-S14 = Fraise 14
card-S15 = Fraise 15
card-S16 = Fraise 16
card-S17 = Fraise 17
card-S18 = Fraise 18
card-S19 = Fraise 19
card-S20 = Fraise 20
card-B1 = Banane 1
card-B2 = Banane 2
card-B3 = Banane 3
card-B4 = Banane 4
card-B5 = Banane 5
card-B6 = Banane 6
card-B7 = Banane 7
card-B8 = Banane 8
card-B9 = Banane 9
card-B10 = Banane 10
card-B11 = Banane 11
card-B12 = Banane 12
card-B13 = Banane 13
card-B14 = Banane 14
card-B15 = Banane 15
card-B16 = Banane 16
card-B17 = Banane 17
card-B18 = Banane 18
card-B19 = Banane 19
card-B20 = Banane 20
card-F1 = Figue 1
card-F2 = Figue 2
card-F3 = Figue 3
card-F4 = Figue 4
card-F5 = Figue 5
card-F6 = Figue 6
card-F7 = Figue 7
card-F8 = Figue 8
card-F9 = Figue 9
card-F10 = Figue 10
card-F11 = Figue 11
card-F12 = Figue 12
card-F13 = Figue 13
card-F14 = Figue 14
card-F15 = Figue 15
card-F16 = Figue 16
card-F17 = Figue 17
card-F18 = Figue 18
card-F19 = Figue 19
card-F20 = Figue 20
card-A1 = Pomme 1
card-A2 = Pomme 2
card-A3 = Pomme 3
card-A4 = Pomme 4
card-A5 = Pomme 5
card-A6 = Pomme 6
card-A7 = Pomme 7
card-A8 = Pomme 8
card-A9 = Pomme 9
card-A10 = Pomme 10
card-A11 = Pomme 11
card-A12 = Pomme 12
card-A13 = Pomme 13
card-A14 = Pomme 14
card-A15 = Pomme 15
card-A16 = Pomme 16
card-A17 = Pomme 17
card-A18 = Pomme 18
card-A19 = Pomme 19
card-A20 = Pomme 20
card-collective = le fruit collectif
card-none = rien d’autre qu’elle-même
card-hidden = une carte

## Réponses à la dernière pioche

answer-yes = Piocher une dernière carte
answer-no = Ne plus piocher
answer-hidden = Piocher une dernière carte, ou non

## Actions

action-play = Jouer { $card }
action-collective = Choisir le fruit collectif : { $fruit }
action-draw = { $answer }
action-rot = Annuler { $card }

## Événements

event-commit = { $seat } a choisi.
event-show = { $seat } montre { $card }, à { $gap } de la cible.
event-strike = { $card }, jouée par { $seat }, est à égalité et ne peut plus gagner.
event-take = { $seat } remporte { $card } et prend les { $amount } cartes.
event-aside = Personne ne remporte { $card } : { $amount } cartes quittent la manche.
event-draw = { $seat } pioche { $card }.
event-decline = { $seat } ne pioche plus.
event-lots = Trop de volontaires pour la pioche : le sort attribue { $amount ->
    [one] la dernière carte
   *[other] les { $amount } dernières cartes
}.
event-miss = Le sort ne donne pas de carte à { $seat }.
event-lay = { $seat } étale { $card }.
event-rot = { $seat } : la { $fruit } pourrie annule { $card }.
event-score = { $seat } : { $largest } × { $smallest } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-deal = Manche { $round } : toutes les cartes sont mélangées et redistribuées.
event-lot = Personne n’est seul dernier, le fruit collectif est tiré au sort : { $amount } { $fruit } pour tout le monde.
event-collective = { $seat } choisit le fruit collectif : { $amount } { $fruit } pour tout le monde.
event-target = Pli { $trick } : la cible est { $card }.
event-end = La partie est finie. Le meilleur total est de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce qu’on attend du joueur

prompt-collective = Vous êtes dernier : choisissez le fruit que tout le monde recevra dans cette manche.
prompt-trick = Choisissez une carte à jouer face cachée. Le numéro le plus proche gagne toutes les cartes, le fruit de la cible d’abord.
prompt-draw = Le dernier pli est joué : piochez encore une carte pour vos colonnes, ou non.
prompt-rot = Votre carte pourrie en annule une autre de sa colonne : choisissez laquelle.
prompt-over = La partie est terminée.

## Options

option-tie_scope = Égalités
option-tie_scope-help = Quelles cartes de même écart s’éliminent.
option-tie_scope-contenders = Seulement celles qui allaient gagner
option-tie_scope-every_card = Toutes celles de même écart

## Parties du score

part-round_1 = Manche 1
part-round_2 = Manche 2
part-round_3 = Manche 3

## Plateau : le nom des lieux et des choses

label-river = Rivière
label-river-empty = Le dernier pli de la manche
label-target = Cible
label-pile = Pioche
label-hand = Main
label-columns = Colonnes
label-product = Produit
label-aside = Hors de la manche
label-collective = Fruit collectif
label-rotten = Carte pourrie
label-last = Dernier pli
label-unseen = Cartes pas encore vues
label-score = Points
label-round = Manche
label-trick = Pli

## Plateau : ce qu’il dit de la position

label-clock = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
label-pile-cards = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
label-hand-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
label-next = à suivre
label-gap = écart { $gap }
label-fruits = { $count ->
    [0] pourri
    [one] { $count } fruit
   *[other] { $count } fruits
}
label-collective-chosen = Fruit collectif, choisi par { $seat } : { $amount } { $fruit } pour tout le monde
label-collective-lot = Fruit collectif, tiré au sort : { $amount } { $fruit } pour tout le monde
label-ready = a choisi
label-waiting = choisit
label-struck = à égalité
label-wins = { $seat } gagne
label-wins-matching = { $seat } gagne avec le fruit de la cible
label-nobody = personne ne gagne
label-sits-out = { $seat } a gagné tous les plis et n’a plus de carte pour celui-ci
label-lowest = dernier
label-prospect = Étalée maintenant, votre main ferait { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-cancel = Annuler { $card } : la manche fait { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-product-of = { $largest } × { $smallest } = { $points }
label-tie-break = La meilleure troisième manche départage.

## Plateau : cartes, colonnes et choix

label-face-down = face cachée
label-played = { $seat } a joué { $card }
label-column = { $fruit } : { $count }
label-cancelled = annulée
label-ghost = { $amount } { $fruit } pour tout le monde
label-everyone = pour tout le monde
label-naming = { $seat } est dernier et choisit un fruit pour tout le monde
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-counted = La manche { $round } est comptée
label-finale = Le dernier fruit est compté
label-cancels = { $card } annule une autre carte de sa colonne

## Terminal : mots à taper, colonnes

word-play = jouer
word-collective = collectif
word-draw = piocher
word-rot = annuler
word-yes = oui
word-no = non
column-hand = Main
column-product = Produit
column-total = Total

## Ce qui s’explique quand on le pointe

explain-round-title = Manches
explain-round = Ce que chacune des trois manches a rapporté. Entre parenthèses : ce que feraient les colonnes si la manche finissait maintenant.
explain-river-title = Rivière
explain-river = Les prochaines cibles. Quand un pli est joué, la carte à la flèche devient la cible ; les nombres disent pour quel pli.
explain-product-title = 5 × 4 = 20
explain-product = Les fruits de la plus grande colonne fois ceux de la plus petite qui n’est pas vide. Une colonne seule compte pour elle-même.
explain-rotten-title = Carte pourrie
explain-rotten = Une carte pourrie annule une autre carte de sa colonne. Sous chacune de celles qu’elle peut annuler : ce que la manche rapporte alors.
explain-gap-title = Écart 3
explain-gap = La distance entre le nombre d’une carte et celui de la cible. Le plus petit écart gagne, mais le fruit de la cible passe avant tous les autres.

## Le jeu en une minute

how-1-title = Tous ensemble
how-1 = Sept cibles forment la rivière, visibles de tous. Pour chacune, chacun joue une carte face cachée, et toutes sont retournées en même temps.
how-2-title = Qui gagne
how-2 = Si des cartes du fruit de la cible ont été jouées, la plus proche d’entre elles gagne ; sinon, la plus proche de toutes. Les cartes à égalité au plus près s’éliminent. Le gagnant prend la cible et toutes les cartes jouées.
how-3-title = Votre main
how-3 = Qui n’a pas gagné pioche une carte. Après le septième pli, vous pouvez la refuser. Puis chacun étale sa main avec ce qu’il a gagné, une colonne par fruit.
how-4-title = Le produit
how-4 = Comptez les fruits de vos colonnes et multipliez la plus grande par la plus petite. Une colonne unique compte par elle-même ; un fruit isolé dans une autre peut coûter cher. Gagner n’est donc pas toujours bon.
how-5-title = Fruits pourris
how-5 = Une carte pourrie ne vaut rien et annule une autre carte de sa colonne. Tâchez de la laisser à quelqu’un d’autre.
how-6-title = Trois manches
how-6 = Aux manches 2 et 3, un fruit collectif donne à tous 1, puis 2 fruits d’une sorte, qu’on le veuille ou non. Le dernier choisit laquelle. Le meilleur total des trois manches gagne.

## Règles

section-A = Le jeu et sa mise en place
rule-PLAY-01 = Fruitoplay se joue de 2 à 6. Aucun autre nombre ne convient.
rule-PLAY-02 = Une partie compte exactement trois manches, et une manche exactement sept plis. Rien ne les abrège.
rule-PLAY-03 = Le paquet compte quatre fruits, chacun avec les numéros de 1 à 20. Les 80 cartes servent toutes, quel que soit le nombre de joueurs.
rule-PLAY-04 = Avant chaque manche, les 80 cartes sont mélangées, où qu’elles se trouvent. De la manche précédente, il ne reste que les scores.
rule-PLAY-05 = À 2 ou 3 joueurs, chacun reçoit 7 cartes.
rule-PLAY-06 = À 4, 5 ou 6 joueurs, chacun reçoit 6 cartes.
rule-PLAY-07 = Sept cartes sont posées l’une après l’autre, face visible : c’est la rivière. Toutes restent lisibles tout le temps, et leur ordre ne change pas.
rule-PLAY-08 = Les cartes restantes forment la pioche, face cachée : 59, 52, 49, 43 ou 37 cartes à 2, 3, 4, 5 ou 6 joueurs.
rule-PLAY-09 = La rivière s’épuise par le bout : la carte posée en dernier est la première cible, la carte posée en premier est la septième.
rule-PLAY-10 = Il n’y a ni premier joueur ni ordre de jeu : dans un pli, tous jouent en même temps.
rule-PLAY-11 = Les fruits collectifs restent à part : jamais mélangés, distribués, joués, piochés ni gagnés, et jamais pris pour cible.
rule-PLAY-12 = Il n’y a pas de fruit collectif dans la manche 1.

section-B = Le fruit collectif
rule-PLAY-13 = À la manche 2, après la donne et avant le premier pli, le joueur qui a seul le plus petit total choisit l’un des quatre fruits collectifs. Il est posé près de la rivière et vaut 1 fruit.
rule-PLAY-14 = À la manche 3, c’est le joueur qui a seul le plus petit total des deux manches qui choisit, et la carte vaut 2 fruits.
rule-PLAY-15 = Si plusieurs joueurs partagent le plus petit total, personne ne choisit : l’un des quatre fruits collectifs est tiré au sort.
rule-PLAY-16 = Des totaux égaux au-dessus du plus petit n’y changent rien.
rule-PLAY-17 = Le choix est obligatoire, et chaque fruit peut être choisi dans les deux manches, à la manche 3 aussi celui de la manche 2.
rule-PLAY-18 = Qui choisit le fruit collectif a vu sa nouvelle main et toute la rivière.
rule-PLAY-19 = Un seul fruit collectif est en vigueur dans la manche 2, et un seul dans la manche 3. Une fois choisi il reste, et celui de la manche 2 ne compte plus dans la manche 3.
rule-PLAY-20 = Le fruit collectif n’a pas de numéro et n’intervient dans aucun pli.

section-C = Jouer un pli
rule-PLAY-21 = La carte au bout de la rivière la quitte et devient la cible.
rule-PLAY-22 = Quiconque a des cartes en joue exactement une, face cachée : on ne passe pas, et on n’en joue pas deux.
rule-PLAY-23 = N’importe quelle carte de votre main convient, mais elle doit venir de votre main. On n’est jamais obligé de fournir le fruit de la cible.
rule-PLAY-24 = Aucune carte n’est montrée avant que la dernière soit choisie ; toutes sont alors retournées ensemble.
rule-PLAY-25 = Seules la cible et les cartes jouées décident de la suite. L’ordre dans lequel on a choisi ne change rien, ni à ce pli ni plus tard.

section-D = Gagner un pli
rule-PLAY-26 = L’écart d’une carte est la distance entre son numéro et celui de la cible, au-dessus comme au-dessous. 20 et 1 ne sont pas voisins.
rule-PLAY-27 = Si des cartes valides du fruit de la cible ont été jouées, elles seules concourent, et le plus petit écart gagne.
rule-PLAY-28 = Tant qu’une carte valide du fruit de la cible est là, aucun autre fruit ne peut gagner, même avec le numéro de la cible.
rule-PLAY-29 = Sans carte valide du fruit de la cible, toutes les cartes valides concourent, et le plus petit écart gagne, quel que soit le fruit.
rule-PLAY-30 = Seuls le fruit et le numéro décident d’un pli : une carte double n’a aucun avantage, et une carte pourrie joue par son numéro, comme les autres.

section-E = Égalités
rule-PLAY-31 = Si plusieurs cartes en concurrence ont le même plus petit écart, aucune n’est plus valide dans ce pli.
rule-PLAY-32 = Après une égalité, on cherche parmi les cartes encore valides : d’abord celles du fruit de la cible, toutes s’il n’y en a pas.
rule-PLAY-33 = On recommence jusqu’à ce qu’une carte gagne ou qu’il n’en reste plus de valide.
rule-PLAY-34 = Une égalité plus loin que la carte la plus proche ne change rien : une carte seule en tête gagne aussitôt.
rule-PLAY-35 = Une carte d’un autre fruit n’est pas à égalité avec celles du fruit de la cible. Elle reste valide tant qu’elle ne concourt pas elle-même.
rule-PLAY-36 = Une carte à égalité n’est écartée que pour décider de ce pli. Ensuite, c’est une carte comme les autres, qui compte pleinement.

section-F = Prendre les cartes
rule-PLAY-37 = Le gagnant prend la cible et toutes les cartes jouées, celles à égalité comprises.
rule-PLAY-38 = Les cartes gagnées sont posées face visible devant le gagnant, une colonne par fruit, lisibles par tous. Elles ne vont jamais en main.
rule-PLAY-39 = S’il ne reste aucune carte valide, personne ne gagne : la cible et les cartes jouées quittent la manche et ne comptent pour personne.

section-G = La fin d’un pli
rule-PLAY-40 = Après chacun des six premiers plis, quiconque ne l’a pas gagné doit piocher une carte. Elle est piochée pour vous.
rule-PLAY-41 = Le gagnant d’un pli ne pioche pas.
rule-PLAY-42 = Si personne n’a gagné l’un des six premiers plis, tous piochent.
rule-PLAY-43 = On pioche sur le dessus de la pioche, et seul celui qui pioche voit la carte.
rule-PLAY-44 = Chacun a donc en main les cartes reçues, moins une par pli gagné dans la manche.
rule-PLAY-45 = Après le septième pli, et alors seulement, quiconque ne l’a pas gagné choisit de piocher une carte ou non.
rule-PLAY-46 = Si personne n’a gagné le septième pli, tout le monde a ce choix.
rule-PLAY-47 = Tous répondent une fois, en même temps et en secret. Les cartes sont données quand la dernière réponse est là.
rule-PLAY-48 = Si la pioche ne suffit pas à tous ceux qui veulent une carte, ce qui n’arrive qu’à 6 joueurs, le sort décide. Les autres ne piochent rien, et les cartes hors de la manche ne resservent pas.

section-H = Un joueur sans cartes
rule-PLAY-49 = À 4, 5 ou 6 joueurs, qui a gagné les six premiers plis n’a plus de carte : il n’en joue pas au septième et ne peut pas le gagner.
rule-PLAY-50 = Il peut ensuite piocher une carte, comme tous ceux qui n’ont pas gagné le septième pli.
rule-PLAY-51 = Les autres jouent le septième pli entre eux ; son gagnant prend leurs cartes et la cible.
rule-PLAY-52 = À 2 ou 3 joueurs, qui a gagné six plis a encore une carte et doit la jouer au septième.
rule-PLAY-53 = Dans tous les autres cas, chacun a une carte pour chaque pli.

section-I = La fin d’une manche
rule-PLAY-54 = Les plis de la manche sont finis quand les sept cibles ont été disputées, gagnées ou non.
rule-PLAY-55 = Chacun ajoute alors toute sa main à ses colonnes, carte tout juste piochée comprise. On ne garde rien.
rule-PLAY-56 = Tous étalent leur main en même temps, sans rien choisir, et chacun peut la voir.

section-J = Cartes pourries
rule-PLAY-57 = Une carte pourrie agit une fois toutes les mains étalées, et seulement sur le joueur qui l’a dans une colonne.
rule-PLAY-58 = D’abord, la carte pourrie s’annule elle-même : elle ne vaut aucun fruit et ne peut pas être choisie.
rule-PLAY-59 = Puis son propriétaire doit annuler encore un élément du même fruit, s’il y en a : une autre carte de sa colonne, ou le fruit collectif.
rule-PLAY-60 = Le propriétaire choisit librement : une carte simple, une carte double ou le fruit collectif.
rule-PLAY-61 = Une carte ou un fruit collectif d’une autre sorte ne peut pas être annulé.
rule-PLAY-62 = Si le fruit collectif est le seul autre élément de cette sorte, c’est lui qui est annulé.
rule-PLAY-63 = S’il n’y a rien d’autre de cette sorte, la carte pourrie n’annule qu’elle-même et la colonne ne vaut rien.
rule-PLAY-64 = Le fruit collectif n’est annulé que pour le propriétaire de la carte pourrie. Il compte encore pour tous les autres.
rule-PLAY-65 = Il n’y a qu’une carte pourrie par fruit : une colonne perd au plus un élément de plus. Qui a plusieurs cartes pourries règle chacune dans sa colonne, une fois.
rule-PLAY-66 = Une carte pourrie dans la pioche ou hors de la manche ne fait rien.

section-K = Compter une manche
rule-PLAY-67 = Une colonne vaut les fruits de ses cartes, 1 pour une simple et 2 pour une double, plus ce qu’ajoute un fruit collectif de sa sorte ; ce qui est annulé ne compte pas. Les numéros ne jouent aucun rôle.
rule-PLAY-68 = Le fruit collectif compte pour tout le monde : sans carte de cette sorte, vous avez une colonne de 1 exactement dans la manche 2, de 2 dans la manche 3.
rule-PLAY-69 = Les colonnes qui valent 0 sont ignorées.
rule-PLAY-70 = Le score d’une manche est la plus grande colonne multipliée par la plus petite. Celles entre les deux ne comptent pas.
rule-PLAY-71 = Avec une seule colonne, le score est sa valeur multipliée par elle-même.
rule-PLAY-72 = Peu importe que plusieurs colonnes soient la plus grande ou la plus petite ; si toutes sont égales, le score est cette valeur multipliée par elle-même.
rule-PLAY-73 = Sans aucune colonne, le score est 0.
rule-PLAY-74 = Le score s’ajoute à votre total. Puis la manche suivante est distribuée ; après la manche 3, la partie est finie et plus rien ne se joue.

section-L = La fin de la partie
rule-PLAY-75 = Le plus grand total des trois manches gagne.
rule-PLAY-76 = Entre joueurs à égalité en tête, la meilleure troisième manche gagne.
rule-PLAY-77 = Si elle est égale aussi, ils partagent la victoire.
rule-PLAY-78 = Seul le plus grand total peut gagner ; une belle troisième manche ne rachète pas un total plus petit.

section-R = Interprétations
rule-PLAY-R1 = La rivière s’épuise par le bout où l’on a cessé de poser. Les sept cibles sont connues dès le début, pour que chacun puisse prévoir.
rule-PLAY-R2 = Seules des cartes qui concourent peuvent être à égalité. Une table peut convenir que toutes les cartes de même écart s’éliminent, avant qu’on cherche le fruit de la cible.
rule-PLAY-R3 = Après une égalité, on décide à nouveau, d’après les cartes valides, si celles du fruit de la cible concourent seules ou toutes ensemble.
rule-PLAY-R4 = Les égalités sont résolues autant de fois qu’il y en a, pas une seule.
rule-PLAY-R5 = Quand personne ne gagne, la cible quitte la manche elle aussi, ni reportée ni remplacée, et tous piochent. La manche continue jusqu’à ce que les sept cibles aient été disputées.
rule-PLAY-R6 = Seule une main vide tient un joueur à l’écart du septième pli. La carte qu’il peut piocher ensuite vient avec celles des autres : il ne la joue jamais.
rule-PLAY-R7 = La question de piocher est posée à tous après le septième pli, les réponses restent cachées jusqu’à la dernière, puis les cartes sont données dans l’ordre des sièges. Refuser peut être sage : la carte peut être pourrie ou ouvrir une colonne de 1.
rule-PLAY-R8 = Si la pioche est trop courte, tous les groupes d’autant de joueurs qu’il y a de cartes ont la même chance d’être servis ; ils piochent dans l’ordre des sièges.
rule-PLAY-R9 = Après un pli, les cartes sont données dans l’ordre des sièges. Cela ne change les chances de personne.
rule-PLAY-R10 = Le propriétaire d’une carte pourrie doit annuler quelque chose. Le fruit collectif est l’un des candidats, et il est annulé s’il est le seul.
rule-PLAY-R11 = Une carte pourrie n’est seule que si sa colonne n’a pas d’autre carte et que le fruit collectif est d’une autre sorte.
rule-PLAY-R12 = On vous demande dès qu’il y a au moins deux éléments au choix, même de valeur égale. Avec un seul ou aucun, il n’y a rien à choisir et c’est réglé pour vous.
rule-PLAY-R13 = Tous les propriétaires de cartes pourries choisissent en même temps, et les choix sont montrés quand tous y sont.
rule-PLAY-R14 = Quand le plus petit total est partagé, le sort désigne la carte et non un joueur ; chaque fruit a la même chance.
rule-PLAY-R15 = Le fruit collectif est choisi après la donne, main et rivière sous les yeux.
rule-PLAY-R16 = À la manche 3, on choisit à nouveau parmi quatre fruits collectifs.
rule-PLAY-R17 = Le fruit collectif compte même quand il gêne : cinq figues seules font 25 points, mais 5 seulement à côté d’une pomme collective.
rule-PLAY-R18 = Un joueur sans aucun fruit marque 0.
rule-PLAY-R19 = Les places après la première suivent le total, puis la troisième manche ; les égaux partagent leur place.
rule-PLAY-R20 = Un mélange par manche, tiré de la graine : les mains dans l’ordre des sièges, puis la rivière comme on la pose, puis la pioche par le dessus. Les sorts sont tirés quand il le faut, jamais quand quelqu’un choisit.
rule-PLAY-R21 = Vous pouvez reprendre votre choix face cachée tant que le dernier joueur n’a pas choisi.
rule-PLAY-R22 = Ce que vous avez fait, même la fin de votre tour, peut être repris tant que personne d’autre n’a agi et que rien de caché n’a été montré. Les choix faits en même temps ne se gênent pas.
