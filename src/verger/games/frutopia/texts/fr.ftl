### Frutopia en français.
###
### $seat, $fruit, $piece, $business, $boat, $bag, $pile, $pawn, $arrow, $spot, $cell, $to et $berth arrivent en toutes
### lettres, $row, $column et $circle comme on les compte, à partir de 1 ; $amount vaut 1 quand il n’y en a pas.

name = Frutopia
tagline = Glissez sur votre île, récoltez, chargez les bateaux, bâtissez un paradis avant la fin des permis.

## Fruits

fruit-banana = { $amount ->
    [one] banane
   *[other] bananes
}
fruit-lime = { $amount ->
    [one] citron
   *[other] citrons
}
fruit-pomegranate = { $amount ->
    [one] grenade
   *[other] grenades
}
fruit-orange = { $amount ->
    [one] orange
   *[other] oranges
}
fruit-mangosteen = { $amount ->
    [one] mangoustan
   *[other] mangoustans
}

## Ce qui glisse sur une île

piece-banana = le jeton Banane
piece-lime = le jeton Citron
piece-pomegranate = le jeton Grenade
piece-orange = le jeton Orange
piece-mangosteen = le jeton Mangoustan
piece-MX1 = { business-MX1 }
piece-MX2 = { business-MX2 }
piece-MX3 = { business-MX3 }
piece-MX4 = { business-MX4 }
piece-MX5 = { business-MX5 }
piece-CA1 = { business-CA1 }
piece-CA2 = { business-CA2 }
piece-CA3 = { business-CA3 }
piece-CA4 = { business-CA4 }
piece-CA5 = { business-CA5 }
piece-CA6 = { business-CA6 }

## Cases : une colonne de a à e et une rangée de 1 à 5 depuis le nord

cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
to-a1 = { cell-a1 }
to-b1 = { cell-b1 }
to-c1 = { cell-c1 }
to-d1 = { cell-d1 }
to-e1 = { cell-e1 }
to-a2 = { cell-a2 }
to-b2 = { cell-b2 }
to-c2 = { cell-c2 }
to-d2 = { cell-d2 }
to-e2 = { cell-e2 }
to-a3 = { cell-a3 }
to-b3 = { cell-b3 }
to-c3 = { cell-c3 }
to-d3 = { cell-d3 }
to-e3 = { cell-e3 }
to-a4 = { cell-a4 }
to-b4 = { cell-b4 }
to-c4 = { cell-c4 }
to-d4 = { cell-d4 }
to-e4 = { cell-e4 }
to-a5 = { cell-a5 }
to-b5 = { cell-b5 }
to-c5 = { cell-c5 }
to-d5 = { cell-d5 }
to-e5 = { cell-e5 }

## Bateaux et amarres

bag-orange = le sac orange
bag-green = le sac vert
berth-A = A
berth-B = B
berth-C = C
berth-D = D
berth-E = E
berth-F = F
berth-G = G
berth-H = H
berth-I = I
berth-J = J
berth-K = K
berth-L = L
boat-O01 = 2 bananes, 1 citron
boat-O02 = 2 bananes, 1 grenade
boat-O03 = 2 bananes, 1 orange
boat-O04 = 2 bananes, 1 mangoustan
boat-O05 = 2 citrons, 1 banane
boat-O06 = 2 citrons, 1 grenade
boat-O07 = 2 citrons, 1 orange
boat-O08 = 2 citrons, 1 mangoustan
boat-O09 = 2 grenades, 1 banane
boat-O10 = 2 grenades, 1 citron
boat-O11 = 2 grenades, 1 orange
boat-O12 = 2 grenades, 1 mangoustan
boat-O13 = 2 oranges, 1 banane
boat-O14 = 2 oranges, 1 citron
boat-O15 = 2 oranges, 1 grenade
boat-O16 = 2 oranges, 1 mangoustan
boat-O17 = 2 mangoustans, 1 banane
boat-O18 = 2 mangoustans, 1 citron
boat-O19 = 2 mangoustans, 1 grenade
boat-O20 = 2 mangoustans, 1 orange
boat-O21 = 1 banane, 1 citron
boat-O22 = 1 citron, 1 mangoustan
boat-O23 = 1 mangoustan, 1 orange
boat-O24 = 1 orange, 1 grenade
boat-O25 = 1 grenade, 1 banane
boat-V01 = 3 bananes, 2 citrons
boat-V02 = 3 bananes, 2 grenades
boat-V03 = 3 bananes, 2 oranges
boat-V04 = 3 bananes, 2 mangoustans
boat-V05 = 3 citrons, 2 bananes
boat-V06 = 3 citrons, 2 grenades
boat-V07 = 3 citrons, 2 oranges
boat-V08 = 3 citrons, 2 mangoustans
boat-V09 = 3 grenades, 2 bananes
boat-V10 = 3 grenades, 2 citrons
boat-V11 = 3 grenades, 2 oranges
boat-V12 = 3 grenades, 2 mangoustans
boat-V13 = 3 oranges, 2 bananes
boat-V14 = 3 oranges, 2 citrons
boat-V15 = 3 oranges, 2 grenades
boat-V16 = 3 oranges, 2 mangoustans
boat-V17 = 3 mangoustans, 2 bananes
boat-V18 = 3 mangoustans, 2 citrons
boat-V19 = 3 mangoustans, 2 grenades
boat-V20 = 3 mangoustans, 2 oranges
boat-V21 = 2 bananes, 2 mangoustans
boat-V22 = 2 mangoustans, 2 grenades
boat-V23 = 2 grenades, 2 citrons
boat-V24 = 2 citrons, 2 oranges
boat-V25 = 2 oranges, 2 bananes

## Aménagements : leur nom, et leur effet en une ligne

business-PL1 = les tyroliennes
business-PL2 = le club de plongée
business-PL3 = le spa
business-PL4 = la ferme aux crocodiles
business-PL5 = la volière
business-PL6 = l’éco-hôtel
business-SM1 = la tour
business-SM2 = le musée
business-SM3 = l’observatoire
business-SH1 = la location de transats
business-SH2 = le service de restauration
business-SH3 = l’office du tourisme
business-SH4 = le vendeur de limonade
business-MX1 = le jeton Banane-Citron
business-MX2 = le jeton Citron-Mangoustan
business-MX3 = le jeton Mangoustan-Orange
business-MX4 = le jeton Orange-Grenade
business-MX5 = le jeton Grenade-Banane
business-CA1 = le chariot de glaces vert
business-CA2 = { business-CA1 }
business-CA3 = le chariot de glaces bleu
business-CA4 = { business-CA3 }
business-CA5 = le chariot de glaces rose
business-CA6 = { business-CA5 }
kind-plan = Plan
kind-building = Petit bâtiment
kind-shop = Boutique
kind-mixed = Récolte mixte
kind-cart = Chariot de glaces
kind-plan-help = Devient un grand bâtiment : il lui faut de la place, il rapporte aussitôt et ne bouge plus.
kind-building-help = Occupe une case pour de bon et rapporte aussitôt.
kind-shop-help = Occupe une case pour de bon et rapporte à la fin.
kind-mixed-help = Glisse comme un jeton Récolte, avec le choix entre deux fruits pour chaque case et un fruit de plus.
kind-cart-help = Glisse, puis change les fruits en desserts : un par case au plus.
shop-SH1-help = 4 points par plage sans bateau.
shop-SH2-help = 4 points par aménagement mobile marqué.
shop-SH3-help = 1 point par étoile de vos bâtiments.
shop-SH4-help = La bouteille sous chacun de vos pions Usine.

## Desserts

pile-green8 = une glace verte à 8
pile-green7 = une glace verte à 7
pile-blue8 = une glace bleue à 8
pile-blue7 = une glace bleue à 7
pile-pink8 = une glace rose à 8
pile-shake = un milkshake
colour-green = vert
colour-blue = bleu
colour-pink = rose

## Tourner un bâtiment

rotation-0 = comme dessiné
rotation-90 = tourné de 90°
rotation-180 = tourné de 180°
rotation-270 = tourné de 270°

## L’usine de jus

pawn-first = le premier pion
pawn-second = le second pion
pawn-both = les deux pions
arrow-e01 = S → A1
arrow-e02 = S → A2
arrow-e03 = S → V1
arrow-e04 = A1 → V1
arrow-e05 = A1 → B1
arrow-e06 = A2 → V1
arrow-e07 = V1 → B1
arrow-e08 = V1 → B2
arrow-e09 = V1 → V2
arrow-e10 = B1 → V2
arrow-e11 = B2 → V2
arrow-e12 = V2 → C1
arrow-e13 = V2 → C2
arrow-e14 = C1 → F1
arrow-e15 = C1 → F2
arrow-e16 = C2 → F1
arrow-e17 = C2 → F2
spot-S_0 = le cercle 1 de la cuve de départ
spot-S_1 = le cercle 2 de la cuve de départ
spot-S_2 = le cercle 3 de la cuve de départ
spot-S_3 = le cercle 4 de la cuve de départ
spot-A1 = le cercle A1
spot-A2 = le cercle A2
spot-V1_0 = le cercle 1 de la cuve V1
spot-V1_1 = le cercle 2 de la cuve V1
spot-V1_2 = le cercle 3 de la cuve V1
spot-V1_3 = le cercle 4 de la cuve V1
spot-B1 = le cercle B1
spot-B2 = le cercle B2
spot-V2_0 = le cercle 1 de la cuve V2
spot-V2_1 = le cercle 2 de la cuve V2
spot-V2_2 = le cercle 3 de la cuve V2
spot-V2_3 = le cercle 4 de la cuve V2
spot-C1 = le cercle C1
spot-C2 = le cercle C2
spot-F1 = le dernier cercle F1
spot-F2 = le dernier cercle F2

## Plages, raisons de la fin

beach-north = nord
beach-east = est
beach-south = sud
beach-west = ouest
reason-licence = les permis sont épuisés
reason-frozen = plus personne ne peut rien faire
reason-limit = arrêtée par la limite de manches

## Actions

action-bag = Piocher d’abord dans { $bag }
action-move = Faire glisser { $piece } en { $to }
action-split = Prendre { $share } du premier fruit, le reste du second
action-make = Faire { $pile }
action-shake = Faire un milkshake avec 2 { $fruit }
action-stop = Ne plus rien faire
action-deliver = Livrer le bateau en { $berth }
action-take = Prendre l’aménagement de la rangée { $row }, colonne { $column }
action-place = Le poser en { $cell }
action-place_large = Le bâtir en { $cell }, { $rotation }
action-gain = Prendre 1 { $fruit }
action-pass = Ni livrer ni prendre
action-advance = Avancer { $pawn }, { $arrow }
action-circle = Prendre le cercle { $circle }
action-end_turn = Finir le tour

## Événements

event-bag = { $seat } pioche d’abord dans { $bag }.
event-moor = En { $berth }, un bateau pour { $boat }.
event-blocked = { $seat } ne peut déplacer aucune pièce.
event-slide = { $seat } fait glisser { $piece } de { $cell } en { $to }.
event-harvest = { $seat } récolte { $amount } { $fruit }.
event-pay = { $seat } paie { $amount } { $fruit }.
event-make = { $seat } fait { $pile } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-stop = { $seat } ne fait plus rien.
event-deliver = { $seat } livre le bateau en { $berth } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-take = { $seat } prend { $business } dans la rangée { $row } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-place = { $seat } pose { $business } en { $cell }.
event-build = { $seat } bâtit { $business } en { $cell } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-pass = { $seat } ne livre ni ne prend rien.
event-advance = { $seat } avance { $pawn }, { $arrow }.
event-land = { $seat } couvre { $spot } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-join = { $seat } rejoint son pion sur { $spot }.
event-end_turn = { $seat } finit son tour.
event-licence = Le permis avance : { $left ->
    [0] la croix est atteinte
    [one] encore { $left } pas
   *[other] encore { $left } pas
}.
event-last_round = C’est la dernière manche.
event-shop = Pour { $seat }, { $business } rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-end = La partie est finie : { $reason }.

## Ce qu’on attend du joueur

prompt-choosing = Choisissez le sac qui remplit les amarres à bouée ; l’autre remplit le reste.
prompt-sliding = Faites glisser une pièce : plus c’est loin, plus elle rapporte.
prompt-splitting = Répartissez la récolte entre les deux fruits.
prompt-making = Faites des desserts, ou arrêtez-vous.
prompt-trading = Livrez un bateau, prenez un aménagement, ou ni l’un ni l’autre.
prompt-placing = Posez votre aménagement sur l’île.
prompt-gaining = Choisissez le fruit qui vient avec le jeton.
prompt-factory = Avancez vos pions dans l’usine, ou finissez le tour.
prompt-vat = Choisissez un cercle libre de la cuve.
prompt-over = La partie est finie.

## Options

option-factory = Usine de jus
option-factory-help = Une troisième étape à chaque tour : des pions avancent dans l’usine contre des fruits. Pas pour une première partie.
option-factory-true = Avec l’usine
option-factory-false = Sans
option-boats = Bateaux
option-boats-help = De deux sacs, un plus facile et un plus difficile, ou tous mélangés dans un seul.
option-boats-two_bags = Deux sacs
option-boats-one_bag = Un seul sac
option-start_player = Premier joueur
option-start_player-help = Qui commence chaque manche ; à égalité, qui joue plus tard est devant.
option-start_player-random = Au hasard
option-bag_choice = Choix du sac
option-bag_choice-help = Avec deux sacs : qui décide lequel remplit les amarres à bouée.
option-bag_choice-players = Chaque joueur
option-bag_choice-random = Le hasard
option-round_limit = Limite de manches
option-round_limit-help = Arrête la partie après ce nombre de manches et la compte. Utile aux robots qui jouent entre eux.
option-round_limit-off = Aucune

## Parties du score

part-boats = Bateaux
part-rows = Rangées du plateau
part-buildings = Bâtiments
part-desserts = Desserts
part-factory = Usine de jus
part-shops = Boutiques
label-finale = La saison est finie
label-tie-break = Qui joue plus tard dans la manche est devant.

## Plateau : noms des lieux et des choses

label-island = Île
label-islands = Îles
label-stock = Stock
label-boats = Bateaux
label-business_board = Aménagements
label-price = Prix
label-desserts = Desserts
label-licence = Permis
label-factory = Usine de jus
label-large = Grands bâtiments
label-shops = Boutiques
label-aside = Hors de la partie
label-bags = Encore dans les sacs
label-score = Points
label-forecast = Si tout finissait là
label-empty = vide
label-free = libre
label-pond = étang
label-cross = croix
label-bottle = Bouteille
label-star = Étoile
label-reconstructed = Reconstitué : la boîte imprimée peut différer.

## Plateau : ce qu’il dit de la position

label-round = Manche { $round }
label-step = { $step ->
    [1] Étape 1 : glisser
    [2] Étape 2 : livrer ou prendre
    [3] Étape 3 : l’usine
   *[other] Mise en place
}
label-first_player = Premier joueur : { $seat }
label-island-of = L’île : { $seat }
label-last_round = Dernière manche
label-licence-left = { $left ->
    [0] La croix est atteinte
    [one] { $left } pas jusqu’à la croix
   *[other] { $left } pas jusqu’à la croix
}
label-licence-used = Aménagements pris : { $taken }, piles vides : { $emptied }, derniers cercles couverts : { $finals }
label-boat = Bateau en { $berth } : { $boat }
label-boat-gone = L’amarre { $berth } est libre
label-row = Rangée { $row } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-column = Colonne { $column }
label-pile-left = { $left ->
    [0] plus aucun
    [one] encore { $left }
   *[other] encore { $left }
}
label-lacking = Il manque : { $fruits }
label-ready = Tous les fruits sont là
label-no-room = Il n’y a pas de place pour lui sur votre île
label-fits = { $count ->
    [0] Ne tient nulle part
    [one] Tient à { $count } endroit
   *[other] Tient à { $count } endroits
}
label-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
label-shop-value = { $business } : { $value ->
    [one] { $value } point
   *[other] { $value } points
} pour l’instant
label-circle-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
label-circle-closed = Fermé : { $seat } s’y trouve
label-pawns-of = Les pions : { $seat }

## Plateau : le tour en cours

label-gain-fruit = +{ $amount } { $fruit }
label-gain-choice = +{ $amount ->
    [one] { $amount } fruit
   *[other] { $amount } fruits
}
label-gain-products = jusqu’à { $amount ->
    [one] { $amount } dessert
   *[other] { $amount } desserts
}
label-gain-points = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-choose-target = Vers où ?
label-choose-place = Où le poser ?
label-choose-pawn = Quel pion ?
label-rotate = Tourner
label-share = { $first } { $fruit } et { $second } { $other }
label-products-left = { $amount ->
    [0] Plus rien
    [one] Encore { $amount }
   *[other] Encore { $amount }
}
label-one = Un pion
label-both = Les deux pions
label-cancel = Annuler
label-pass = Ne rien faire
label-end_turn = Finir le tour
warn-walled = Plus aucune de vos pièces ne pourrait bouger.
warn-last-marker = Le dernier marqueur : le permis avance.
warn-cross = Le permis atteint la croix : c’est la dernière manche.
notice-blocked = Aucune de vos pièces ne peut bouger : l’étape 1 est perdue.
notice-last_round = La croix est atteinte : c’est la dernière manche.

## Terminal : mots à taper, aperçus, colonnes

word-bag = sac
word-move = glisser
word-split = partager
word-make = glace
word-shake = milkshake
word-stop = stop
word-deliver = livrer
word-take = prendre
word-place = poser
word-place_large = bâtir
word-gain = gagner
word-pass = rien
word-advance = avancer
word-circle = cercle
word-end_turn = fin
word-banana = banane
word-lime = citron
word-pomegranate = grenade
word-orange = orange
word-mangosteen = mangoustan
word-green = vert
word-first = premier
word-second = second
word-both = deux
word-green8 = verte8
word-green7 = verte7
word-blue8 = bleue8
word-blue7 = bleue7
word-pink8 = rose8
word-MX1 = MX1
word-MX2 = MX2
word-MX3 = MX3
word-MX4 = MX4
word-MX5 = MX5
word-CA1 = CA1
word-CA2 = CA2
word-CA3 = CA3
word-CA4 = CA4
word-CA5 = CA5
word-CA6 = CA6
word-e01 = S-A1
word-e02 = S-A2
word-e03 = S-V1
word-e04 = A1-V1
word-e05 = A1-B1
word-e06 = A2-V1
word-e07 = V1-B1
word-e08 = V1-B2
word-e09 = V1-V2
word-e10 = B1-V2
word-e11 = B2-V2
word-e12 = V2-C1
word-e13 = V2-C2
word-e14 = C1-F1
word-e15 = C1-F2
word-e16 = C2-F1
word-e17 = C2-F2
preview-harvest = +{ $amount } { $fruit }
preview-pay = −{ $amount } { $fruit }
preview-make = +{ $value ->
    [one] { $value } point
   *[other] { $value } points
}
preview-deliver = +{ $value ->
    [one] { $value } point
   *[other] { $value } points
}
preview-take = { $business }, +{ $value ->
    [one] { $value } point
   *[other] { $value } points
}
preview-build = +{ $value ->
    [one] { $value } point
   *[other] { $value } points
}
preview-land = { $spot }, +{ $value ->
    [one] { $value } point
   *[other] { $value } points
}
preview-join = rejoint sur { $spot }
preview-licence = le permis avance
preview-last_round = dernière manche
preview-shop = { $seat } : { $business } +{ $value }
preview-end = la partie finit
column-row = Rangée
column-price = Prix
column-value = Pts
column-businesses = Aménagements
column-pile = Pile
column-left = Reste
column-arrow = Flèche
column-boats = Bateaux
column-rows = Rangées
column-buildings = Bât.
column-desserts = Desserts
column-factory = Jus
column-shops = Boutiques
column-points = Points
column-forecast = Finirait à
column-pawns = Pions
symbols-shake = 2 fruits pareils
legend-boat = A–L bateaux par amarre
legend-carts = MX récolte mixte, CA chariot de glaces
legend-fixed = PL grand bâtiment, SM petit bâtiment, SH boutique
legend-ready = ✓ peut être payé

## Ce qui s’explique quand on le pointe

explain-licence-title = Permis
explain-licence = Chaque aménagement pris, chaque pile de desserts vidée et chaque dernier cercle de l’usine fait un pas. À la croix, on finit la manche, et la partie est terminée.
explain-forecast-title = Si tout finissait là
explain-forecast = Les points que chacun aurait si la partie finissait maintenant, boutiques comprises.

## La partie en une minute

how-1-title = Glisser
how-1 = Faites glisser une de vos pièces tout droit sur des cases libres. Un jeton Récolte rapporte un fruit de sa sorte par case : plus le chemin est long, plus la récolte est riche.
how-2-title = Livrer
how-2 = Votre rivage est plein de bateaux. Donnez à l’un les fruits qu’il demande : il part, rapporte ses points et laisse la place à de plus longs trajets.
how-3-title = Prendre un aménagement
how-3 = Ou payez le prix d’une rangée du plateau : vous marquez ses points et prenez l’un de ses aménagements. Les bâtiments rapportent aussitôt, mais encombrent pour de bon.
how-4-title = Desserts et récoltes mixtes
how-4 = Les jetons Récolte mixte glissent pour deux fruits au choix et un de plus. Les chariots glissent pour changer les fruits en glaces et milkshakes, qui rapportent beaucoup tant qu’il y en a.
how-5-title = L’usine de jus
how-5 = Si vous jouez avec elle, vos deux pions avancent ensuite le long des flèches contre des fruits. Couvrez des cercles pour marquer ; deux pions d’un même cercle voyagent pour le prix d’un.
how-6-title = La fin
how-6 = Chaque aménagement pris, chaque pile de desserts vidée et chaque dernier cercle de l’usine rapproche le permis de la croix. Alors la manche se finit, on compte les boutiques, et le plus de points gagne.

## Règles

section-A = Mise en place
rule-FRU-01 = Frutopia se joue à 2, 3 ou 4. Aucun autre nombre ne peut jouer.
rule-FRU-02 = Avant la mise en place, la table convient de tout : avec ou sans l’usine de jus, bateaux tirés de deux sacs ou d’un seul, qui commence, qui choisit les sacs, limite de manches ou non. Ce qui n’a pas été convenu ne peut plus servir.
rule-FRU-03 = La réserve de fruits est inépuisable. Personne ne reçoit jamais moins que son dû.
rule-FRU-04 = Les six grands bâtiments attendent à côté du plateau des aménagements. Seuls leurs plans les font entrer en jeu.
rule-FRU-05 = Les jetons Aménagement sont mélangés et posés face visible sur le plateau, autant par rangée que de joueurs, en partant de la gauche : 10, 15 ou 20 en tout. Les colonnes de droite restent vides.
rule-FRU-06 = Les jetons qui n’ont pas été posés quittent la partie. Une case vidée n’est pas regarnie, et les jetons ne glissent pas.
rule-FRU-07 = Sans l’usine, le vendeur de limonade n’est pas de la partie : un autre jeton le remplace. Avec l’usine, il est l’un des 24.
rule-FRU-08 = Les 13 glaces forment cinq piles selon leur couleur et leur valeur, les 4 milkshakes une sixième, quel que soit le nombre de joueurs.
rule-FRU-09 = Le marqueur Permis part à 8 pas de la croix à 2 joueurs, à 11 pas à 3 joueurs et à 14 pas à 4 joueurs, avec ou sans l’usine.
rule-FRU-10 = Chaque joueur a une île, toutes pareilles, une couleur, un score de 0 et un stock vide.
rule-FRU-11 = Les cinq jetons Récolte de chaque joueur, un par fruit, sont répartis au hasard sur les cinq étangs, face visible.
rule-FRU-12 = Le matériel des couleurs que personne ne joue quitte la partie ; sans l’usine, les pions en trop aussi.
rule-FRU-13 = Avec deux sacs, l’un contient les bateaux au dos orange, l’autre ceux au dos vert. Dans l’ordre du tour, chacun choisit le sac où piocher d’abord et remplit toute son île, avant que le suivant choisisse. Rien d’autre ne se fait tant que toutes les îles ne sont pas pleines.
rule-FRU-14 = Le sac choisi en premier donne les bateaux des amarres A à F, dans le sens horaire, à partir de la bouée rayée.
rule-FRU-15 = L’autre sac donne les bateaux des amarres G à L, dans le sens horaire, à partir de la voisine de A.
rule-FRU-16 = Avec un seul sac, les 50 bateaux sont mélangés, et chacun remplit ses douze amarres dans le sens horaire à partir de la bouée rayée.
rule-FRU-17 = Un bateau est face visible et occupe la case de son amarre. Chacune des quatre plages commence avec trois bateaux ; les coins sont libres.
rule-FRU-18 = Une fois toutes les îles pleines, les bateaux restés dans les sacs quittent la partie et on ne choisit plus de sac.
rule-FRU-19 = Un joueur est premier joueur et le reste. On joue dans le sens horaire.
rule-FRU-20 = Avec l’usine, les deux pions Usine de chacun commencent empilés sur un cercle à lui dans la cuve de départ.

section-B = Manche et tour
rule-FRU-21 = À chaque manche, tout le monde joue un tour, le premier joueur d’abord. On n’agit que pendant son propre tour.
rule-FRU-22 = Un tour suit ses étapes dans cet ordre : déplacer, puis livrer ou prendre, puis, avec l’usine, avancer. Ensuite vient le tour du suivant.
rule-FRU-23 = À l’étape 1, vous déplacez exactement une de vos pièces mobiles : un jeton Récolte, un jeton Récolte mixte ou un chariot de glaces de votre île.
rule-FRU-24 = On ne peut pas renoncer à l’étape 1 tant qu’une de ses pièces peut bouger.
rule-FRU-25 = Si aucune de vos pièces ne peut bouger, l’étape 1 est perdue ; les autres suivent normalement.
rule-FRU-26 = À l’étape 2, vous ne faites qu’une chose : livrer un bateau, prendre un aménagement, ou rien. Ne rien faire est toujours permis.

section-C = Déplacement
rule-FRU-27 = Une pièce va tout droit le long d’une rangée ou d’une colonne, jamais en diagonale ni en tournant.
rule-FRU-28 = Un déplacement fait au moins une case et peut s’arrêter sur n’importe quelle case avant le premier obstacle. On ne saute rien.
rule-FRU-29 = Une pièce ne s’arrête que sur une case libre : sans bateau, ni jeton Récolte, ni aménagement, ni partie d’un grand bâtiment.
rule-FRU-30 = Les étangs, les coins et les amarres dont le bateau est parti sont des cases comme les autres, pour passer et pour bâtir.
rule-FRU-31 = Les aménagements fixes et les grands bâtiments ne bougent plus et bloquent leurs cases jusqu’à la fin.
rule-FRU-32 = Les pièces ne quittent jamais l’île de leur propriétaire.

section-D = Jetons Récolte
rule-FRU-33 = Un jeton Récolte rapporte un fruit de sa sorte par case parcourue.
rule-FRU-34 = Vous prenez aussitôt toute la récolte dans votre stock ; vous ne pouvez pas en prendre moins.
rule-FRU-35 = Votre stock est sans limite, visible de tous, et se garde d’un tour à l’autre.

section-E = Jetons Récolte mixte
rule-FRU-36 = Un jeton Récolte mixte se pose sur une case libre et rapporte aussitôt 1 fruit, de l’une de ses deux sortes.
rule-FRU-37 = Quand un jeton Récolte mixte s’est déplacé, vous choisissez pour chaque case lequel de ses deux fruits elle rapporte.
rule-FRU-38 = Un jeton Récolte mixte rapporte 1 fruit de plus à la fin de son déplacement. Vous répartissez ce nombre entre ses deux sortes comme il vous plaît, mais pas plus que ce nombre.
rule-FRU-39 = Un aménagement mobile peut bouger pour la première fois au tour suivant de son propriétaire.

section-F = Chariots de glaces
rule-FRU-40 = Un chariot de glaces se pose sur une case libre ; le poser ne produit rien.
rule-FRU-41 = Quand un chariot s’est déplacé, il produit au plus une chose par case : glaces de sa couleur et milkshakes, dans le mélange voulu. Il peut en produire moins, ou rien. Seul un chariot qui vient de se déplacer produit.
rule-FRU-42 = Une glace coûte les fruits du prix de sa couleur, pris dans votre stock.
rule-FRU-43 = Un milkshake coûte deux fruits de la même sorte, celle que vous voulez à chaque fois.
rule-FRU-44 = Pour chaque produit, vous prenez un marqueur d’une pile qui convient. Un chariot ne vend que les glaces de sa couleur ; s’il y en a plusieurs piles, vous choisissez.
rule-FRU-45 = Le marqueur rapporte aussitôt sa valeur. Il reste à côté de votre île et ne sert plus.
rule-FRU-46 = Qui prend le dernier marqueur d’une pile fait avancer le permis d’un pas.
rule-FRU-47 = Un produit dont la pile est vide ne peut plus être fait. Le chariot peut encore se déplacer, et faire l’autre.

section-G = Livrer un bateau
rule-FRU-48 = Un bateau prend toute sa commande d’un coup, exactement avec les fruits indiqués : ni partie, ni autres fruits.
rule-FRU-49 = Le bateau quitte l’île, ses points sont marqués et sa case est libre, tout de suite.
rule-FRU-50 = On livre un bateau par tour au plus, dans l’ordre qu’on veut. Un bateau parti ne se livre pas deux fois.
rule-FRU-51 = Le nombre au dos d’un bateau n’a pas de rôle ici.

section-H = Prendre un aménagement
rule-FRU-52 = Un aménagement coûte tout le prix de sa rangée. Le prix et les points sont ceux de la rangée, pas du jeton.
rule-FRU-53 = Les points de la rangée sont marqués.
rule-FRU-54 = Chaque aménagement pris fait avancer le permis d’un pas.
rule-FRU-55 = Vous prenez un aménagement encore présent dans la rangée payée, et le posez sur votre île ; on ne pose qu’un aménagement qu’on vient de prendre.
rule-FRU-56 = D’abord on paie, puis la rangée rapporte, puis le permis avance, puis on pose l’aménagement ; ce qu’il apporte lui-même vient en dernier.
rule-FRU-57 = Une rangée sans aménagement ne se paie pas ; ses points ne se vendent pas seuls.
rule-FRU-58 = On prend au plus un aménagement par tour, et seulement à l’étape 2.
rule-FRU-59 = Un aménagement pour lequel il n’y a pas de case libre sur votre île ne peut pas être pris.
rule-FRU-60 = Un aménagement d’une case va sur n’importe quelle case libre. Il ne faut ni chemin ni voisin, et on peut enfermer ses propres pièces.

section-I = Sortes d’aménagements
rule-FRU-61 = Un petit bâtiment occupe une case libre pour de bon et rapporte ses points quand on le pose.
rule-FRU-62 = Chaque bâtiment, petit ou grand, montre des étoiles. Elles ne comptent que pour l’office du tourisme.
rule-FRU-63 = Un plan quitte la partie, et l’on bâtit à sa place le grand bâtiment du même nom. Seuls les plans deviennent de grands bâtiments.
rule-FRU-64 = Un grand bâtiment doit reposer tout entier sur des cases libres de votre île, aligné sur le quadrillage, dans l’un des quatre sens.
rule-FRU-65 = Un plan dont le bâtiment ne tient nulle part sur votre île ne peut pas être pris.
rule-FRU-66 = Un grand bâtiment rapporte ses points quand on le pose, et ne bouge jamais.
rule-FRU-67 = Une boutique occupe une case libre pour de bon et ne rapporte qu’à la fin de la partie.

section-J = Boutiques à la fin
rule-FRU-68 = La location de transats rapporte 4 points pour chacune de vos quatre plages sans bateau. Ce qui s’y trouve d’autre ne compte pas.
rule-FRU-69 = Le service de restauration rapporte 4 points par aménagement mobile marqué de votre île.
rule-FRU-70 = L’office du tourisme rapporte 1 point par étoile de vos bâtiments, petits et grands.
rule-FRU-71 = Le vendeur de limonade rapporte, pour chacun de vos pions Usine, la bouteille sous sa colonne ; deux pions sur un cercle comptent deux fois.
rule-FRU-72 = Une boutique ne sert que son propriétaire, où qu’elle soit et si tard qu’elle vienne.

section-K = La fin
rule-FRU-73 = Le permis avance pour trois raisons seulement : un aménagement pris, une pile de desserts vidée, un dernier cercle de l’usine couvert.
rule-FRU-74 = Quand le permis atteint la croix, on finit la manche, afin que tous aient joué autant de tours. Puis la partie est finie et plus personne ne joue.
rule-FRU-75 = Sur la croix, le marqueur reste. Ce qui devrait le faire avancer a lieu quand même, mais il ne bouge pas.
rule-FRU-76 = Qui amène le permis sur la croix finit son tour avec toutes ses étapes. Pour le dernier de la manche, la partie finit avec ce tour.
rule-FRU-77 = Après le dernier tour, on compte les boutiques. Les fruits restants ne valent rien.
rule-FRU-78 = Le plus haut score gagne. À égalité, qui joue plus tard dans la manche est devant.
rule-FRU-79 = Les pas parcourus se vérifient à tout moment : aménagements partis du plateau, piles de desserts vides et derniers cercles couverts, additionnés, sans dépasser le départ.

section-L = L’usine de jus
rule-FRU-80 = L’étape 3 vient après les étapes 1 et 2, même perdues ou refusées. On peut y renoncer.
rule-FRU-81 = Chacun de vos pions Usine peut avancer d’une flèche par tour : aucun, l’un ou les deux, dans l’ordre voulu.
rule-FRU-82 = Avancer coûte les fruits de la flèche, pris dans votre stock ; les fruits gagnés plus tôt dans le tour peuvent servir.
rule-FRU-83 = Les pions suivent les flèches, à partir de leur place. D’une cuve, on prend n’importe quelle flèche qui en part, quel que soit le cercle.
rule-FRU-84 = Une flèche vers une cuve mène à n’importe lequel de ses cercles libres ; on choisit le cercle avant toute autre chose.
rule-FRU-85 = Le cercle atteint doit être libre ou porter votre autre pion. Les cercles des autres couleurs vous sont fermés.
rule-FRU-86 = Si votre autre pion est déjà dans la cuve, les deux partagent son cercle.
rule-FRU-87 = Couvrir un cercle libre rapporte le nombre imprimé dessus.
rule-FRU-88 = Rejoindre son propre pion ne rapporte rien, où qu’il soit.
rule-FRU-89 = Deux pions qui commencent le tour sur un même cercle et prennent la même flèche vont ensemble : ils paient, arrivent et marquent une seule fois. Les deux d’un coup, c’est seulement d’un même cercle, avant que l’un ait avancé.
rule-FRU-90 = Sur des flèches différentes, chaque pion paie en entier. Chacun marque pour soi ; si les deux finissent sur un cercle, le second ne marque rien.
rule-FRU-91 = Un cercle est libre dès que ses pions l’ont quitté, et rapporte de nouveau à qui le couvre.
rule-FRU-92 = Couvrir l’un des deux derniers cercles rapporte ses points, puis fait avancer le permis d’un pas.
rule-FRU-93 = Un pion sur un dernier cercle ne bouge plus, et ce cercle reste fermé aux autres couleurs.
rule-FRU-94 = Les bouteilles ne servent qu’au vendeur de limonade.

section-R = Points tranchés
rule-FRU-R1 = On ne peut pas renoncer à l’étape 1. Seule l’étape 2 permet de ne rien faire, et l’étape 1 ne se perd que si aucune pièce ne peut bouger.
rule-FRU-R2 = Aucune pièce ne se déplace de 0 case. L’étape 1 deviendrait facultative.
rule-FRU-R3 = Tout ce qui est sur une case la bloque, vos propres pièces mobiles aussi. Un étang imprimé, non.
rule-FRU-R4 = Un chariot peut se déplacer sans rien produire, juste pour changer de place, même s’il n’a plus rien à produire.
rule-FRU-R5 = On produit après le déplacement, une chose à la fois, avec le stock du moment.
rule-FRU-R6 = Seul le nombre de cases compte ; les produits ne tiennent pas à telle ou telle case.
rule-FRU-R7 = Une pile, c’est une couleur et une valeur. Un chariot vend sa couleur, de n’importe laquelle de ses piles.
rule-FRU-R8 = Ce n’est pas vrai que d’un grand bâtiment : aucun aménagement ne se prend sans case libre pour lui.
rule-FRU-R9 = Un grand bâtiment se tourne, il ne se retourne pas.
rule-FRU-R10 = On regarde si un bâtiment tient à l’étape 2, après le déplacement. La récolte du même tour peut le payer.
rule-FRU-R11 = Le fruit d’un jeton Récolte mixte qu’on vient de prendre est à vous aussitôt. Il ne paie pas une seconde action de l’étape 2, mais il peut payer à l’étape 3.
rule-FRU-R12 = Sans l’usine, le vendeur de limonade est retiré avant le mélange, ce qui revient à le remplacer.
rule-FRU-R13 = Les boutiques ne sont pas des bâtiments : ni étoiles, ni points à la pose.
rule-FRU-R14 = Tous les jetons Récolte mixte et les chariots portent la marque de la restauration ; les cinq jetons Récolte du départ, non.
rule-FRU-R15 = Qui a mangé un fruit en dernier ne se vérifie pas : le premier joueur est tiré au sort, ou l’hôte le désigne. Cela vient avant la mise en place, pour que les sacs se choisissent dans l’ordre du tour.
rule-FRU-R16 = Choisir un sac est une vraie décision, vue de tous ; la table peut aussi la laisser au hasard.
rule-FRU-R17 = Votre second pion peut suivre le premier sur un dernier cercle. Il paie comme d’habitude, mais ne rapporte ni points ni pas de permis.
rule-FRU-R18 = Faire avancer un pion puis l’autre sur la même flèche revient à avancer les deux : le second ne paie et ne marque rien. Deux pions d’un même cercle se valent, le premier est donc celui qui part d’abord.
rule-FRU-R19 = Une cuve n’est jamais pleine pour qui y entre : les pions d’une couleur y partagent un cercle.
rule-FRU-R20 = Au-dessus de 99, le score continue simplement ; la piste en montre les deux derniers chiffres et les tours de piste.
rule-FRU-R21 = Les égalités se règlent par la place dans la manche, à tous les rangs, puisque tous ont joué autant de tours.
rule-FRU-R22 = Si la croix est atteinte à l’étape 1 ou 2, le tour continue. Dès lors, chacun sait que c’est la dernière manche.
rule-FRU-R23 = Si pendant toute une manche personne n’a rien pu faire d’autre que renoncer, la partie est figée et finit avec cette manche. Elle finit aussi après 20 manches de suite où personne n’a pu livrer, prendre ni avancer.
rule-FRU-R24 = Rien n’oblige à se presser. On peut fixer une limite de manches : après celle-là, la partie est arrêtée et comptée comme à la croix, mais personne n’a gagné.
rule-FRU-R25 = Le nombre de fruits dans la boîte n’est pas une limite : la réserve ne se compte pas.
rule-FRU-R26 = Ce que vous avez fait, même la fin de votre tour, peut être repris tant que personne d’autre n’a agi et que rien de caché n’a été montré.

## Plateau

label-look = Regarder l’île : { $seat }
label-back = Retour à votre île
label-boats-left = { $count ->
    [one] { $count } bateau à livrer
   *[other] { $count } bateaux à livrer
}
label-count-beaches = { $count ->
    [one] { $count } plage sans bateau
   *[other] { $count } plages sans bateau
}
label-count-marked = { $count ->
    [one] { $count } aménagement mobile marqué
   *[other] { $count } aménagements mobiles marqués
}
