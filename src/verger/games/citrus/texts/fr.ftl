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
event-draw = Marché { $space } : { $tile }.
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
label-region = { $fruit }, { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}, { $value ->
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

label-only-buy = Achetez une rangée du marché : vous en construisez aussitôt les tuiles.
label-only-harvest = Récoltez certaines de vos régions : aucune rangée ne peut être achetée.
label-only-pass = Rien à acheter, rien à récolter : jouez des tuiles d’action si vous voulez, puis passez.
label-choose-line = Quelle rangée ?
label-choose-square = Où va‑t‑elle ?
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
label-no-regions = Aucune région : chacune commence sur une route d’une finca.
label-no-tiles = Pas encore de tuile paysage.
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
label-rock-help = Rien ne s’y construit sans pont ; autour d’une finca, il compte comme occupé.
label-reap = Récolter
label-reap-all = Choisir toutes les régions
label-anyway = Construire quand même
label-never-mind = Annuler
label-stuck = Aucune de vos tuiles n’a de place : il faut les rendre, et chacune coûte 3 points.
label-choose-bull = Où va le taureau ?
label-choose-cart = Quelle tuile du marché la charrette prend-elle ?
label-not-here = Pas ici.
label-points-short = points
label-missing-short = manque
label-tiles-short = tuiles là
label-regions-held = Régions possédées, par taille
label-region-sizes = régions { $sizes }
label-forecast-short = si fini : { $points }
label-income-short = Revenu
label-finale = La récolte est rentrée
label-zoom-in = Voir de plus près
label-zoom-out = Voir tout le plateau
warn-dead-end = Le reste de votre main n’aurait plus de place : chaque tuile rendue coûte 3 points.
warn-dead-lot = Avec une finca à cet endroit, votre main n’aurait pas toute sa place.
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

## Ce qui s’explique quand on le pointe

explain-finca-title = 12/4
explain-finca = Quand toutes les cases autour de la finca sont prises, elle est comptée une fois : le premier nombre va à qui a le plus de tuiles dans des régions qui la touchent, le second au suivant.
explain-regions-title = Régions 2 · 3
explain-regions = La taille des régions que quelqu’un possède : ici une de deux tuiles et une de trois. Chacune occupe un ouvrier jusqu’à sa récolte.
explain-money-title = Argent
explain-money = Les pièces pour acheter des rangées du marché. Personne n’en garde plus que le nombre après la barre : le surplus est perdu.
explain-forecast-title = Si la partie finissait maintenant
explain-forecast = Les points que chacun aurait si la partie finissait maintenant, avec tout ce qui se compte à la fin.

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

## Règles

section-A = Mise en place
rule-CIT-01 = Citrus se joue de 2 à 5. Chacun commence avec 5 ouvriers sur son plateau et 0 point ; le sixième ouvrier marque les points.
rule-CIT-02 = Chacun commence avec 6 pièces. Personne n’en a jamais moins de 0 ni plus de 12.
rule-CIT-03 = Le plateau long convient à tous les nombres. Le court est fait pour 2 ou 3 ; à 4 ou 5 il est possible, mais le long est conseillé.
rule-CIT-04 = Les 30 tuiles de paysage sont mélangées et chaque buisson du plateau en reçoit une, face visible. Les autres quittent le jeu sans être vues.
rule-CIT-05 = Sur le plateau long, les fincas sont mélangées face cachée ; les quatre premières vont face visible sur les terrains A, B, C et D, et 11 restent dans la pile.
rule-CIT-06 = Toutes les plantations vont dans le sac. On en tire douze, posées sur les emplacements 1 à 12 du marché dans l’ordre du tirage.
rule-CIT-07 = Sur le plateau long, les sites A à D sont écartés et E à O mélangés. Les trois premiers sont retournés et ouvrent les terrains de leurs lettres ; 8 restent dans la pile.
rule-CIT-08 = Le premier joueur est tiré au sort, ou désigné par l’hôte. On joue dans le sens des aiguilles d’une montre.

section-B = Le tour
rule-CIT-09 = À son tour, on fait exactement une action principale : construire, c’est-à-dire acheter une rangée et poser ses tuiles, ou récolter. Seuls un passe ou la fin de la partie en dispensent.
rule-CIT-10 = Qui peut faire une action principale ne peut pas passer.
rule-CIT-11 = On n’agit qu’à son propre tour. On peut y jouer autant de tuiles d’action qu’on veut, avant, pendant et après l’action principale.
rule-CIT-12 = Une tuile d’action gagnée pendant un tour peut être jouée dans ce même tour.
rule-CIT-13 = Un tour finit quand l’action principale est achevée, qu’aucune tuile n’est en main et que le joueur le dit, ou par un passe. Puis on compte les fincas entourées.

section-C = Acheter
rule-CIT-14 = Un achat désigne l’une des huit rangées du marché et prend toutes ses tuiles. Les vides sont sautés, mais il faut au moins une tuile.
rule-CIT-15 = Chaque tuile coûte 1 pièce, payée quand on la prend. Une rangée qu’on ne peut payer en entier ne s’achète pas.
rule-CIT-16 = On n’achète jamais une partie d’une rangée.
rule-CIT-17 = Une rangée ne peut être achetée que si toutes ses tuiles peuvent être construites.
rule-CIT-18 = Les tuiles prises forment la main. On les construit une à une, dans l’ordre qu’on veut, dans le même tour ; seules celles-ci se construisent, et aucune n’est gardée. De tuiles égales, on pose d’abord celle d’une charrette, puis celle du plus petit emplacement.
rule-CIT-19 = Acheter et poser forment ensemble une seule action principale. Il n’y a pas de deuxième achat dans le tour.
rule-CIT-20 = Les tuiles en main qui ne peuvent plus être construites retournent au marché, et chacune coûte 3 points. La main vide, il n’y a rien à rendre.
rule-CIT-21 = Les tuiles rendues occupent les emplacements libres aux plus petits numéros, dans l’ordre, avant tout remplissage.
rule-CIT-22 = Pour chaque tuile achetée qui est rendue, on récupère sa pièce ; pour une tuile de charrette, rien.

section-D = Construire une tuile
rule-CIT-23 = Une tuile se construit sur une case ouverte et vide du plateau, ou sur une tuile de paysage, taureau compris.
rule-CIT-24 = On ne construit jamais sur un terrain, qu’il soit fermé, ouvert ou avec sa finca, avec ou sans pont.
rule-CIT-25 = On ne construit pas sur un rocher, sauf avec un pont.
rule-CIT-26 = On ne construit pas sur une plantation, sauf, avec un pont, sur une neutre. Une plantation qui a un propriétaire n’est jamais recouverte.
rule-CIT-27 = Une tuile qui touche par un côté une région à soi de son fruit l’agrandit. Cela ne coûte pas d’ouvrier.
rule-CIT-28 = Toute autre tuile commence une région et doit être sur une route d’une finca, comptée ou non. Les routes de terrains ouverts ou fermés ne suffisent pas.
rule-CIT-29 = Commencer une région met un ouvrier du plateau sur la tuile. Sans ouvrier disponible, on ne commence pas de région.
rule-CIT-30 = Une tuile qui touche une région à soi de son fruit l’agrandit toujours, même sur une route, et même sans ouvrier disponible.
rule-CIT-31 = Seuls les côtés comptent, pour réunir comme pour les contacts interdits. Les coins se touchent librement.
rule-CIT-32 = Une tuile ne peut toucher une région de son fruit appartenant à un autre, quoi qu’elle touche par ailleurs.
rule-CIT-33 = Deux routes d’un même terrain ne peuvent montrer le même fruit.
rule-CIT-34 = Cela vaut pour les routes de tous les terrains : avec finca, ouverts ou fermés.
rule-CIT-35 = On ne regarde que la tuile visible, quel qu’en soit le propriétaire. Une même région ne couvre donc pas non plus deux routes d’un terrain.
rule-CIT-36 = Une case qui est route de plusieurs terrains doit respecter la règle pour chacun.
rule-CIT-37 = Les cases aux coins d’un terrain ne sont pas des routes et peuvent montrer n’importe quel fruit.

section-E = Réunir des régions
rule-CIT-38 = Une tuile qui touche plusieurs de vos régions de son fruit en fait une seule. Tous leurs ouvriers sauf un reviennent aussitôt.
rule-CIT-39 = Un ouvrier revenu peut commencer une autre région dans le même tour.
rule-CIT-40 = Une tuile peut réunir votre région et une région neutre du même fruit si, avant la pose, la vôtre a au moins autant de tuiles.
rule-CIT-41 = Si la région neutre est plus grande, la tuile ne peut pas du tout être posée là.
rule-CIT-42 = Quand plusieurs régions se rencontrent, la plus grande des vôtres doit avoir au moins autant de tuiles que chaque neutre prise seule. On n’additionne rien, et la nouvelle tuile ne compte pas.
rule-CIT-43 = Les tuiles reprises sont pleinement à vous : elles comptent autour des fincas et se récoltent de nouveau, puits compris.
rule-CIT-44 = On n’ajoute aucune tuile à une région neutre sans toucher aussi une région à soi du même fruit.

section-F = Tuiles de paysage
rule-CIT-45 = Qui construit sur une tuile de paysage la prend.
rule-CIT-46 = Les chevaux sauvages se gardent face cachée jusqu’à la fin ; les tuiles d’action restent visibles devant soi.
rule-CIT-47 = On peut avoir autant de tuiles de paysage qu’on veut.

section-G = Nouvelles fincas et remplissage
rule-CIT-48 = Si un achat ou une charrette laisse 3 tuiles ou moins au marché, une nouvelle finca est construite aussitôt, avant toute pose.
rule-CIT-49 = On retourne d’abord la finca du dessus ; puis on choisit pour elle l’un des terrains ouverts. On ne choisit de terrain à aucun autre moment.
rule-CIT-50 = Le site de ce terrain quitte le jeu, et le suivant, retourné, ouvre son terrain. Quand la pile de sites est vide, moins de trois terrains restent ouverts.
rule-CIT-51 = Puis on construit la main. Les routes de la nouvelle finca servent déjà.
rule-CIT-52 = Une fois la main vide, le marché est rempli depuis le sac : chaque tuile tirée va sur l’emplacement libre au plus petit numéro, jusqu’à ce que les douze soient pleins.
rule-CIT-53 = S’il reste 4 tuiles ou plus au marché, il n’y a ni finca ni remplissage.
rule-CIT-54 = Si le sac se vide avant le douzième emplacement, le marché reste incomplet.
rule-CIT-55 = Quand un remplissage laisse un emplacement vide, les fincas restantes sont mises de côté : un marché bas n’en construit plus.
rule-CIT-56 = Une borne peut encore construire des fincas ensuite, avec celles mises de côté.
rule-CIT-57 = Si aucun terrain n’est ouvert ou s’il n’y a plus de finca, un marché bas ne construit rien, mais le remplissage a bien lieu.

section-H = Compter une finca
rule-CIT-58 = À la fin de chaque tour, chaque finca entourée et pas encore comptée est comptée.
rule-CIT-59 = Une finca est entourée quand chaque case autour d’elle, coins compris, porte une plantation, à quelqu’un ou neutre, une tuile de paysage, un taureau ou un rocher. Un terrain y compte comme occupé.
rule-CIT-60 = Au bord du plateau, seules les cases qui existent doivent être occupées.
rule-CIT-61 = Votre force autour d’une finca est le nombre de tuiles de toutes vos régions qui ont au moins une tuile autour d’elle, coins compris. Chaque région compte une fois, en entier.
rule-CIT-62 = Les régions neutres ne comptent pour personne ; une région récoltée plus tôt dans le tour non plus.
rule-CIT-63 = Le plus fort marque la première valeur de la finca, le deuxième la seconde, les autres rien.
rule-CIT-64 = En cas d’égalité pour la première place, tous les ex æquo marquent la première valeur entière et personne la seconde.
rule-CIT-65 = En cas d’égalité pour la deuxième place, tous les ex æquo marquent la seconde valeur entière.
rule-CIT-66 = Si un seul joueur y a de la force, il marque la première valeur et la seconde n’est pas donnée.
rule-CIT-67 = Une finca n’est comptée qu’une fois, même si personne n’y était. Elle reste une finca pour commencer des régions et pour les routes.
rule-CIT-68 = Plusieurs fincas peuvent être comptées à la fin d’un tour ; de même une finca construite dans ce tour sur un terrain déjà entouré.

section-I = Récolte
rule-CIT-69 = Une récolte prend une ou plusieurs de vos propres régions, chacune en entier.
rule-CIT-70 = Chaque tuile récoltée rapporte 1 point, une tuile avec puits 2.
rule-CIT-71 = Chaque région récoltée rend son ouvrier et devient neutre. Ses tuiles restent.
rule-CIT-72 = Puis le revenu est payé une fois, selon les ouvriers sur votre plateau : 2, 4, 6, 7 ou 8 pièces pour 1, 2, 3, 4 ou 5 d’entre eux.
rule-CIT-73 = L’argent au-delà de 12 est perdu.

section-J = Tuiles d’action
rule-CIT-74 = Une tuile d’action utilisée quitte aussitôt le jeu, sauf le taureau.
rule-CIT-75 = Une bourse que vous avez ajoute ses 2 ou 3 pièces à votre argent ; ce qui dépasse 12 est perdu.
rule-CIT-76 = Une charrette que vous avez prend gratuitement une tuile du marché, à construire aussitôt selon toutes les règles : tant qu’elle est en main on ne peut ni acheter, ni récolter, ni passer, ni finir le tour. Ce n’est pas une action principale.
rule-CIT-77 = Une charrette qui fait descendre le marché à 3 tuiles amène une finca, puis la pose, puis un remplissage, comme un achat.
rule-CIT-78 = Un taureau que vous avez va sur une case vide : ni rocher, ni terrain, ni plantation, ni tuile de paysage. Les routes sont permises.
rule-CIT-79 = Un taureau occupe sa case quand il s’agit d’entourer une finca.
rule-CIT-80 = Qui construit sur un taureau le prend et peut s’en servir de nouveau, même dans le même tour.
rule-CIT-81 = Avec un pont, une tuile peut être construite sur un rocher ou sur une plantation neutre, selon toutes les autres règles.
rule-CIT-82 = Une tuile neutre d’un autre fruit peut être recouverte, quelle que soit la taille de sa région.
rule-CIT-83 = Une tuile neutre du même fruit ne peut être recouverte que si elle forme une région à elle seule.
rule-CIT-84 = Une tuile recouverte est hors jeu : elle ne compte pour aucune région, aucune route et aucun point, mais reste construite. Le reste de sa région demeure neutre et peut se morceler.
rule-CIT-85 = Une borne que vous avez retourne la finca du dessus et la construit sur un terrain ouvert ; le marché est rempli jusqu’à douze, quoi qu’il y ait, et un nouveau site est retourné.
rule-CIT-86 = Une borne demande une finca et un terrain ouvert.

section-K = La fin
rule-CIT-87 = La partie finit avec le tour où la dernière plantation est construite : sac, marché et main sont vides. On ne termine pas la ronde.
rule-CIT-88 = Dans ce tour, les fincas entourées sont comptées comme d’habitude ; puis viennent les derniers points, pour les fincas, les régions et les tuiles de paysage, dans cet ordre.
rule-CIT-89 = Chaque finca jamais comptée donne sa seconde valeur au plus fort à cet endroit, ou à chacun des ex æquo ; personne d’autre ne marque.
rule-CIT-90 = Chaque région encore possédée rapporte 1 point par tuile et 2 par puits, sans revenu.
rule-CIT-91 = Les chevaux sauvages rapportent leur nombre, chaque tuile d’action inutilisée 1 point.
rule-CIT-92 = Le plus haut score gagne. Les ex æquo se partagent la victoire.

section-L = Quand on ne peut rien faire
rule-CIT-93 = Qui ne peut acheter aucune rangée et n’a aucune région à récolter passe, mais peut d’abord jouer des tuiles d’action.
rule-CIT-94 = Quand tous ont passé de suite, sans tuile d’action entre-temps, une finca s’ajoute comme d’habitude, avec son remplissage. Le joueur suivant choisit le terrain, puis joue son tour.
rule-CIT-95 = Si alors les fincas sont mises de côté, ou s’il n’y a plus de finca ou de terrain ouvert, la partie est finie et on compte les derniers points.

section-M = Variantes
rule-CIT-96 = Sur le plateau court, on retire de chaque fruit 3 tuiles simples et 2 avec puits : il en reste 9 et 4, soit 65 tuiles en tout.
rule-CIT-97 = Le plateau court commence avec trois fincas, en A, B et C. Les sites A à C et M à O sont écartés, D à L mélangés ; trois sont ouverts et il en reste 6.
rule-CIT-98 = Dans le jeu en famille, les routes d’un terrain peuvent montrer le même fruit. Tout le reste vaut, avec n’importe quelle autre variante.
rule-CIT-99 = Avec des sites au hasard, les sites de tous les terrains du plateau sont mélangés. Les 4 premiers, 3 sur le plateau court, placent les premières fincas et quittent le jeu, les trois suivants sont ouverts, le reste est la pile.
rule-CIT-100 = Sur le plateau long, on peut commencer avec trois fincas au lieu de quatre.

section-R = Précisions
rule-CIT-R1 = Des tuiles peuvent être construites si une suite d’étapes les pose toutes : d’abord, si une finca est due, elle va sur un terrain ouvert ; puis chaque tuile va où elle peut à ce moment, avec des ponts en main ou pris en chemin, et des bornes en main ou prises, sur des terrains déjà ouverts. Charrettes, taureaux, bourses, terrains pas encore retournés et remplissages ne comptent pas. Une recherche qui a vu 50 000 positions renonce et dit non.
rule-CIT-R2 = La main n’est rendue qu’en entier, et seulement si aucune de ses tuiles n’a de place, ponts compris, et qu’aucune borne devant vous ne lui en donnerait. Tant qu’une tuile peut être posée, elle doit l’être. La table peut aussi convenir d’interdire ce qui y mène : une tuile ou un terrain après lesquels la main ne tiendrait plus sont alors refusés.
rule-CIT-R3 = Une tuile achetée et rendue rend sa pièce, puisqu’une tuile qu’on n’a pu payer n’en coûterait pas non plus.
rule-CIT-R4 = Commencer une région à côté d’une région neutre du même fruit n’est pas une réunion : vous n’en avez pas encore. Ce n’est pas permis, même à côté d’une seule tuile neutre.
rule-CIT-R5 = Avec plusieurs régions à la fois, on compare la plus grande des siennes à la plus grande neutre, et toutes se réunissent ensemble. L’ouvrier de la plus grande reste.
rule-CIT-R6 = Un site ouvre le terrain de sa lettre. Rien d’autre ne limite les trois terrains ouverts.
rule-CIT-R7 = Une région commence sur la route même, voisine de la finca par un côté.
rule-CIT-R8 = Les terrains sont imprimés ; la règle des routes protège donc aussi les terrains fermés, sinon une finca la violerait en naissant.
rule-CIT-R9 = Un terrain parmi les cases autour d’une finca compte comme occupé ; les cases hors du plateau n’existent pas.
rule-CIT-R10 = Les fincas sont comptées à la fin du tour de chacun, après le remplissage, jamais au milieu, dans l’ordre des lettres.
rule-CIT-R11 = Une charrette peut être jouée au milieu de la construction : sa tuile rejoint la main. Ce n’est permis que si la main et la tuile peuvent être construites ensemble. Tant qu’un remplissage attend, elle n’amène pas d’autre finca.
rule-CIT-R12 = Une borne au milieu de la construction amène aussitôt sa finca et le nouveau site ; le remplissage attend que la main soit vide, et il n’y en a qu’un.
rule-CIT-R13 = Les fincas ne sont mises de côté que par un remplissage qui laisse un emplacement vide, celui d’une borne compris. Un sac vidé juste au douzième emplacement ne suffit pas. Les fincas mises de côté gardent leur ordre caché.
rule-CIT-R14 = Construire sur un rocher ou une tuile neutre utilise un pont de soi-même. Contacts et routes se jugent comme si la tuile recouverte n’était plus là.
rule-CIT-R15 = Une bourse peut être jouée avec 12 pièces, en pure perte. Après un achat, elle ne le paie plus.
rule-CIT-R16 = Une récolte est une seule décision : toutes ses régions à la fois. Les tuiles d’action viennent avant ou après.
rule-CIT-R17 = Tant qu’un terrain doit être choisi, on ne peut rien faire d’autre.
rule-CIT-R18 = Un score peut descendre sous 0.
rule-CIT-R19 = Qui a construit la dernière tuile finit son tour, taureaux et bourses compris. Si une charrette l’a construite avant l’action principale, le tour peut finir aussitôt, et une récolte reste possible.
rule-CIT-R20 = Passer finit le tour. Ce n’est possible qu’avant l’action principale, la main vide, tant qu’il reste des tuiles, quand rien ne peut être acheté ni récolté. Garder des tuiles d’action ne l’interdit pas.
rule-CIT-R21 = Les passes se comptent de suite ; une action principale ou une tuile d’action arrête le compte, et la finca d’un blocage aussi. Chaque blocage use un terrain, cela ne peut donc durer.
rule-CIT-R22 = Si une route d’une finca comptée ne porte qu’un taureau ou une tuile de paysage, on peut encore y commencer une région. La finca n’est plus jamais comptée, à la fin non plus.
rule-CIT-R23 = Un taureau ne va sur aucun terrain. Il ne réserve rien : qui peut construire là le peut. Il reste en place quand une finca est comptée.
rule-CIT-R24 = Les chevaux sont visibles jusqu’à ce qu’on les prenne, chacun les a donc vus ; ensuite les autres ne voient que le nombre de tuiles. La table peut convenir de les laisser visibles.
rule-CIT-R25 = Sur le plateau court, on mélange les sites D à L ; une boîte sans L est une autre édition. Le terrain L est de toute façon sur le plateau, et ses routes suivent la règle.
rule-CIT-R26 = Avec trois fincas sur des sites fixes, elles sont en A, B et C, et le site D rejoint la pile. Le plateau court en a trois de toute façon.
rule-CIT-R27 = Qui danse le mieux le flamenco ne se vérifie pas : le premier joueur est tiré de la graine de la partie, ou désigné par l’hôte.
rule-CIT-R28 = La fin d’un tour se dit toujours, même si rien d’autre n’est possible.
rule-CIT-R29 = Sans finca ou sans terrain ouvert, un marché bas ne fait que se remplir, et une borne reste en main.
rule-CIT-R30 = Ce que vous avez fait, même la fin de votre tour, peut être repris tant que personne d’autre n’a agi et que rien de caché n’a été montré.
