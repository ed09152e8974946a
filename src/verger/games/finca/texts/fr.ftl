### Finca en français.
###
### $seat, $village, $fruit, $tile, $finca, $mode et $reason arrivent en toutes lettres,
### $blade et $to comme on les compte (de 1 à 12) ; $amount vaut 1 quand l’action ou l’événement n’en a pas.

name = Finca
tagline = Tournez sur le moulin, cueillez, chargez la charrette, servez les villages de Majorque.

## Fruits

fruit-almond = { $amount ->
    [one] amande
   *[other] amandes
}
fruit-fig = { $amount ->
    [one] figue
   *[other] figues
}
fruit-grape = { $amount ->
    [one] raisin
   *[other] raisins
}
fruit-lemon = { $amount ->
    [one] citron
   *[other] citrons
}
fruit-olive = { $amount ->
    [one] olive
   *[other] olives
}
fruit-orange = { $amount ->
    [one] orange
   *[other] oranges
}
fruit-none = selon sa tuile

## Villages

village-alcudia = Alcudia
village-arta = Artà
village-inca = Inca
village-villafranca = Villafranca
village-son_severa = Son Severa
village-andratx = Andratx
village-palma = Palma
village-llucmajor = Llucmajor
village-campos = Campos
village-santanyi = Santanyí

## Tuiles Action : leur nom, et leur effet en une ligne

tile-strong_wind = Vent fort
tile-gust = Bourrasque
tile-large_cart = Grande charrette
tile-one_less = Un fruit de moins
tile-strong_wind-help = Deux déplacements dans le tour, avec le même paysan ou avec deux.
tile-gust-help = Un de vos paysans s’envole vers l’aile de votre choix et y récolte ; jamais de charrette.
tile-large_cart-help = Une livraison de 10 fruits au plus, sans charrette.
tile-one_less-help = Une livraison à un fruit près ; il faut une charrette.

## Tuiles Fruits

tile-F01 = la tuile à 1 amande
tile-F02 = la tuile à 1 figue
tile-F03 = la tuile à 1 raisin
tile-F04 = la tuile à 1 citron
tile-F05 = la tuile à 1 olive
tile-F06 = la tuile à 1 orange
tile-F07 = la tuile à 2 amandes
tile-F08 = la tuile à 2 figues
tile-F09 = la tuile à 2 raisins
tile-F10 = la tuile à 2 citrons
tile-F11 = la tuile à 2 olives
tile-F12 = la tuile à 2 oranges
tile-F13 = la tuile à 3 amandes
tile-F14 = la tuile à 3 figues
tile-F15 = la tuile à 3 raisins
tile-F16 = la tuile à 3 citrons
tile-F17 = la tuile à 3 olives
tile-F18 = la tuile à 3 oranges
tile-F19 = la tuile à 2 figues et 2 amandes
tile-F20 = la tuile à 2 amandes et 2 oranges
tile-F21 = la tuile à 2 oranges et 2 raisins
tile-F22 = la tuile à 2 raisins et 2 olives
tile-F23 = la tuile à 2 olives et 2 citrons
tile-F24 = la tuile à 2 citrons et 2 figues
tile-F25 = la tuile « ? » à 4 fruits identiques
tile-F26 = { tile-F25 }
tile-F27 = { tile-F25 }
tile-F28 = la tuile à 3 amandes et 2 raisins
tile-F29 = la tuile à 3 raisins et 2 citrons
tile-F30 = la tuile à 3 citrons et 2 oranges
tile-F31 = la tuile à 3 oranges et 2 figues
tile-F32 = la tuile à 3 figues et 2 olives
tile-F33 = la tuile à 3 olives et 2 amandes
tile-F34 = la tuile « ? » à 5 fruits identiques
tile-F35 = { tile-F34 }
tile-F36 = { tile-F34 }
tile-F37 = la tuile à un fruit de chaque sorte
tile-F38 = { tile-F37 }
tile-F39 = { tile-F37 }
tile-F40 = la tuile « ? » à 6 fruits identiques
tile-F41 = { tile-F40 }
tile-F42 = { tile-F40 }

## Tuiles Finca

finca-T1 = la Finca aux amandes
finca-T2 = la Finca aux figues
finca-T3 = la Finca aux raisins
finca-T4 = la Finca aux citrons
finca-T5 = la Finca aux olives
finca-T6 = la Finca aux oranges
finca-T7 = la Finca aux figues et aux amandes
finca-T8 = la Finca aux raisins et aux oranges
finca-T9 = la Finca aux citrons et aux olives
finca-T10 = la Finca « ? »

## Façons de livrer, raisons de la fin

mode-cart = avec une charrette
mode-large = avec la { tile-large_cart }
mode-less = avec { tile-one_less }
reason-fincas = toutes les Fincas en bois sont posées
reason-limit = arrêtée par la limite de tours

## Actions

action-place = Placer un paysan sur l’aile { $blade }
action-move = Déplacer le paysan de l’aile { $blade }
action-strong_wind = { tile-strong_wind } : jouer deux déplacements
action-stop = S’arrêter après le premier déplacement
action-gust = { tile-gust } : porter le paysan de l’aile { $blade } sur l’aile { $to }
action-deliver = Livrer { $mode }
action-serve = Servir { $village } : { $fruit }
action-serve_short = Servir { $village } avec 1 { $fruit } de moins
action-finish = Terminer la livraison

## Événements

event-place = { $seat } place un paysan sur l’aile { $blade }.
event-walk = { $seat } fait avancer un paysan de { $steps ->
    [one] { $steps } aile
   *[other] { $steps } ailes
}, de la { $blade } à la { $to }.
event-fly = { $seat } laisse le vent porter un paysan de l’aile { $blade } à l’aile { $to }.
event-harvest = { $seat } récolte { $amount } { $fruit } sur l’aile { $blade }.
event-recall_fruit = Pénurie : { $seat } remet { $amount } { $fruit } dans la réserve.
event-carts = { $seat } prend { $amount ->
    [one] { $amount } charrette
   *[other] { $amount } charrettes
} au centre du moulin.
event-recall_carts = Plus assez de charrettes : { $seat } en rend { $amount }.
event-spend_tile = { $seat } utilise la tuile { $tile }.
event-stop = { $seat } s’arrête après le premier déplacement.
event-open = { $seat } prépare une livraison { $mode }.
event-stage = { $seat } charge pour { $village } : { $fruit }.
event-stage_short = { $seat } charge pour { $village }, avec 1 { $fruit } de moins.
event-return_cart = { $seat } remet une charrette au centre du moulin.
event-pay = { $seat } livre { $amount } { $fruit }.
event-take = À { $village }, { $seat } prend { $tile } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-bonus = { $seat } complète une série de 1 à 6 et gagne le bonus de { $value } points.
event-award = { $village } est vide : { $seat } remporte { $finca } avec { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}.
event-box = { $village } est vide : égalité à { $count }, { $finca } retourne dans la boîte.
event-build = Une Finca en bois s’élève à { $village }.
event-reveal = À { $village }, on découvre { $tile }.
event-end = La partie est finie : { $reason }.

## Ce qu’on attend du joueur

prompt-placement = Placez un paysan sur une aile : elle vous donne 1 fruit de sa sorte.
prompt-turn = Déplacez un paysan, livrez, ou utilisez une tuile Action.
prompt-wind = { tile-strong_wind } : choisissez le paysan à déplacer. Après le premier déplacement, vous pouvez vous arrêter.
prompt-delivery = Choisissez les villages à servir, puis terminez la livraison.
prompt-over = La partie est terminée.

## Options

option-start_player = Premier joueur
option-start_player-help = Qui place le premier paysan et joue le premier tour.
option-start_player-random = Au hasard
option-turn_limit = Limite de tours
option-turn_limit-help = Arrête la partie après ce nombre de tours, tous joueurs confondus. Les placements ne comptent pas. Utile aux robots qui jouent entre eux.
option-turn_limit-off = Aucune
option-mystery_finca = La Finca « ? »
option-mystery_finca-help = Ce que l’on compare quand son village se vide : les symboles « ? » des tuiles Fruits, ou la valeur de toutes ces tuiles.
option-mystery_finca-symbols = Symboles « ? »
option-mystery_finca-values = Toutes les valeurs

## Parties du score

part-tiles = Tuiles Fruits
part-fincas = Tuiles Finca
part-action_tiles = Tuiles Action inutilisées
part-bonuses = Tuiles Bonus
label-finale = La dernière récolte est livrée

## Plateau : le nom des lieux et des choses

label-wheel = Moulin
label-hub = Centre du moulin
label-line = Ligne des charrettes
label-supply = Réserve
label-villages = Villages
label-wooden = Fincas en bois restantes
label-bonus = Bonus
label-unseen = Tuiles pas encore vues
label-boxed = Retournées dans la boîte
label-stacks = Ce qui se cachait sous les villages
label-fruits = Fruits
label-carts = Charrettes
label-farmers = Paysans
label-action_tiles = Tuiles Action
label-tiles = Tuiles Fruits gagnées
label-fincas = Tuiles Finca gagnées
label-score = Points
label-majority = Majorité
label-empty = vide
label-used = utilisée

## Plateau : ce qu’il dit de la position

label-blade = Aile { $blade }
label-blade-farmers = Aile { $blade }, { $fruit } : { $count ->
    [0] aucun paysan
    [one] { $count } paysan
   *[other] { $count } paysans
}
label-farmers-of = { $seat } : { $count ->
    [one] { $count } paysan
   *[other] { $count } paysans
}
label-stock = { $amount } { $fruit } sur { $total } dans la réserve
label-hub-carts = { $count ->
    [0] Aucune charrette
    [one] { $count } charrette
   *[other] { $count } charrettes
} au centre du moulin
label-fincas-left = { $count ->
    [0] Plus de Finca en bois
    [one] { $count } Finca en bois restante
   *[other] { $count } Fincas en bois restantes
}
label-bonus-next = Prochain bonus : { $value } points
label-bonus-none = Toutes les tuiles Bonus sont gagnées
label-under = { $count } dessous
label-village-closed = { $village } est fermé : une Finca en bois s’y dresse
label-payable = Vous pouvez le servir { $mode }
label-leader = { $seat } mène avec { $count }
label-tie = Égalité à { $count } : personne ne l’aurait
label-count = { $seat } : { $count }
label-lacking = Il manque pour la prochaine série : { $values }
label-unseen-count = { $count } × { $tile }

## Plateau : le tour en cours

label-deliver = Livrer
label-cancel = Annuler
label-load-all = Charger { $count } villages : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-no-undo = retourne des tuiles : sans retour
label-ends = termine la partie
label-paid = payé : { $paid } sur { $limit }
label-staged = { $village }, chargé
label-unstage = Retirer { $village }
label-choose-kind = Quel fruit pour { $village } ?
label-choose-short = De quel fruit { $village } se passera-t-il ?
label-only-move = Déplacez un paysan : il avance d’autant d’ailes qu’il y a de paysans sur la sienne.
label-short-first = Choisissez d’abord le village qui recevra un fruit de moins.
label-choose-farmer = Quel paysan ?
label-choose-blade = Vers quelle aile ?
label-wind-move = { $move ->
    [1] Premier déplacement
   *[other] Second déplacement
}
label-gain-fruit = +{ $amount } { $fruit }
label-gain-carts = +{ $amount ->
    [one] { $amount } charrette
   *[other] { $amount } charrettes
}
label-gain-points = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-tile-cost = la tuile utilisée : −{ $points }
label-arrives = Arrive sur l’aile { $blade }
warn-recall-fruit = Pénurie : { $seat } perdrait { $amount } { $fruit }
warn-recall-carts = Plus assez de charrettes : { $seat } en perdrait { $amount }
notice-reveal = De nouvelles tuiles sont visibles : la livraison ne peut plus être reprise.

## Terminal : mots à taper, aperçus, colonnes

word-place = placer
word-move = déplacer
word-strong_wind = vent
word-stop = arrêter
word-gust = bourrasque
word-deliver = livrer
word-serve = servir
word-serve_short = moins
word-finish = terminer
word-cart = charrette
word-large = grande
word-less = moins
word-large_cart = { word-large }
word-one_less = { word-less }
preview-walk = vers l’aile { $to }
preview-harvest = +{ $amount } { $fruit }
preview-recall_fruit = pénurie : { $seat } perd { $amount } { $fruit }
preview-carts = +{ $amount ->
    [one] { $amount } charrette
   *[other] { $amount } charrettes
}
preview-recall_carts = plus assez de charrettes : { $seat } en perd { $amount }
preview-return_cart = −1 charrette
preview-pay = −{ $amount } { $fruit }
preview-take = { $village } +{ $value ->
    [one] { $value } point
   *[other] { $value } points
}
preview-bonus = bonus +{ $value } points
preview-award = { $seat } remporte { $finca }
preview-box = personne n’a { $finca }
preview-end = la partie se termine
column-village = Village
column-tile = Demande
column-value = Pts
column-pile = Pile
column-finca = Finca
column-majority = Majorité
column-payable = Payable
column-points = Points
column-tiles = Tuiles
column-fincas = Fincas
column-bonuses = Bonus
column-action_tiles = Tuiles Action
column-lacking = Pour la série
symbols-any = { $count } identiques
symbols-each = un de chaque
label-wooden-here = Finca en bois
label-leads = ★ mène
label-tie-break = Qui tient le plus de fruits est devant.

## Ce qui s’explique quand on le pointe

explain-score-title = Points
explain-score = Tout le monde commence avec 8 : chacune des quatre tuiles Action vaut 2 points tant qu’elle n’est pas utilisée.
explain-blade-title = De 1 à 12
explain-blade = Les ailes ont des numéros, pour que le journal dise d’où et jusqu’où marche un paysan.
explain-prize-title = La Finca
explain-prize = Cinq points pour qui montre sur ses tuiles le plus de fruits de cette sorte quand le village est vide ; à égalité, personne ne les a.
explain-under-title = +3
explain-under = Autant de tuiles sont face cachée sous celle-ci.
explain-set-title = 1 2 3 4 5 6
explain-set = Des tuiles de 1, 2, 3, 4, 5 et 6 points forment une série, et chaque série gagne le bonus suivant : 7 points, puis 6, 5 et 4.
explain-wooden-title = Fincas en bois
explain-wooden = On en pose une dans chaque village vidé. La dernière termine la partie.

## Le jeu en une minute

how-1-title = Autour du moulin
how-1 = Vos paysans se tiennent sur les douze ailes. Comptez tous les paysans d’une aile, à qui qu’ils soient : le vôtre en partira d’autant d’ailes, dans le sens horaire.
how-2-title = La récolte
how-2 = À l’arrivée, comptez encore, votre paysan compris : vous cueillez autant de fruits de la sorte de l’aile. S’il en manque dans la réserve, chacun y remet d’abord les siens de cette sorte, puis vous prenez votre part.
how-3-title = Les charrettes
how-3 = Deux lignes partagent le moulin. Chaque fois que votre paysan en franchit une, vous prenez aussi une charrette. S’il n’y en a plus assez, chacun rend d’abord les siennes.
how-4-title = La livraison
how-4 = Au lieu d’avancer, rendez une charrette et livrez 6 fruits au plus. Donnez à un ou plusieurs villages exactement ce que montre leur tuile : elle est à vous. Pour une tuile « ? », tous les fruits sont de la même sorte.
how-5-title = Fincas et bonus
how-5 = Quand un village est vide, sa Finca va à qui montre sur ses tuiles le plus de fruits de cette Finca ; en cas d’égalité, à personne. Des tuiles de valeurs 1, 2, 3, 4, 5 et 6 réunies rapportent un bonus.
how-6-title = La fin
how-6 = La dernière Finca en bois posée, la partie s’arrête. Tuiles et bonus comptent leur valeur, chaque Finca 5 points, chaque tuile Action gardée 2. Le plus haut total l’emporte.

## Règles

section-A = Mise en place
rule-FIN-01 = Finca se joue à 2, 3 ou 4, assis dans le sens horaire. Aucun autre nombre n’est possible.
rule-FIN-02 = Les 12 ailes, mélangées, garnissent le moulin face visible, une par emplacement. Elles n’en bougent plus de la partie.
rule-FIN-03 = Les 42 tuiles Fruits, mélangées face cachée, forment dix piles de 4, une par village.
rule-FIN-04 = Dans chaque village, la tuile du dessus est visible ; les trois du dessous restent cachées.
rule-FIN-05 = Les 2 tuiles Fruits en trop rejoignent la boîte sans être vues et ne servent pas.
rule-FIN-06 = Les 10 tuiles Finca sont réparties au hasard, face visible, une par village.
rule-FIN-07 = On prévoit 4 Fincas en bois à 2 joueurs, 5 à 3 joueurs et 6 à 4 joueurs ; les autres restent dans la boîte.
rule-FIN-08 = La réserve compte au départ 18 fruits de chacune des six sortes. Les joueurs n’en ont aucun.
rule-FIN-09 = Chaque joueur commence avec quatre tuiles Action, une de chaque sorte.
rule-FIN-10 = Chaque joueur a 5 paysans à deux, 4 à trois et 3 à quatre.
rule-FIN-11 = Les tuiles Bonus forment une seule pile : 7 au-dessus, puis 6, 5 et 4. Seule celle du dessus peut être gagnée.
rule-FIN-12 = Le centre du moulin reçoit 2 charrettes par joueur : 4, 6 ou 8 en tout. Les joueurs n’en ont pas au départ, et celles en trop restent dans la boîte.

section-B = Placement
rule-FIN-13 = Le premier joueur place un paysan, puis les autres dans le sens horaire, un chacun, tour après tour. On ne place que lorsque c’est à soi.
rule-FIN-14 = Un paysan se place sur n’importe laquelle des 12 ailes, libre ou occupée ; une aile accueille autant de paysans qu’on veut.
rule-FIN-15 = Placer un paysan donne exactement 1 fruit de la sorte de l’aile, quel que soit le nombre de paysans présents.
rule-FIN-16 = Pendant le placement, on ne fait que placer : ni déplacement, ni livraison, ni tuile Action. Un placement ne donne jamais de charrette.
rule-FIN-17 = Le placement s’achève quand tous les paysans sont sur le moulin : après 10 placements à deux, 12 à trois ou quatre. Ensuite, on n’en place plus.
rule-FIN-18 = Du premier placement à la fin, les fruits de chacun restent visibles de tous.

section-C = Le tour
rule-FIN-19 = Le premier joueur joue aussi le premier tour, et l’on tourne dans le sens horaire jusqu’à la fin. On n’agit qu’à son tour.
rule-FIN-20 = Un tour consiste en une seule de ces trois actions : déplacer un paysan, livrer, ou utiliser une tuile Action.
rule-FIN-21 = On ne peut pas passer. Les paysans ne quittent jamais le moulin : il y en a toujours un à déplacer.
rule-FIN-22 = Votre tour finit dès que l’action choisie est accomplie ; il n’y en a pas de seconde.

section-D = Déplacer un paysan
rule-FIN-23 = Vous déplacez un de vos propres paysans, depuis l’aile de votre choix ; il vous faut donc un paysan à vous sur cette aile.
rule-FIN-24 = Un paysan avance d’autant d’ailes qu’il y a de paysans sur la sienne avant son départ : toutes les couleurs comptent, et lui aussi.
rule-FIN-25 = Un paysan va dans le sens horaire, exactement de la distance comptée. On ne choisit ni le sens ni la distance.
rule-FIN-26 = Un paysan seul sur son aile avance de 1 aile.
rule-FIN-27 = Un paysan traverse et rejoint librement les ailes occupées, sans déranger personne. En 12 pas il revient à son aile de départ, ce qui est permis.
rule-FIN-28 = Vous récoltez autant de fruits qu’il y a de paysans sur l’aile d’arrivée une fois le vôtre arrivé : toutes les couleurs comptent, et lui aussi.
rule-FIN-29 = Vous récoltez le fruit de l’aile d’arrivée. L’aile quittée et celles traversées ne donnent rien.
rule-FIN-30 = Vous prenez toute la récolte dans la réserve ; on ne peut pas choisir d’en prendre moins.
rule-FIN-31 = On peut garder autant de fruits qu’on veut.

section-E = Pénurie de fruits
rule-FIN-32 = Si la réserve compte moins de fruits d’une sorte que votre dû, tous les joueurs, vous compris, y remettent d’abord tous leurs fruits de cette sorte.
rule-FIN-33 = Après un rappel, vous prenez seulement votre dû ; les fruits de cette sorte que vous aviez avant sont perdus.
rule-FIN-34 = Une réserve qui couvre juste la récolte suffit : il n’y a pas de rappel, et elle tombe à 0.
rule-FIN-35 = Un rappel ne touche que la sorte qui manque ; les autres fruits et les charrettes restent en place.
rule-FIN-36 = On ne regarde la réserve que lorsque quelqu’un y prend des fruits. Vide, elle ne provoque rien à elle seule.
rule-FIN-37 = La pénurie joue de même pour un déplacement ordinaire, pour chacun des deux déplacements de { tile-strong_wind } et pour { tile-gust }.

section-F = Charrettes
rule-FIN-38 = Un paysan qui franchit une des deux lignes du moulin, de l’aile 6 à la 7 ou de l’aile 12 à la 1, rapporte 1 charrette en plus de ses fruits.
rule-FIN-39 = Pour connaître les charrettes d’un déplacement, comptez les ailes depuis la dernière ligne jusqu’au paysan (0 juste après elle, 5 juste avant la suivante), ajoutez ses pas et divisez par 6 sans garder le reste : le résultat est 0, 1 ou 2.
rule-FIN-40 = Se tenir près d’une ligne ou s’arrêter juste avant ne rapporte rien ; seul compte le pas qui la franchit.
rule-FIN-41 = Un déplacement qui franchit les deux lignes, ce qui demande au moins 7 pas, rapporte 2 charrettes.
rule-FIN-42 = S’il y a au centre moins de charrettes que votre dû, tous les joueurs, vous compris, y remettent toutes les leurs ; puis vous prenez votre dû.
rule-FIN-43 = Avoir au centre juste le nombre de charrettes dû suffit : il n’y a pas de rappel.
rule-FIN-44 = Vous devez prendre les charrettes gagnées, et vous pouvez en garder autant que vous voulez.
rule-FIN-45 = Pénurie de fruits et pénurie de charrettes sont indépendantes ; un même déplacement peut causer les deux.

section-G = Livraison
rule-FIN-46 = Une livraison ordinaire coûte exactement 1 charrette, rendue d’abord au centre du moulin, quel que soit le nombre de villages. Sans charrette, pas de livraison ordinaire.
rule-FIN-47 = Une livraison sert au moins un village ; elle peut en servir plusieurs.
rule-FIN-48 = Une livraison ordinaire porte 6 fruits au plus en tout ; elle peut en porter moins.
rule-FIN-49 = On ne sert que la tuile visible, sur le dessus de la pile d’un village, jamais une tuile cachée.
rule-FIN-50 = Chaque tuile servie doit l’être exactement et entièrement : rien de trop, rien qui manque, aucun fruit laissé dessus pour plus tard.
rule-FIN-51 = Une tuile qui montre une ou deux sortes demande chacune dans le nombre indiqué.
rule-FIN-52 = La tuile à un fruit de chaque sorte demande six fruits, tous différents.
rule-FIN-53 = Une tuile « ? » demande le nombre de fruits indiqué, tous d’une même sorte à votre choix ; on ne peut pas mélanger.
rule-FIN-54 = Deux tuiles « ? » d’une même livraison peuvent être payées avec la même sorte ou avec deux sortes.
rule-FIN-55 = On paie avec ses propres fruits seulement, et ils retournent dans la réserve.
rule-FIN-56 = Les tuiles servies restent face visible devant vous ; elles sont à vous pour de bon.
rule-FIN-57 = Les nouvelles tuiles ne sont découvertes qu’une fois toutes les tuiles de la livraison prises.
rule-FIN-58 = Un village n’est servi qu’une fois par tour ; la tuile qu’on vient d’y découvrir attend un tour suivant.
rule-FIN-59 = Un village qui n’a plus de tuile Fruits ne reçoit plus rien.

section-H = Attribution des Fincas
rule-FIN-60 = Un village qui perd sa dernière tuile Fruits voit sa tuile Finca aussitôt attribuée.
rule-FIN-61 = Pour une tuile Finca, chacun compte son fruit tel que le montrent toutes ses tuiles Fruits, celles du tour comprises. Les fruits en main ne comptent pas.
rule-FIN-62 = La tuile Finca va au joueur qui a, seul, le plus de symboles, même si ce n’est pas son tour.
rule-FIN-63 = Si deux joueurs ou plus sont à égalité en tête, personne n’a la tuile Finca : elle va dans la boîte, jamais au suivant.
rule-FIN-64 = Pour une tuile Finca à deux sortes, chacun additionne les deux.
rule-FIN-65 = Un « ? » sur une tuile Fruits ne compte jamais comme un fruit, quoi qu’on ait payé.
rule-FIN-66 = Pour la Finca « ? », on compare les symboles « ? » des tuiles Fruits. Là aussi, l’égalité l’envoie dans la boîte.
rule-FIN-67 = La tuile Finca attribuée ou mise en boîte, on pose dans le village une des Fincas en bois prévues.
rule-FIN-68 = Une tuile Finca gagnée le reste, quoi qu’il arrive ensuite.
rule-FIN-69 = Si une livraison vide plusieurs villages, on prend d’abord toutes ses tuiles ; chaque tuile Finca est ensuite attribuée sur ces totaux.

section-I = Tuiles Action
rule-FIN-70 = Utiliser une tuile Action, c’est votre action du tour, et vous n’en utilisez qu’une par tour.
rule-FIN-71 = Chaque tuile Action sert une fois dans la partie, puis la quitte. Seul son propriétaire l’utilise, à n’importe lequel de ses tours après le placement.
rule-FIN-72 = On n’utilise une tuile Action que si son effet peut s’accomplir ; on ne peut pas s’en défaire pour rien.
rule-FIN-73 = { tile-strong_wind } donne deux déplacements ordinaires dans le tour, deux en tout, chacun avec ses pas, sa récolte et ses charrettes.
rule-FIN-74 = Avec { tile-strong_wind }, le second déplacement revient au même paysan ou à un autre des vôtres.
rule-FIN-75 = Avec { tile-strong_wind }, le second déplacement se compte sur le moulin, la réserve et les charrettes tels que le premier les a laissés.
rule-FIN-76 = Avec { tile-strong_wind }, les deux déplacements peuvent donner des charrettes : un tour peut en rapporter plusieurs.
rule-FIN-77 = Avec { tile-strong_wind }, vous pouvez vous arrêter après le premier déplacement ; la tuile est dépensée tout de même.
rule-FIN-78 = { tile-gust } porte un de vos paysans sur n’importe laquelle des 12 ailes, la sienne comprise, quelle que soit la distance. Il vous faut un paysan à vous sur l’aile de départ.
rule-FIN-79 = Avec { tile-gust }, vous récoltez comme d’habitude là où le paysan se pose : le fruit de l’aile, un par paysan présent. Reposé sur sa propre aile, il compte une fois.
rule-FIN-80 = { tile-gust } ne donne jamais de charrette, quelles que soient les lignes survolées.
rule-FIN-81 = La { tile-large_cart } fait une livraison selon les règles habituelles, de 10 fruits au plus au lieu de 6.
rule-FIN-82 = La { tile-large_cart } ne demande et ne rend aucune charrette ; celles que vous avez restent à vous.
rule-FIN-83 = { tile-one_less } fait une livraison selon les règles habituelles où un fruit, un seul, sur une des tuiles servies, n’est pas payé.
rule-FIN-84 = Avec { tile-one_less }, vous payez 6 fruits au plus : les tuiles prises peuvent donc totaliser 7.
rule-FIN-85 = Avec { tile-one_less }, le fruit omis ne peut pas être celui d’une tuile de valeur 1 : aucune tuile n’est gratuite. Payée entièrement, une telle tuile peut accompagner la livraison.
rule-FIN-86 = Avec { tile-one_less }, sur une tuile à plusieurs sortes vous choisissez laquelle est réduite. Sur une tuile « ? », vous payez un fruit de moins, toujours d’une seule sorte.
rule-FIN-87 = { tile-one_less } coûte 1 charrette, comme une livraison ordinaire.
rule-FIN-88 = Une tuile prise avec { tile-one_less } garde sa pleine valeur et tous ses symboles, pour les points, les séries et les Fincas.
rule-FIN-89 = La { tile-large_cart } et { tile-one_less } ne se combinent jamais : une seule tuile Action par tour.

section-J = Bonus
rule-FIN-90 = Une série réunit six tuiles Fruits de valeurs 1, 2, 3, 4, 5 et 6 ; les sortes n’importent pas.
rule-FIN-91 = Compléter une série donne aussitôt la tuile Bonus du dessus : 7 pour la première série de la partie, puis 6, 5 et 4.
rule-FIN-92 = On peut gagner plusieurs bonus, chacun avec six autres tuiles : vous avez autant de séries que de tuiles de votre valeur la plus rare, de 1 à 6.
rule-FIN-93 = Les tuiles d’une série ne sont pas dépensées : elles comptent toujours pour les points et les Fincas.
rule-FIN-94 = Une livraison qui complète deux séries donne deux tuiles Bonus.
rule-FIN-95 = Une fois toutes les tuiles Bonus gagnées, une nouvelle série ne rapporte rien.

section-K = Fin et décompte
rule-FIN-96 = La dernière Finca en bois met fin à la partie. Le tour en cours va à son terme, attributions et bonus compris ; la manche, non.
rule-FIN-97 = Si une livraison vide plus de villages qu’il ne reste de Fincas en bois, toutes leurs tuiles Finca sont attribuées quand même ; puis la partie s’arrête.
rule-FIN-98 = Chaque tuile Fruits rapporte sa valeur.
rule-FIN-99 = Chaque tuile Finca rapporte 5 points.
rule-FIN-100 = Chaque tuile Action que vous n’avez pas utilisée rapporte 2 points.
rule-FIN-101 = Chaque tuile Bonus rapporte sa valeur.
rule-FIN-102 = Fruits, charrettes et paysans ne rapportent rien.
rule-FIN-103 = Le plus grand nombre de points donne la victoire.
rule-FIN-104 = À égalité de points, la victoire va à celui des ex æquo qui tient le plus de fruits, toutes sortes confondues.
rule-FIN-105 = Si l’égalité demeure, la victoire est partagée.

section-R = Points tranchés
rule-FIN-R1 = Certaines copies des règles françaises ont des chiffres abîmés. On joue avec trois actions au choix, 18 fruits de chaque sorte, 2 charrettes par joueur, et 4, 5 ou 6 Fincas en bois à 2, 3 ou 4 joueurs.
rule-FIN-R2 = La Finca « ? » ne compare que les symboles « ? », et non la valeur de toutes les tuiles Fruits.
rule-FIN-R3 = « Une seule sorte » vaut pour chaque tuile « ? » prise à part : deux d’entre elles, dans une même livraison, peuvent être payées avec deux sortes.
rule-FIN-R4 = Si personne n’a le moindre symbole du fruit de la Finca, tout le monde est à égalité à 0 et la tuile va dans la boîte.
rule-FIN-R5 = Quand un tour attribue plusieurs Fincas, on prend d’abord toutes les tuiles, puis on attribue dans l’ordre des villages. Cet ordre ne change rien.
rule-FIN-R6 = Une livraison se termine dans cet ordre : charrette et fruits payés, tuiles prises, bonus, Fincas attribuées et Fincas en bois posées, nouvelles tuiles découvertes, fin de partie vérifiée. On découvre les tuiles même si la partie s’arrête ensuite.
rule-FIN-R7 = Si deux charrettes sont dues et qu’il n’en reste qu’une au centre, toutes sont rappelées, puis vous prenez vos deux.
rule-FIN-R8 = Avec { tile-one_less }, on n’obtient pas une tuile de valeur 1 pour rien, mais on peut la livrer entièrement à côté d’une autre. La livraison est valable si une tuile de valeur 2 ou plus explique le fruit manquant.
rule-FIN-R9 = { tile-one_less } omet exactement un fruit dans toute la livraison : jamais zéro, jamais un par tuile.
rule-FIN-R10 = Une tuile Action est l’action du tour, pas une de plus : { tile-strong_wind } fait deux déplacements en tout, { tile-gust } remplace le déplacement, la { tile-large_cart } et { tile-one_less } contiennent chacune leur livraison.
rule-FIN-R11 = Une tuile Action utilisée va dans la boîte : chacune sert une fois dans toute la partie, et non une fois par tour.
rule-FIN-R12 = Le second déplacement de { tile-strong_wind } peut être refusé. La tuile est jouée avant le premier : y renoncer ne la sauve pas.
rule-FIN-R13 = { tile-gust } peut reposer le paysan sur sa propre aile ; vous récoltez alors un fruit par paysan présent, lui-même compté une fois.
rule-FIN-R14 = Vous devez prendre les fruits et les charrettes gagnés ; on ne peut pas y renoncer pour éviter un rappel.
rule-FIN-R15 = On ne gaspille pas une tuile Action : chaque emploi doit comprendre son déplacement ou sa livraison.
rule-FIN-R16 = Deux séries complétées d’un coup donnent deux tuiles Bonus, dans la limite de ce qui reste dans la pile.
rule-FIN-R17 = Les règles laissent libre le choix du premier joueur : le sort en décide, sauf si la table en désigne un.
rule-FIN-R18 = Si une livraison vide deux villages alors qu’il ne reste qu’une Finca en bois, on la pose dans le premier des deux selon l’ordre des villages. Les deux sont fermés, et la partie est finie de toute façon.
rule-FIN-R19 = La réserve ne peut pas manquer pendant le placement : on y prend au plus 12 des 18 fruits d’une sorte.
rule-FIN-R20 = Rien n’oblige à livrer : une partie peut donc recevoir une limite de tours. On compte les tours de tous les joueurs ensemble, sans les placements, et { tile-strong_wind } compte pour un seul. Une partie qui l’atteint est arrêtée : on dit où chacun en est, et personne n’a gagné.
rule-FIN-R21 = Les tuiles restées cachées et les 2 de la boîte peuvent être montrées après la fin, jamais avant.
rule-FIN-R22 = Il n’y a pas d’autre départage : charrettes, tuiles Action et ordre des sièges ne comptent pas, et une victoire partagée le reste.
rule-FIN-R23 = Ce que vous avez fait, même la fin de votre tour, peut être repris tant que personne d’autre n’a agi et que rien de caché n’a été montré.
