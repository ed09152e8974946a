### Citrus en français.
###
### $seat, $tile, $fruit, $square, $lot, $landscape, $regions et $way arrivent en toutes lettres, $line et $space comme
### on les compte, à partir de 1 ; $amount vaut 1 quand il n’y en a pas.

name = Citrus
tagline = Achetez des fruits par rangées, plantez autour des fincas et récoltez au bon moment : ni trop tôt, ni trop tard.

## Fruits et plantations

fruit-lemon = { $amount ->
    [one] citron
   *[other] citrons
}
fruit-orange = { $amount ->
    [one] orange
   *[other] oranges
}
fruit-blood_orange = { $amount ->
    [one] sanguine
   *[other] sanguines
}
fruit-lime = { $amount ->
    [one] citron vert
   *[other] citrons verts
}
fruit-grapefruit = { $amount ->
    [one] pamplemousse
   *[other] pamplemousses
}
tile-lemon = une tuile Citron
tile-lemon_well = une tuile Citron avec puits
tile-orange = une tuile Orange
tile-orange_well = une tuile Orange avec puits
tile-blood_orange = une tuile Sanguine
tile-blood_orange_well = une tuile Sanguine avec puits
tile-lime = une tuile Citron vert
tile-lime_well = une tuile Citron vert avec puits
tile-grapefruit = une tuile Pamplemousse
tile-grapefruit_well = une tuile Pamplemousse avec puits

## Tuiles de paysage

landscape-horse2 = des chevaux sauvages à 2
landscape-horse3 = des chevaux sauvages à 3
landscape-horse4 = des chevaux sauvages à 4
landscape-money2 = une bourse de 2 pièces
landscape-money3 = une bourse de 3 pièces
landscape-cart = une charrette
landscape-bull = un taureau
landscape-bridge = un pont
landscape-milestone = une borne
landscape-horse2-help = Gardés face cachée ; 2 points à la fin.
landscape-horse3-help = Gardés face cachée ; 3 points à la fin.
landscape-horse4-help = Gardés face cachée ; 4 points à la fin.
landscape-money2-help = Donne 2 pièces. Inutilisée, 1 point à la fin.
landscape-money3-help = Donne 3 pièces. Inutilisée, 1 point à la fin.
landscape-cart-help = Prend sans payer une tuile du marché, à construire aussitôt. Inutilisée, 1 point à la fin.
landscape-bull-help = Occupe une case vide, jusqu’à ce que quelqu’un y construise et le prenne. Devant vous à la fin, 1 point.
landscape-bridge-help = Permet de construire sur un rocher ou sur une tuile neutre. Inutilisé, 1 point à la fin.
landscape-milestone-help = Construit une finca et remplit le marché. Inutilisée, 1 point à la fin.

## Cases : une colonne de a à o et une rangée de 1 à 10 depuis le nord

square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-h1 = h1
square-i1 = i1
square-j1 = j1
square-k1 = k1
square-l1 = l1
square-m1 = m1
square-n1 = n1
square-o1 = o1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-h2 = h2
square-i2 = i2
square-j2 = j2
square-k2 = k2
square-l2 = l2
square-m2 = m2
square-n2 = n2
square-o2 = o2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-h3 = h3
square-i3 = i3
square-j3 = j3
square-k3 = k3
square-l3 = l3
square-m3 = m3
square-n3 = n3
square-o3 = o3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-h4 = h4
square-i4 = i4
square-j4 = j4
square-k4 = k4
square-l4 = l4
square-m4 = m4
square-n4 = n4
square-o4 = o4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-h5 = h5
square-i5 = i5
square-j5 = j5
square-k5 = k5
square-l5 = l5
square-m5 = m5
square-n5 = n5
square-o5 = o5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-h6 = h6
square-i6 = i6
square-j6 = j6
square-k6 = k6
square-l6 = l6
square-m6 = m6
square-n6 = n6
square-o6 = o6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-h7 = h7
square-i7 = i7
square-j7 = j7
square-k7 = k7
square-l7 = l7
square-m7 = m7
square-n7 = n7
square-o7 = o7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8
square-h8 = h8
square-i8 = i8
square-j8 = j8
square-k8 = k8
square-l8 = l8
square-m8 = m8
square-n8 = n8
square-o8 = o8
square-a9 = a9
square-b9 = b9
square-c9 = c9
square-d9 = d9
square-e9 = e9
square-f9 = f9
square-g9 = g9
square-h9 = h9
square-i9 = i9
square-j9 = j9
square-k9 = k9
square-l9 = l9
square-m9 = m9
square-n9 = n9
square-o9 = o9
square-a10 = a10
square-b10 = b10
square-c10 = c10
square-d10 = d10
square-e10 = e10
square-f10 = f10
square-g10 = g10
square-h10 = h10
square-i10 = i10
square-j10 = j10
square-k10 = k10
square-l10 = l10
square-m10 = m10
square-n10 = n10
square-o10 = o10

## Terrains, régions à soi, façons de construire, raisons de la fin

lot-A = A
lot-B = B
lot-C = C
lot-D = D
lot-E = E
lot-F = F
lot-G = G
lot-H = H
lot-I = I
lot-J = J
lot-K = K
lot-L = L
lot-M = M
lot-N = N
lot-O = O
regions-1 = 1
regions-2 = 2
regions-12 = 1 et 2
regions-3 = 3
regions-13 = 1 et 3
regions-23 = 2 et 3
regions-123 = 1, 2 et 3
regions-4 = 4
regions-14 = 1 et 4
regions-24 = 2 et 4
regions-124 = 1, 2 et 4
regions-34 = 3 et 4
regions-134 = 1, 3 et 4
regions-234 = 2, 3 et 4
regions-1234 = 1, 2, 3 et 4
regions-5 = 5
regions-15 = 1 et 5
regions-25 = 2 et 5
regions-125 = 1, 2 et 5
regions-35 = 3 et 5
regions-135 = 1, 3 et 5
regions-235 = 2, 3 et 5
regions-1235 = 1, 2, 3 et 5
regions-45 = 4 et 5
regions-145 = 1, 4 et 5
regions-245 = 2, 4 et 5
regions-1245 = 1, 2, 4 et 5
regions-345 = 3, 4 et 5
regions-1345 = 1, 3, 4 et 5
regions-2345 = 2, 3, 4 et 5
regions-12345 = 1, 2, 3, 4 et 5
way-start = une nouvelle région
way-extension = une région s’agrandit
reason-tiles = la dernière tuile est construite
reason-blocked = personne ne peut plus rien faire

## Actions

action-buy = Acheter la rangée { $line }
action-place = Construire { $tile } en { $square }
action-lot = Construire la finca sur le terrain { $lot }
action-give_back = Rendre les tuiles
action-harvest = Récolter { $regions }
action-money = Utiliser { $landscape }
action-cart = Prendre la tuile de l’emplacement { $space } avec une charrette
action-bull = Poser un taureau en { $square }
action-milestone = Jouer une borne
action-pass = Passer
action-end_turn = Finir le tour

## Événements

event-buy = { $seat } achète la rangée { $line } pour { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
event-take = { $seat } prend { $tile } sur l’emplacement { $space }.
event-cart = { $seat } prend { $tile } sur l’emplacement { $space } avec une charrette.
event-turn_up = Une finca est retournée : { $first } points au premier, { $second } au deuxième.
event-build = { $seat } construit la finca de { $first } et { $second } sur le terrain { $lot }.
event-open = Le terrain { $lot } s’ouvre.
event-place = { $seat } construit { $tile } en { $square } : { $way }.
event-bridge = { $seat } utilise un pont en { $square }.
event-cover = Dessous, { $tile } est hors jeu.
event-pick = { $seat } prend { $landscape } en { $square }.
event-merge = { $seat } réunit des régions de { $fruit } et reprend { $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
}.
event-absorb = { $seat } reprend { $amount } { $fruit } neutres.
event-give_back = { $seat } rend { $tile }, sur l’emplacement { $space }.
event-penalty = { $seat } perd des points : { $value }.
event-refund = { $seat } récupère { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
event-draw = L’emplacement { $space } reçoit { $tile }.
event-shut = Le sac est vide : plus de fincas, sauf par des bornes.
event-harvest = { $seat } récolte { $amount } { $fruit } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-income = { $seat } a { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} sur son plateau et reçoit { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
event-money = { $seat } utilise { $landscape } : { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
event-bull = { $seat } pose un taureau en { $square }.
event-milestone = { $seat } joue une borne.
event-pass = { $seat } ne peut rien faire et passe.
event-end_turn = { $seat } finit son tour.
event-surround = La finca { $lot } est entourée.
event-score = Autour de { $lot }, { $seat } a { $strength ->
    [one] { $strength } tuile
   *[other] { $strength } tuiles
} : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-last_tile = { $seat } a construit la dernière tuile : la partie finit avec ce tour.
event-blocked = Personne n’a rien pu faire.
event-final_lot = Jamais entourée, { $lot } donne à { $seat }, avec { $strength ->
    [one] { $strength } tuile
   *[other] { $strength } tuiles
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-final_regions = Les régions que { $seat } possède encore rapportent { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-final_landscape = Les tuiles de paysage de { $seat } rapportent { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-end = La partie est finie : { $reason }.

## Ce qu’on attend du joueur

prompt-main = Achetez une rangée du marché, ou récoltez certaines de vos régions.
prompt-lot = Choisissez le terrain ouvert de la nouvelle finca.
prompt-building = Construisez les tuiles que vous avez en main.
prompt-finishing = Jouez des tuiles d’action si vous voulez, puis finissez le tour.
prompt-over = La partie est finie.

## Options

option-board = Plateau
option-board-help = Le côté long convient à tous ; le court est fait pour 2 ou 3, et à 4 ou 5 le long est conseillé.
option-board-long = Long
option-board-short = Court
option-family = Jeu en famille
option-family-help = Les routes d’un terrain peuvent montrer deux fois le même fruit.
option-family-true = Sans la règle des routes
option-family-false = Avec la règle des routes
option-random_sites = Premières fincas
option-random_sites-help = Sur les terrains de la règle du jeu, ou sur des terrains tirés au sort.
option-random_sites-true = Au hasard
option-random_sites-false = Comme dans la règle
option-start_fincas = Fincas au départ
option-start_fincas-help = Sur le plateau long. Le court commence toujours avec trois.
option-start_fincas-4 = Quatre
option-start_fincas-3 = Trois
option-dead_ends = Impasses
option-dead_ends-help = Si l’on peut construire de telle sorte que le reste de ses tuiles n’ait plus de place.
option-dead_ends-penalty = Permises, à perte
option-dead_ends-refused = Interdites
option-open_horses = Chevaux sauvages
option-open_horses-help = Si les chevaux pris par les autres restent visibles.
option-open_horses-true = Face visible
option-open_horses-false = Face cachée
option-first_seat = Premier joueur
option-first_seat-help = Qui commence la partie.
option-first_seat-random = Au hasard

## Parts du score

part-fincas = Fincas
part-harvests = Récoltes
part-returned = Tuiles rendues
part-regions = Régions à la fin
part-landscape = Tuiles de paysage

## Plateau : noms des lieux et des choses

label-board = Plateau
label-market = Marché
label-lines = Rangées
label-bag = Dans le sac
label-stack = Piles
label-sites = Terrains à venir
label-fincas = Fincas à venir
label-hand = Votre main
label-mat = Plateau personnel
label-money = Argent
label-workers = Ouvriers
label-tiles = Tuiles d’action
label-horses = Chevaux sauvages
label-standings = Autour des fincas
label-score = Points
label-forecast = Si cela finissait là
label-rock = Rocher
label-lot = Terrain { $lot }
label-road = Route
label-well = Puits
label-neutral = Neutre
label-empty = vide
label-shut = Plus de fincas, sauf par des bornes
label-reconstructed = Reconstitué : la boîte imprimée peut différer.

## Plateau : ce qu’il dit de la position

label-turn = Tour { $turn }
label-region = { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
} de { $fruit }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
label-region-of = { $seat } : { $region }
label-region-neutral = Neutre : { $region }
label-lot-closed = Terrain { $lot }, fermé
label-lot-open = Terrain { $lot }, ouvert
label-lot-finca = Finca { $lot } : { $first } et { $second }
label-lot-scored = Finca { $lot }, comptée
label-missing = { $count ->
    [0] entourée
    [one] { $count } case manque
   *[other] { $count } cases manquent
}
label-shows = Ses routes montrent : { $fruits }
label-leads = { $seat } mène de { $lead }
label-tied = { $seats } mènent ensemble
label-nobody = Personne n’y est
label-strength = { $seat } : { $strength }
label-left = { $left ->
    [one] { $left } tuile au marché
   *[other] { $left } tuiles au marché
}
label-to-finca = { $count ->
    [one] Encore { $count } tuile, et une finca arrive
   *[other] Encore { $count } tuiles, et une finca arrive
}
label-in-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
label-line = Rangée { $line } : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
label-line-empty = Il n’y a rien
label-line-dear = Trop chère
label-line-unbuildable = Ne peut pas être construite en entier
label-line-open = Peut être achetée
label-line-finca = Amène une finca
label-line-refill = Amène un remplissage
label-homeless = Pas de place pour { $tile }
label-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
label-workers-left = { $count ->
    [0] plus d’ouvrier
    [one] { $count } ouvrier disponible
   *[other] { $count } ouvriers disponibles
}
label-income = Revenu après une récolte : { $incomes }
label-horses-held = { $count ->
    [0] pas de chevaux
    [one] { $count } tuile de chevaux
   *[other] { $count } tuiles de chevaux
}
label-cart-tile = par charrette
label-last_turn = Dernier tour

## Plateau : le tour en cours

label-choose-line = Quelle rangée ?
label-choose-square = Où va-t-elle ?
label-choose-lot = Quel terrain ?
label-choose-tile = Quelle tuile d’abord ?
label-choose-regions = Quelles régions ?
label-harvest = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, puis { $income ->
    [one] { $income } pièce
   *[other] { $income } pièces
} pour { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
label-harvest-lost = { $lost ->
    [one] { $lost } pièce est perdue
   *[other] { $lost } pièces sont perdues
}
label-due = La finca { $first } et { $second } attend un terrain
label-refill = Puis le marché est rempli
label-start = Nouvelle région : un ouvrier
label-extension = Votre région s’agrandit
label-merge = Réunit des régions : { $amount ->
    [one] { $amount } ouvrier revient
   *[other] { $amount } ouvriers reviennent
}
label-absorb = Reprend { $amount } { $fruit } neutres
label-bridge = Avec un pont
label-buy = Acheter
label-give_back = Rendre
label-end_turn = Finir le tour
label-pass = Passer
label-regions = Vos régions
label-no-regions = Pas encore de région : chacune commence sur une route d’une finca.
label-in-hand = En main
label-no-place = Pas de place pour elle maintenant
label-none = aucune
label-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-then-left = { $left ->
    [0] Le marché est alors vide
    [one] { $left } tuile reste au marché
   *[other] { $left } tuiles restent au marché
}
label-rock-help = Rien ne s’y construit sans pont ; autour d’une finca, il compte comme occupé.
label-reap = Récolter
label-reap-all = Toutes les régions
label-anyway = Construire quand même
label-never-mind = Annuler
label-stuck = Aucune de vos tuiles n’a de place : il faut les rendre, et chacune coûte 3 points.
label-choose-bull = Où va le taureau ?
label-choose-cart = Quelle tuile du marché la charrette prend-elle ?
label-zoom-in = Voir de plus près
label-zoom-out = Voir tout le plateau
warn-dead-end = Le reste de votre main n’aurait plus de place : chaque tuile rendue coûte 3 points.
warn-dead-lot = Avec une finca à cet endroit, votre main n’aurait pas toute sa place.
warn-over-cap = L’argent au-delà de 12 est perdu.
notice-finca = Une nouvelle finca est construite.
notice-shut = Le sac est vide : dernier remplissage.
notice-last_tile = La dernière tuile est construite : la partie finit avec ce tour.
notice-blocked = Personne n’a rien pu faire : une finca s’ajoute.

## Terminal : mots à taper, aperçus, colonnes

word-buy = acheter
word-place = construire
word-give_back = rendre
word-harvest = récolter
word-money = bourse
word-cart = charrette
word-bull = taureau
word-milestone = borne
word-pass = passer
word-end_turn = fin
word-lemon = citron
word-lemon_well = citron+
word-orange = orange
word-orange_well = orange+
word-blood_orange = sanguine
word-blood_orange_well = sanguine+
word-lime = vert
word-lime_well = vert+
word-grapefruit = pamplemousse
word-grapefruit_well = pamplemousse+
word-money2 = 2
word-money3 = 3
preview-buy = −{ $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
preview-take = { $tile }
preview-place = { $way }
preview-bridge = un pont
preview-cover = recouvre { $tile }
preview-pick = { $landscape }
preview-merge = +{ $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
}
preview-absorb = +{ $amount } { $fruit }
preview-penalty = { $value } points
preview-refund = +{ $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
preview-shut = le dernier remplissage
preview-harvest = +{ $value ->
    [one] { $value } point
   *[other] { $value } points
} ({ $fruit })
preview-income = +{ $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
preview-money = +{ $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
preview-cart = { $tile }
preview-score = { $seat } : +{ $value } ({ $lot })
preview-last_tile = la dernière tuile
preview-final_lot = { $seat } : +{ $value } ({ $lot })
preview-end = la partie finit
column-lot = Terrain
column-value = Valeur
column-missing = Manque
column-fruits = Routes
column-line = Rangée
column-price = Pièces
column-content = Tuiles
column-money = Pièces
column-workers = Ouvriers
column-tiles = Tuiles d’action
column-horses = Chevaux
column-points = Points
column-fincas = Fincas
column-harvests = Récoltes
column-returned = Rendu
column-regions = Régions
column-landscape = Paysage
column-forecast = Finirait à
column-harvest = Récolte
column-income = Revenu
symbol-horse2 = c2
symbol-horse3 = c3
symbol-horse4 = c4
symbol-money2 = $2
symbol-money3 = $3
symbol-cart = ch
symbol-bull = ta
symbol-bridge = po
symbol-milestone = bo
legend-tiles = ci, or, sa, ve, pa plantations, avec + un puits
legend-lots = A–O terrains : [A] finca, (A) ouvert, A fermé
legend-ground = ## rocher, c2 c3 c4 chevaux, $ bourse, ch charrette, ta taureau, po pont, bo borne
legend-owner = la couleur est celle du propriétaire ; sans couleur, la tuile est neutre

## Le jeu en une minute

how-1-title = Acheter
how-1 = Prenez une rangée entière du marché, une pièce par tuile, et construisez-la aussitôt. Ce qui ne peut être construit ne s’achète pas.
how-2-title = Planter
how-2 = Une nouvelle région commence sur une route d’une finca et prend un ouvrier ; les tuiles de son fruit l’agrandissent sans rien coûter de plus. Deux routes d’un terrain ne montrent jamais le même fruit.
how-3-title = Entourer les fincas
how-3 = Quand une finca est entourée, celui qui a le plus de tuiles dans les régions qui la touchent marque son premier nombre, le suivant le second.
how-4-title = Récolter
how-4 = Au lieu d’acheter, récoltez de vos régions : des points pour les tuiles et les puits, les ouvriers reviennent, puis de l’argent, d’autant plus qu’il y a d’ouvriers sur le plateau. Mais les tuiles ne sont plus à vous.
how-5-title = Paysage
how-5 = Construisez sur les tuiles de paysage pour les gagner : des chevaux pour la fin, des bourses, charrettes, taureaux, ponts et bornes à jouer à tout moment de votre tour.
how-6-title = La fin
how-6 = Quand le marché se vide, une finca est construite et le marché rempli. La partie finit avec la dernière tuile construite ; le plus de points gagne.
