### Frutopia in English.
###
### $seat, $fruit, $piece, $business, $boat, $bag, $pile, $pawn, $arrow, $spot, $cell, $to and $berth are handed over as
### displayed text, $row, $column and $circle as people count them, from 1; $amount is 1 when an action or event has none.

name = Frutopia
tagline = Slide over your island, pick the fruit, load the boats, build a paradise before the licences run out.

## Fruits

fruit-banana = { $amount ->
    [one] banana
   *[other] bananas
}
fruit-lime = { $amount ->
    [one] lime
   *[other] limes
}
fruit-pomegranate = { $amount ->
    [one] pomegranate
   *[other] pomegranates
}
fruit-orange = { $amount ->
    [one] orange
   *[other] oranges
}
fruit-mangosteen = { $amount ->
    [one] mangosteen
   *[other] mangosteens
}

## What slides over an island

piece-banana = the banana token
piece-lime = the lime token
piece-pomegranate = the pomegranate token
piece-orange = the orange token
piece-mangosteen = the mangosteen token
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

## Cells: a column a to e and a row 1 to 5 from the north

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

## Boats and berths

bag-orange = the orange bag
bag-green = the green bag
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
boat-O01 = 2 bananas, 1 lime
boat-O02 = 2 bananas, 1 pomegranate
boat-O03 = 2 bananas, 1 orange
boat-O04 = 2 bananas, 1 mangosteen
boat-O05 = 2 limes, 1 banana
boat-O06 = 2 limes, 1 pomegranate
boat-O07 = 2 limes, 1 orange
boat-O08 = 2 limes, 1 mangosteen
boat-O09 = 2 pomegranates, 1 banana
boat-O10 = 2 pomegranates, 1 lime
boat-O11 = 2 pomegranates, 1 orange
boat-O12 = 2 pomegranates, 1 mangosteen
boat-O13 = 2 oranges, 1 banana
boat-O14 = 2 oranges, 1 lime
boat-O15 = 2 oranges, 1 pomegranate
boat-O16 = 2 oranges, 1 mangosteen
boat-O17 = 2 mangosteens, 1 banana
boat-O18 = 2 mangosteens, 1 lime
boat-O19 = 2 mangosteens, 1 pomegranate
boat-O20 = 2 mangosteens, 1 orange
boat-O21 = 1 banana, 1 lime
boat-O22 = 1 lime, 1 mangosteen
boat-O23 = 1 mangosteen, 1 orange
boat-O24 = 1 orange, 1 pomegranate
boat-O25 = 1 pomegranate, 1 banana
boat-V01 = 3 bananas, 2 limes
boat-V02 = 3 bananas, 2 pomegranates
boat-V03 = 3 bananas, 2 oranges
boat-V04 = 3 bananas, 2 mangosteens
boat-V05 = 3 limes, 2 bananas
boat-V06 = 3 limes, 2 pomegranates
boat-V07 = 3 limes, 2 oranges
boat-V08 = 3 limes, 2 mangosteens
boat-V09 = 3 pomegranates, 2 bananas
boat-V10 = 3 pomegranates, 2 limes
boat-V11 = 3 pomegranates, 2 oranges
boat-V12 = 3 pomegranates, 2 mangosteens
boat-V13 = 3 oranges, 2 bananas
boat-V14 = 3 oranges, 2 limes
boat-V15 = 3 oranges, 2 pomegranates
boat-V16 = 3 oranges, 2 mangosteens
boat-V17 = 3 mangosteens, 2 bananas
boat-V18 = 3 mangosteens, 2 limes
boat-V19 = 3 mangosteens, 2 pomegranates
boat-V20 = 3 mangosteens, 2 oranges
boat-V21 = 2 bananas, 2 mangosteens
boat-V22 = 2 mangosteens, 2 pomegranates
boat-V23 = 2 pomegranates, 2 limes
boat-V24 = 2 limes, 2 oranges
boat-V25 = 2 oranges, 2 bananas

## Businesses: their names, and what they do in one line

business-PL1 = the zip lines
business-PL2 = the diving club
business-PL3 = the spa
business-PL4 = the crocodile farm
business-PL5 = the aviary
business-PL6 = the eco-hotel
business-SM1 = the tower
business-SM2 = the museum
business-SM3 = the observatory
business-SH1 = the deckchair rental
business-SH2 = the catering service
business-SH3 = the tourist office
business-SH4 = the lemonade stand
business-MX1 = the banana and lime token
business-MX2 = the lime and mangosteen token
business-MX3 = the mangosteen and orange token
business-MX4 = the orange and pomegranate token
business-MX5 = the pomegranate and banana token
business-CA1 = the green ice cart
business-CA2 = { business-CA1 }
business-CA3 = the blue ice cart
business-CA4 = { business-CA3 }
business-CA5 = the pink ice cart
business-CA6 = { business-CA5 }
kind-plan = Plan
kind-building = Small building
kind-shop = Shop
kind-mixed = Mixed harvest
kind-cart = Ice cart
kind-plan-help = Becomes a large building: it needs room, scores at once and never moves.
kind-building-help = Stands on one cell for good and scores at once.
kind-shop-help = Stands on one cell for good and scores at the end.
kind-mixed-help = Slides like a harvest token, with a choice of two fruits for each cell and one fruit more.
kind-cart-help = Slides, then turns fruit into desserts: at most one for each cell.
shop-SH1-help = 4 points for each beach without a boat.
shop-SH2-help = 4 points for each marked mobile business.
shop-SH3-help = 1 point for each star on your buildings.
shop-SH4-help = The bottle under each of your factory pawns.

## Desserts

pile-green8 = a green ice of 8
pile-green7 = a green ice of 7
pile-blue8 = a blue ice of 8
pile-blue7 = a blue ice of 7
pile-pink8 = a pink ice of 8
pile-shake = a milkshake
colour-green = green
colour-blue = blue
colour-pink = pink

## Turning a building

rotation-0 = as drawn
rotation-90 = turned by 90°
rotation-180 = turned by 180°
rotation-270 = turned by 270°

## The juice factory

pawn-first = the first pawn
pawn-second = the second pawn
pawn-both = both pawns
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
spot-S_0 = circle 1 of the start vat
spot-S_1 = circle 2 of the start vat
spot-S_2 = circle 3 of the start vat
spot-S_3 = circle 4 of the start vat
spot-A1 = circle A1
spot-A2 = circle A2
spot-V1_0 = circle 1 of vat V1
spot-V1_1 = circle 2 of vat V1
spot-V1_2 = circle 3 of vat V1
spot-V1_3 = circle 4 of vat V1
spot-B1 = circle B1
spot-B2 = circle B2
spot-V2_0 = circle 1 of vat V2
spot-V2_1 = circle 2 of vat V2
spot-V2_2 = circle 3 of vat V2
spot-V2_3 = circle 4 of vat V2
spot-C1 = circle C1
spot-C2 = circle C2
spot-F1 = the last circle F1
spot-F2 = the last circle F2

## Beaches, reasons of the end

beach-north = north
beach-east = east
beach-south = south
beach-west = west
reason-licence = the licences are used up
reason-frozen = nobody can do anything any more
reason-limit = stopped by the round limit

## Actions

action-bag = Draw from { $bag } first
action-move = Slide { $piece } to { $to }
action-split = Take { $share } of the first fruit, the rest of the second
action-make = Make { $pile }
action-shake = Make a milkshake from 2 { $fruit }
action-stop = Make nothing more
action-deliver = Deliver the boat at { $berth }
action-take = Take the business in row { $row }, column { $column }
action-place = Place it on { $cell }
action-place_large = Build it at { $cell }, { $rotation }
action-gain = Take 1 { $fruit }
action-pass = Neither deliver nor take
action-advance = Advance { $pawn }, { $arrow }
action-circle = Take circle { $circle }
action-end_turn = End the turn

## Events

event-bag = { $seat } draws from { $bag } first.
event-moor = At { $berth } lies a boat for { $boat }.
event-blocked = { $seat } cannot move any piece.
event-slide = { $seat } slides { $piece } from { $cell } to { $to }.
event-harvest = { $seat } harvests { $amount } { $fruit }.
event-pay = { $seat } pays { $amount } { $fruit }.
event-make = { $seat } makes { $pile }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-stop = { $seat } makes nothing more.
event-deliver = { $seat } delivers the boat at { $berth }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-take = { $seat } takes { $business } from row { $row }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-place = { $seat } places { $business } on { $cell }.
event-build = { $seat } builds { $business } at { $cell }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-pass = { $seat } neither delivers nor takes anything.
event-advance = { $seat } advances { $pawn }, { $arrow }.
event-land = { $seat } covers { $spot }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-join = { $seat } joins the own pawn on { $spot }.
event-end_turn = { $seat } ends the turn.
event-licence = The licence moves: { $left ->
    [0] the cross is reached
    [one] { $left } step left
   *[other] { $left } steps left
}.
event-last_round = This is the last round.
event-shop = For { $seat }, { $business } scores { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-end = The game ends: { $reason }.

## What is expected of the player

prompt-choosing = Choose the bag that fills the berths at the buoys; the other one fills the rest.
prompt-sliding = Slide a piece: the farther, the more it brings.
prompt-splitting = Share out the harvest between the two fruits.
prompt-making = Make desserts, or stop.
prompt-trading = Deliver a boat, take a business, or do neither.
prompt-placing = Place your business on the island.
prompt-gaining = Choose the fruit that comes with the token.
prompt-factory = Advance your pawns in the factory, or end the turn.
prompt-vat = Choose a free circle of the vat.
prompt-over = The game is over.

## Options

option-factory = Juice factory
option-factory-help = A third step in every turn: pawns advance through the factory for fruit. Not for a first game.
option-factory-true = With the factory
option-factory-false = Without
option-boats = Boats
option-boats-help = From two bags, an easier and a harder one, or all mixed in one.
option-boats-two_bags = Two bags
option-boats-one_bag = One bag
option-start_player = First player
option-start_player-help = The player who begins every round; in a tie, whoever plays later is ahead.
option-start_player-random = At random
option-bag_choice = Choice of the bag
option-bag_choice-help = With two bags: who decides which one fills the berths at the buoys.
option-bag_choice-players = Each player
option-bag_choice-random = Chance
option-round_limit = Round limit
option-round_limit-help = Stops the match after this many rounds and scores it. Meant for bots playing among themselves.
option-round_limit-off = None

## Parts of the score

part-boats = Boats
part-rows = Rows of the board
part-buildings = Buildings
part-desserts = Desserts
part-factory = Juice factory
part-shops = Shops
label-finale = The season is over
label-tie-break = Whoever comes later in the round is ahead.

## Board: names of places and things

label-island = Island
label-islands = Islands
label-stock = Stock
label-boats = Boats
label-business_board = Businesses
label-price = Price
label-desserts = Desserts
label-licence = Licences
label-factory = Juice factory
label-large = Large buildings
label-shops = Shops
label-aside = Out of the game
label-bags = Still in the bags
label-score = Points
label-forecast = If it ended now
label-empty = empty
label-free = free
label-pond = pond
label-cross = cross
label-bottle = Bottle
label-star = Star
label-reconstructed = Reconstructed: the printed box may differ.

## Board: what it says about the position

label-round = Round { $round }
label-step = { $step ->
    [1] Step 1: slide
    [2] Step 2: deliver or take
    [3] Step 3: the factory
   *[other] Set-up
}
label-first_player = { $seat } is the first player
label-island-of = { $seat }’s island
label-last_round = Last round
label-licence-left = { $left ->
    [0] The cross is reached
    [one] { $left } step to the cross
   *[other] { $left } steps to the cross
}
label-licence-used = { $taken } businesses taken, { $emptied } piles empty, { $finals } last circles covered
label-boat = Boat at { $berth }: { $boat }
label-boat-gone = Berth { $berth } is free
label-row = Row { $row }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-column = Column { $column }
label-pile-left = { $left ->
    [0] none left
    [one] { $left } left
   *[other] { $left } left
}
label-lacking = Lacking: { $fruits }
label-ready = All fruits are there
label-no-room = There is no room for it on your island
label-fits = { $count ->
    [0] Fits nowhere
    [one] Fits in { $count } place
   *[other] Fits in { $count } places
}
label-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
label-shop-value = { $business }: { $value ->
    [one] { $value } point
   *[other] { $value } points
} now
label-circle-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
label-circle-closed = Closed: { $seat } stands there
label-pawns-of = { $seat }’s pawns

## Board: the turn under way

label-gain-fruit = +{ $amount } { $fruit }
label-gain-choice = +{ $amount ->
    [one] { $amount } fruit
   *[other] { $amount } fruits
}
label-gain-products = up to { $amount ->
    [one] { $amount } dessert
   *[other] { $amount } desserts
}
label-gain-points = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-choose-target = Where to?
label-choose-place = Where does it go?
label-choose-pawn = Which pawn?
label-rotate = Rotate
label-share = { $first } { $fruit } and { $second } { $other }
label-products-left = { $amount ->
    [0] Nothing more
    [one] { $amount } more
   *[other] { $amount } more
}
label-one = One pawn
label-both = Both pawns
label-cancel = Cancel
label-pass = Do nothing
label-end_turn = End the turn
warn-walled = None of your pieces could move any more.
warn-last-marker = The last marker: the licence moves.
warn-cross = The licence reaches the cross: this is the last round.
notice-blocked = None of your pieces can move: step 1 is lost.
notice-last_round = The cross is reached: this is the last round.

## Terminal: words to type, previews, columns

word-bag = bag
word-move = move
word-split = split
word-make = make
word-shake = shake
word-stop = stop
word-deliver = deliver
word-take = take
word-place = place
word-place_large = build
word-gain = gain
word-pass = pass
word-advance = advance
word-circle = circle
word-end_turn = end
word-banana = banana
word-lime = lime
word-pomegranate = pomegranate
word-orange = orange
word-mangosteen = mangosteen
word-green = green
word-first = first
word-second = second
word-both = both
word-green8 = green8
word-green7 = green7
word-blue8 = blue8
word-blue7 = blue7
word-pink8 = pink8
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
preview-join = joins on { $spot }
preview-licence = the licence moves
preview-last_round = last round
preview-shop = { $seat }: { $business } +{ $value }
preview-end = the game ends
column-row = Row
column-price = Price
column-value = Pts
column-businesses = Businesses
column-pile = Pile
column-left = Left
column-arrow = Arrow
column-boats = Boats
column-rows = Rows
column-buildings = Build.
column-desserts = Desserts
column-factory = Juice
column-shops = Shops
column-points = Points
column-forecast = Ends at
column-pawns = Pawns
symbols-shake = 2 equal fruits
legend-boat = A–L boats by berth
legend-carts = MX mixed harvest, CA ice cart
legend-fixed = PL large building, SM small building, SH shop
legend-ready = ✓ can be paid

## What is explained when it is pointed at

explain-licence-title = Licences
explain-licence = Every business taken, every dessert pile emptied and every last circle of the factory is a step. At the cross the round is played to its end, and the game is over.
explain-forecast-title = If it ended now
explain-forecast = The points somebody would have if the game ended now, shops included.

## The game in a minute

how-1-title = Slide
how-1 = Slide one of your pieces straight over free cells. A harvest token brings one fruit of its kind for each cell: the longer the way, the richer the harvest.
how-2-title = Deliver
how-2 = Your shore is full of boats. Give one the fruits it asks for: it leaves, scores its points, and makes room for longer slides.
how-3-title = Take a business
how-3 = Or pay the price of a row on the board: you score its points and take one of its businesses. Buildings score at once, but stand in the way for good.
how-4-title = Desserts and mixed harvests
how-4 = Mixed harvest tokens slide for a choice of two fruits and one more. Ice carts slide to turn fruit into ices and milkshakes, which score a lot while there are any.
how-5-title = The juice factory
how-5 = If you play with it, your two pawns then advance along arrows for fruit. Cover circles to score; two pawns on one circle travel for the price of one.
how-6-title = The end
how-6 = Each business taken, each dessert pile emptied and each last circle of the factory brings the licence nearer to the cross. Then the round is finished, shops are scored, and the most points win.

## Rules

section-A = Set-up
rule-FRU-01 = Frutopia is for 2, 3 or 4 players. No other number can play.
rule-FRU-02 = Before set-up the table agrees: with or without the juice factory, boats from two bags or from one, who begins, who chooses the bags, and whether there is a round limit. What was not agreed then cannot be used later.
rule-FRU-03 = The supply of fruit never runs out. Nobody ever receives less than they are due.
rule-FRU-04 = The six large buildings wait beside the business board. They come into play only through their plans.
rule-FRU-05 = The business tokens are shuffled and laid face up on the board, as many in each row as there are players, from the left: 10, 15 or 20 in all. The columns to the right stay empty.
rule-FRU-06 = Tokens that were not laid out leave the game. A place that becomes empty is not filled again, and tokens do not move up.
rule-FRU-07 = Without the factory the lemonade stand is not in the game; another token lies in its place. With the factory it is one of the 24.
rule-FRU-08 = The 13 ices form five piles by colour and value, the 4 milkshakes a sixth, whatever the number of players.
rule-FRU-09 = The licence marker starts 8 steps above the cross with 2 players, 11 with 3 and 14 with 4, with or without the factory.
rule-FRU-10 = Each player has an island, all alike, a colour, a score of 0 and an empty stock.
rule-FRU-11 = Each player’s five harvest tokens, one for each fruit, are dealt at random to the five ponds and lie face up.
rule-FRU-12 = Material of colours that nobody plays leaves the game; so do the spare pawns if there is no factory.
rule-FRU-13 = With two bags, one holds the boats with an orange back, the other those with a green back. In turn order each player chooses the bag to draw from first and fills the whole island, before the next player chooses. Nothing else is done until all islands are full.
rule-FRU-14 = The bag chosen first gives the boats of berths A to F, clockwise, beginning at the striped buoy.
rule-FRU-15 = The other bag gives the boats of berths G to L, clockwise, beginning beside A.
rule-FRU-16 = With one bag all 50 boats are mixed, and each player fills the twelve berths clockwise from the striped buoy.
rule-FRU-17 = A boat lies face up and takes up the cell of its berth. Each of the four beaches begins with three boats; the corners are free.
rule-FRU-18 = Once all islands are full, the boats left in the bags leave the game and no bag is chosen any more.
rule-FRU-19 = One player is the first player and remains so. Turns go clockwise.
rule-FRU-20 = With the factory, each player’s two factory pawns begin stacked on a circle of their own in the start vat.

section-B = Round and turn
rule-FRU-21 = In each round everybody takes one turn, the first player first. You act only in your own turn.
rule-FRU-22 = A turn has its steps in this order: first move, then deliver or take, then, with the factory, advance. Then the next player’s turn begins.
rule-FRU-23 = In step 1 you move exactly one of your own mobile pieces: a harvest token, a mixed harvest token or an ice cart on your island.
rule-FRU-24 = Step 1 cannot be declined as long as one of your pieces can move.
rule-FRU-25 = If none of your pieces can move, step 1 is lost; the other steps follow as usual.
rule-FRU-26 = In step 2 you do one thing only: deliver a boat, take a business, or nothing. Nothing is always allowed.

section-C = Moving
rule-FRU-27 = A piece moves straight along a row or a column, never diagonally and never round a corner.
rule-FRU-28 = A move is at least one cell long and may stop on any cell before the first obstacle. Nothing is jumped.
rule-FRU-29 = A piece can only stop on a free cell: one without boat, harvest token, business or part of a large building.
rule-FRU-30 = Ponds, corners and berths whose boat has left are cells like any other, to move on and to build on.
rule-FRU-31 = Fixed businesses and large buildings never move again and block their cells to the end.
rule-FRU-32 = Pieces never leave their owner’s island.

section-D = Harvest tokens
rule-FRU-33 = A harvest token brings one fruit of its kind for each cell it moves.
rule-FRU-34 = You take the whole harvest at once into your own stock; you cannot take less.
rule-FRU-35 = Your stock has no limit, everybody can see it, and you keep it from turn to turn.

section-E = Mixed harvest tokens
rule-FRU-36 = A mixed harvest token is placed on a free cell, and at once brings 1 fruit, of either of its two kinds.
rule-FRU-37 = When a mixed harvest token has moved, you choose for each cell which of its two fruits it brings.
rule-FRU-38 = A mixed harvest token brings 1 fruit more at the end of its move. You share out that number between its two kinds as you like, but no more than that number.
rule-FRU-39 = A mobile business can move for the first time in its owner’s next turn.

section-F = Ice carts
rule-FRU-40 = An ice cart is placed on a free cell; placing it makes nothing.
rule-FRU-41 = When an ice cart has moved, it makes at most one product for each cell: ices of its colour and milkshakes in any mix. It may make fewer, or none. Only a cart that has just moved makes anything.
rule-FRU-42 = An ice costs the fruits of its colour’s price, from your stock.
rule-FRU-43 = A milkshake costs two fruits of the same kind, whichever you like each time.
rule-FRU-44 = For each product you take a marker of a matching pile. A cart sells ices of its own colour only; of several piles of that colour you may choose any.
rule-FRU-45 = The marker scores its value at once. It lies beside your island and does nothing more.
rule-FRU-46 = Whoever takes the last marker of a pile moves the licence one step.
rule-FRU-47 = A product whose pile is empty can no longer be made. The cart may still move, and make the other one.

section-G = Delivering a boat
rule-FRU-48 = A boat takes its whole order at once, in just the fruits it shows: no part of it, no other fruits.
rule-FRU-49 = The boat leaves the island, its points are scored and its cell is free, all at once.
rule-FRU-50 = You deliver one boat a turn at most, in whatever order you like. A boat that has left cannot be delivered again.
rule-FRU-51 = The number on the back of a boat means nothing here.

section-H = Taking a business
rule-FRU-52 = A business costs the whole price of its row. Price and points belong to the row, not to the token.
rule-FRU-53 = The points of the row are scored.
rule-FRU-54 = Each business taken moves the licence one step.
rule-FRU-55 = You take one business that still lies in the row you paid for, and place it on your own island; only a business just taken can be placed.
rule-FRU-56 = First you pay, then the row scores, then the licence moves, then you place the business, and last of all comes what it brings by itself.
rule-FRU-57 = A row without businesses cannot be paid; its points are not for sale alone.
rule-FRU-58 = You take at most one business a turn, and only in step 2.
rule-FRU-59 = A business for which there is no free cell on your island cannot be taken.
rule-FRU-60 = A business of one cell goes on any free cell. It needs no way there and no neighbour, and you may wall your own pieces in.

section-I = Kinds of business
rule-FRU-61 = A small building stands on one free cell for good and scores its points when it is placed.
rule-FRU-62 = Every building, small or large, shows stars. They count for the tourist office only.
rule-FRU-63 = A plan leaves the game, and you build the large building of the same name instead. Only plans become large buildings.
rule-FRU-64 = A large building must lie wholly on free cells of your island, along its grid, in any quarter turn.
rule-FRU-65 = A plan whose building fits nowhere on your island cannot be taken.
rule-FRU-66 = A large building scores its points when it is placed, and never moves.
rule-FRU-67 = A shop stands on one free cell for good and scores at the end of the game only.

section-J = Shops at the end
rule-FRU-68 = The deckchair rental scores 4 points for each of your four beaches without a boat. What else stands there does not matter.
rule-FRU-69 = The catering service scores 4 points for each marked mobile business on your island.
rule-FRU-70 = The tourist office scores 1 point for each star on your buildings, small and large.
rule-FRU-71 = The lemonade stand scores, for each of your factory pawns, the bottle under its column; two pawns on one circle count twice.
rule-FRU-72 = A shop works for its owner alone, wherever it stands and however late it came.

section-K = The end
rule-FRU-73 = The licence moves for three reasons only: a business is taken, a pile of desserts is emptied, a last circle of the factory is covered.
rule-FRU-74 = When the licence reaches the cross, the round is played to its end, so that everybody has had as many turns. Then the game is over and nobody plays any more.
rule-FRU-75 = On the cross the marker stays. Whatever would move it still happens, but the marker does not move.
rule-FRU-76 = The player who brings the licence to the cross finishes the turn with all its steps. For the last player of the round the game ends with that turn.
rule-FRU-77 = After the last turn the shops are scored. Fruit that is left is worth nothing.
rule-FRU-78 = The highest score wins. Among equals, whoever comes later in the round is ahead.
rule-FRU-79 = The steps used can be checked at any time: businesses gone from the board, empty dessert piles and covered last circles, added up, but never more than there were.

section-L = The juice factory
rule-FRU-80 = Step 3 comes after steps 1 and 2, even if these were lost or declined. It may be declined.
rule-FRU-81 = Each of your factory pawns may advance along one arrow a turn: none, one or both of them, in the order you like.
rule-FRU-82 = An advance costs the fruits on its arrow, from your stock; fruit gained earlier in the turn may be used.
rule-FRU-83 = Pawns follow the arrows, from where they stand. From a vat any arrow that leaves it may be taken, whatever the circle.
rule-FRU-84 = An arrow into a vat leads to any free circle of it; the circle is chosen before anything else is done.
rule-FRU-85 = The circle you reach must be free or hold your own other pawn. Circles of other colours are closed to you.
rule-FRU-86 = If your other pawn is already in the vat, the two share its circle.
rule-FRU-87 = Covering a free circle scores the number printed on it.
rule-FRU-88 = Joining your own pawn scores nothing, wherever it stands.
rule-FRU-89 = Two pawns that begin the turn on one circle and take the same arrow go together: they pay once, land together and score once. Both at once only works from one circle, before either has advanced.
rule-FRU-90 = Pawns on different arrows each pay in full. Each scores for itself; if both end on one circle, the second scores nothing.
rule-FRU-91 = A circle is free as soon as its pawns have left, and scores again for whoever covers it next.
rule-FRU-92 = Covering one of the two last circles scores its points, then moves the licence one step.
rule-FRU-93 = A pawn on a last circle never moves again, and the circle stays closed to other colours.
rule-FRU-94 = Bottles matter to the lemonade stand only.

section-R = Rulings
rule-FRU-R1 = Step 1 may not be declined. Only step 2 offers to do nothing, and losing step 1 is spoken of only where no piece can move.
rule-FRU-R2 = No piece moves by 0 cells. That would make step 1 optional.
rule-FRU-R3 = Everything on a cell blocks it, your own mobile pieces too. A printed pond does not.
rule-FRU-R4 = A cart may move and make nothing, just to stand elsewhere, even if there is nothing left for it to make.
rule-FRU-R5 = Products are made after the move, one at a time, from the stock you have then.
rule-FRU-R6 = Only the number of cells counts; products do not belong to particular cells.
rule-FRU-R7 = A pile is one colour and one value. A cart sells its own colour, from any of its piles.
rule-FRU-R8 = Not only a large building: no business at all can be taken without a free cell for it.
rule-FRU-R9 = A large building is turned, never turned over.
rule-FRU-R10 = Whether a building fits is looked at in step 2, after the piece has moved. The harvest of the same turn may pay for it.
rule-FRU-R11 = The fruit of a mixed harvest token just taken is yours at once. It cannot pay for a second action of step 2, but it can pay in step 3.
rule-FRU-R12 = Without the factory the lemonade stand is taken out before the tokens are shuffled, which comes to the same as replacing it.
rule-FRU-R13 = Shops are no buildings: they have no stars and no points when placed.
rule-FRU-R14 = All mixed harvest tokens and ice carts carry the mark of the catering service; the five harvest tokens you begin with do not.
rule-FRU-R15 = Who ate a fruit last cannot be checked: the first player is drawn, or the host names one. This comes before set-up, so that bags are chosen in turn order.
rule-FRU-R16 = Choosing a bag is a real decision that everybody sees; the table may leave it to chance instead.
rule-FRU-R17 = Your second pawn may follow the first onto a last circle. It pays as usual, but brings no points and no licence step.
rule-FRU-R18 = Moving one pawn and then the other along the same arrow is the same as moving both: the second pays and scores nothing. Two pawns on one circle are alike, so the first is the one that goes first.
rule-FRU-R19 = A vat is never full for somebody who enters it: pawns of one colour share a circle there.
rule-FRU-R20 = A score above 99 simply goes on; the track shows its last two digits and the laps.
rule-FRU-R21 = Ties are broken by the place in the round, for every rank, as all have had as many turns.
rule-FRU-R22 = If the cross is reached in step 1 or 2, the turn goes on. From then on everybody is told that it is the last round.
rule-FRU-R23 = If in a whole round nobody could do anything but decline, the game is frozen and ends with that round. It also ends after 20 rounds in a row in which nobody could deliver, take or advance.
rule-FRU-R24 = Nobody is forced to hurry. A match may be given a round limit: after that round it is stopped and scored as at the cross, but nobody has won.
rule-FRU-R25 = The number of fruits in the box is no limit: the supply is not counted.
rule-FRU-R26 = You may take back what you did, even the end of your turn, until somebody else has acted or something hidden has been shown.

## Board

label-look = Look at { $seat }’s island
label-back = Back to your island
label-boats-left = { $count ->
    [one] { $count } boat to deliver
   *[other] { $count } boats to deliver
}
label-count-beaches = { $count ->
    [one] { $count } beach without a boat
   *[other] { $count } beaches without a boat
}
label-count-marked = { $count ->
    [one] { $count } marked mobile business
   *[other] { $count } marked mobile businesses
}
