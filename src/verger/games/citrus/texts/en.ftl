### Citrus in English.
###
### $seat, $tile, $fruit, $square, $lot, $landscape, $regions and $way are handed over as displayed text, $line and
### $space as people count them, from 1; $amount is 1 when an action or event has none.

name = Citrus
tagline = Buy fruit by the line, plant it around the fincas, and harvest at the right moment: not too soon, not too late.

## Fruits and plantation tiles

fruit-lemon = { $amount ->
    [one] lemon
   *[other] lemons
}
fruit-orange = { $amount ->
    [one] orange
   *[other] oranges
}
fruit-blood_orange = { $amount ->
    [one] blood orange
   *[other] blood oranges
}
fruit-lime = { $amount ->
    [one] lime
   *[other] limes
}
fruit-grapefruit = { $amount ->
    [one] grapefruit
   *[other] grapefruits
}
tile-lemon = a lemon tile
tile-lemon_well = a lemon tile with a well
tile-orange = an orange tile
tile-orange_well = an orange tile with a well
tile-blood_orange = a blood orange tile
tile-blood_orange_well = a blood orange tile with a well
tile-lime = a lime tile
tile-lime_well = a lime tile with a well
tile-grapefruit = a grapefruit tile
tile-grapefruit_well = a grapefruit tile with a well

## Landscape tiles

landscape-horse2 = wild horses worth 2
landscape-horse3 = wild horses worth 3
landscape-horse4 = wild horses worth 4
landscape-money2 = a purse of 2 coins
landscape-money3 = a purse of 3 coins
landscape-cart = a cart
landscape-bull = a bull
landscape-bridge = a bridge
landscape-milestone = a milestone
landscape-horse2-help = Kept face down; 2 points at the end.
landscape-horse3-help = Kept face down; 3 points at the end.
landscape-horse4-help = Kept face down; 4 points at the end.
landscape-money2-help = Gives 2 coins. Unused, 1 point at the end.
landscape-money3-help = Gives 3 coins. Unused, 1 point at the end.
landscape-cart-help = Takes any tile of the market for nothing, to be built at once. Unused, 1 point at the end.
landscape-bull-help = Fills an empty square, until somebody builds there and takes it. In front of you at the end, 1 point.
landscape-bridge-help = Lets you build on a rock or on a neutral tile. Unused, 1 point at the end.
landscape-milestone-help = Builds a finca and refills the market. Unused, 1 point at the end.

## Squares: a column a to o and a row 1 to 10 from the north

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

## Lots, own regions, ways to build, reasons of the end

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
regions-12 = 1 and 2
regions-3 = 3
regions-13 = 1 and 3
regions-23 = 2 and 3
regions-123 = 1, 2 and 3
regions-4 = 4
regions-14 = 1 and 4
regions-24 = 2 and 4
regions-124 = 1, 2 and 4
regions-34 = 3 and 4
regions-134 = 1, 3 and 4
regions-234 = 2, 3 and 4
regions-1234 = 1, 2, 3 and 4
regions-5 = 5
regions-15 = 1 and 5
regions-25 = 2 and 5
regions-125 = 1, 2 and 5
regions-35 = 3 and 5
regions-135 = 1, 3 and 5
regions-235 = 2, 3 and 5
regions-1235 = 1, 2, 3 and 5
regions-45 = 4 and 5
regions-145 = 1, 4 and 5
regions-245 = 2, 4 and 5
regions-1245 = 1, 2, 4 and 5
regions-345 = 3, 4 and 5
regions-1345 = 1, 3, 4 and 5
regions-2345 = 2, 3, 4 and 5
regions-12345 = 1, 2, 3, 4 and 5
way-start = a new region
way-extension = an own region grows
reason-tiles = the last tile is built
reason-blocked = nobody can do anything any more

## Actions

action-buy = Buy line { $line }
action-place = Build { $tile } on { $square }
action-lot = Build the finca on lot { $lot }
action-give_back = Give the tiles back
action-harvest = Harvest { $regions }
action-money = Use { $landscape }
action-cart = Fetch the tile on space { $space } with a cart
action-bull = Put a bull on { $square }
action-milestone = Play a milestone
action-pass = Pass
action-end_turn = End the turn

## Events

event-buy = { $seat } buys line { $line } for { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-take = { $seat } takes { $tile } from space { $space }.
event-cart = { $seat } fetches { $tile } from space { $space } with a cart.
event-turn_up = A finca is turned up: { $first } points for the first, { $second } for the second.
event-build = { $seat } builds the finca of { $first } and { $second } on lot { $lot }.
event-open = Lot { $lot } opens.
event-place = { $seat } builds { $tile } on { $square }: { $way }.
event-bridge = { $seat } uses a bridge on { $square }.
event-cover = Below, { $tile } is out of play.
event-pick = { $seat } takes { $landscape } from { $square }.
event-merge = { $seat } joins own regions of { $fruit } and takes back { $amount ->
    [one] { $amount } worker
   *[other] { $amount } workers
}.
event-absorb = { $seat } takes over { $amount } neutral { $fruit }.
event-give_back = { $seat } gives { $tile } back, to space { $space }.
event-penalty = { $seat } loses points: { $value }.
event-refund = { $seat } gets { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} back.
event-draw = Market { $space }: { $tile }.
event-shut = The bag is empty: no more fincas but by milestones.
event-harvest = { $seat } harvests { $amount } { $fruit }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-income = { $seat } has { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} on the mat and receives { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-money = { $seat } uses { $landscape }: { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-bull = { $seat } puts a bull on { $square }.
event-milestone = { $seat } plays a milestone.
event-pass = { $seat } can do nothing and passes.
event-end_turn = { $seat } ends the turn.
event-surround = The finca on { $lot } is surrounded.
event-score = Around { $lot }, { $seat } has { $strength ->
    [one] { $strength } tile
   *[other] { $strength } tiles
}: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-last_tile = { $seat } has built the last tile: the game ends with this turn.
event-blocked = Nobody could do anything.
event-final_lot = Never surrounded, { $lot } gives { $seat }, with { $strength ->
    [one] { $strength } tile
   *[other] { $strength } tiles
} there, { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-final_regions = The regions { $seat } still owns score { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-final_landscape = The landscape tiles of { $seat } score { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-end = The game ends: { $reason }.

## What is expected of the player

prompt-main = Buy a line of the market, or harvest some of your regions.
prompt-lot = Choose the open lot for the new finca.
prompt-building = Build the tiles in your hand.
prompt-finishing = Play action tiles if you like, then end the turn.
prompt-over = The game is over.

## Options

option-board = Board
option-board-help = The long side suits any number of players; the short one is meant for 2 or 3, and for 4 or 5 the long one is advised.
option-board-long = Long
option-board-short = Short
option-family = Family game
option-family-help = Roads of a lot may show the same fruit twice.
option-family-true = Without the road rule
option-family-false = With the road rule
option-random_sites = First fincas
option-random_sites-help = On the lots of the rulebook, or on lots drawn at random.
option-random_sites-true = At random
option-random_sites-false = As in the rulebook
option-start_fincas = Fincas to start with
option-start_fincas-help = On the long board. The short one always starts with three.
option-start_fincas-4 = Four
option-start_fincas-3 = Three
option-dead_ends = Dead ends
option-dead_ends-help = Whether you may build yourself into a corner where the rest of your tiles has no place.
option-dead_ends-penalty = Allowed, at a loss
option-dead_ends-refused = Not allowed
option-open_horses = Wild horses
option-open_horses-help = Whether the horses that others have taken stay visible.
option-open_horses-true = Face up
option-open_horses-false = Face down
option-first_seat = First player
option-first_seat-help = The player who begins.
option-first_seat-random = At random

## Parts of the score

part-fincas = Fincas
part-harvests = Harvests
part-returned = Tiles given back
part-regions = Regions at the end
part-landscape = Landscape tiles

## Board: names of places and things

label-board = Board
label-market = Market
label-lines = Lines
label-bag = In the bag
label-stack = Stacks
label-sites = Sites to come
label-fincas = Fincas to come
label-hand = Your hand
label-mat = Mat
label-workers = Workers
label-tiles = Action tiles
label-horses = Wild horses
label-standings = Around the fincas
label-score = Points
label-forecast = If it ended now
label-rock = Rock
label-lot = Lot { $lot }
label-road = Road
label-well = Well
label-neutral = Neutral
label-empty = empty
label-shut = No more fincas but by milestones
label-reconstructed = Reconstructed: the printed box may differ.

## Board: what it says about the position

label-turn = Turn { $turn }
label-region = { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
} of { $fruit }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
label-region-of = { $seat }: { $region }
label-region-neutral = Neutral: { $region }
label-lot-closed = Lot { $lot }, closed
label-lot-open = Lot { $lot }, open
label-lot-finca = Finca { $lot }: { $first } and { $second }
label-lot-scored = Finca { $lot }, scored
label-missing = { $count ->
    [0] surrounded
    [one] { $count } square missing
   *[other] { $count } squares missing
}
label-shows = Its roads show: { $fruits }
label-leads = { $seat } leads by { $lead }
label-tied = { $seats } lead together
label-nobody = Nobody is there
label-strength = { $seat }: { $strength }
label-left = { $left ->
    [one] { $left } tile on the market
   *[other] { $left } tiles on the market
}
label-to-finca = { $count ->
    [one] { $count } more tile, and a finca comes
   *[other] { $count } more tiles, and a finca comes
}
label-in-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
label-line = Line { $line }: { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
label-line-empty = Nothing lies there
label-line-dear = Too dear
label-line-unbuildable = Cannot all be built
label-line-open = Can be bought
label-line-finca = Brings a new finca
label-line-refill = Brings a refill
label-homeless = No place for { $tile }
label-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
label-workers-left = { $count ->
    [0] no worker left
    [one] { $count } worker left
   *[other] { $count } workers left
}
label-income = Income after a harvest: { $incomes }
label-horses-held = { $count ->
    [0] no horses
    [one] { $count } tile of horses
   *[other] { $count } tiles of horses
}
label-cart-tile = by cart
label-last_turn = Last turn

## Board: the turn under way

label-only-buy = Buy a line of the market: you build its tiles at once.
label-only-harvest = Harvest some of your regions: no line can be bought.
label-only-pass = Nothing to buy, nothing to harvest: play action tiles if you like, then pass.
label-choose-line = Which line?
label-choose-square = Where does it go?
label-choose-lot = Which lot?
label-choose-tile = Which tile first?
label-choose-regions = Which regions?
label-harvest = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, then { $income ->
    [one] { $income } coin
   *[other] { $income } coins
} for { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
label-harvest-lost = { $lost ->
    [one] { $lost } coin is lost
   *[other] { $lost } coins are lost
}
label-due = Finca { $first } and { $second } waits for a lot
label-refill = Then the market is refilled
label-start = New region: one worker
label-extension = Your region grows
label-merge = Joins regions: { $amount ->
    [one] { $amount } worker returns
   *[other] { $amount } workers return
}
label-absorb = Takes over { $amount } neutral { $fruit }
label-bridge = With a bridge
label-buy = Buy
label-give_back = Give back
label-end_turn = End the turn
label-pass = Pass
label-regions = Your regions
label-no-regions = No region: each one starts on a road of a finca.
label-no-tiles = No landscape tile yet.
label-in-hand = In hand
label-no-place = No place for it now
label-none = none
label-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-then-left = { $left ->
    [0] Nothing is left on the market then
    [one] { $left } tile is left on the market
   *[other] { $left } tiles are left on the market
}
label-rock-help = Nothing is built there without a bridge; around a finca it counts as occupied.
label-reap = Harvest
label-reap-all = Pick all regions
label-anyway = Build it anyway
label-never-mind = Never mind
label-stuck = None of your tiles has a place: they must be given back, at 3 points each.
label-choose-bull = Where does the bull go?
label-choose-cart = Which tile of the market does the cart fetch?
label-not-here = Not here.
label-points-short = points
label-missing-short = missing
label-tiles-short = tiles there
label-regions-held = Regions owned, by size
label-region-sizes = regions { $sizes }
label-forecast-short = if over: { $points }
label-income-short = Income
label-finale = The harvest is in
label-zoom-in = Look closer
label-zoom-out = See the whole board
warn-dead-end = The rest of your hand could no longer be built: tiles given back cost 3 points each.
warn-dead-lot = With a finca there, your hand could not all be built.
notice-finca = A new finca is built.
notice-shut = The bag is empty: the last refill.
notice-last_tile = The last tile is built: the game ends with this turn.
notice-blocked = Nobody could do anything: a finca is added.

## Terminal: words to type, previews, columns

word-buy = buy
word-place = build
word-give_back = back
word-harvest = harvest
word-money = purse
word-cart = cart
word-bull = bull
word-milestone = milestone
word-pass = pass
word-end_turn = end
word-lemon = lemon
word-lemon_well = lemon+
word-orange = orange
word-orange_well = orange+
word-blood_orange = blood
word-blood_orange_well = blood+
word-lime = lime
word-lime_well = lime+
word-grapefruit = grapefruit
word-grapefruit_well = grapefruit+
word-money2 = 2
word-money3 = 3
preview-buy = −{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
preview-take = { $tile }
preview-place = { $way }
preview-bridge = a bridge
preview-cover = covers { $tile }
preview-pick = { $landscape }
preview-merge = +{ $amount ->
    [one] { $amount } worker
   *[other] { $amount } workers
}
preview-absorb = +{ $amount } { $fruit }
preview-penalty = { $value } points
preview-refund = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
preview-shut = the last refill
preview-harvest = +{ $value ->
    [one] { $value } point
   *[other] { $value } points
} ({ $fruit })
preview-income = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
preview-money = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
preview-cart = { $tile }
preview-score = { $seat }: +{ $value } ({ $lot })
preview-last_tile = the last tile
preview-final_lot = { $seat }: +{ $value } ({ $lot })
preview-end = the game ends
column-lot = Lot
column-value = Value
column-missing = Missing
column-fruits = Roads
column-line = Line
column-price = Coins
column-content = Tiles
column-money = Coins
column-workers = Workers
column-tiles = Action tiles
column-horses = Horses
column-points = Points
column-fincas = Fincas
column-harvests = Harvests
column-returned = Back
column-regions = Regions
column-landscape = Landsc.
column-forecast = Ends at
column-harvest = Harvest
column-income = Income
symbol-horse2 = h2
symbol-horse3 = h3
symbol-horse4 = h4
symbol-money2 = $2
symbol-money3 = $3
symbol-cart = ca
symbol-bull = bu
symbol-bridge = br
symbol-milestone = ms
legend-tiles = le, or, bl, li, gr plantations, with + a well
legend-lots = A–O lots: [A] finca, (A) open, A closed
legend-ground = ## rock, h2 h3 h4 horses, $ purse, ca cart, bu bull, br bridge, ms milestone
legend-owner = the colour is the owner’s, small letters without colour are neutral

## What is explained when it is pointed at

explain-finca-title = 12/4
explain-finca = When all squares around the finca are taken it is counted once: the first number goes to whoever has most tiles in regions that reach it, the second to the next.
explain-regions-title = Regions 2 · 3
explain-regions = The sizes of the regions somebody owns, tile by tile: here one of two tiles and one of three. Each keeps a worker busy until it is harvested.
explain-money-title = Money
explain-money = Coins for buying lines of the market. Nobody keeps more than the number after the stroke: what is above it is lost.
explain-forecast-title = If it ended now
explain-forecast = The points somebody would have if the game ended now, with all that is counted at the end.

## The game in a minute

how-1-title = Buy
how-1 = Take a whole line of the market, one coin a tile, and build all of it at once. What you cannot build you may not buy.
how-2-title = Plant
how-2 = A new region starts on a road of a finca and takes a worker; tiles of its fruit extend it for nothing. Two roads of a lot never show the same fruit.
how-3-title = Surround fincas
how-3 = When a finca is surrounded, whoever has the most tiles in regions that reach it scores its first number, the next one its second.
how-4-title = Harvest
how-4 = Instead of buying, harvest some of your regions: points for tiles and wells, workers back, and then money, the more workers on the mat the more. But the tiles are yours no longer.
how-5-title = Landscape
how-5 = Build on landscape tiles to win them: horses for the end, and purses, carts, bulls, bridges and milestones to play at any moment of your turn.
how-6-title = The end
how-6 = When the market runs low a new finca is built and the market refilled. The game ends with the last tile built; the most points win.

## Rules

section-A = Set-up
rule-CIT-01 = Citrus is for 2 to 5 players. Each begins with 5 workers on the mat and 0 points; the sixth worker marks the score.
rule-CIT-02 = Each player begins with 6 coins. Nobody ever has less than 0 or more than 12.
rule-CIT-03 = The long board suits any number of players. The short one is meant for 2 or 3; with 4 or 5 it is possible, but the long one is advised.
rule-CIT-04 = The 30 landscape tiles are shuffled, and each bush on the board receives one, face up. The others leave the game unseen.
rule-CIT-05 = On the long board the finca tiles are shuffled face down; the first four go face up on lots A, B, C and D, and 11 remain in the stack.
rule-CIT-06 = All plantation tiles go into the bag. Twelve are drawn and laid on spaces 1 to 12 of the market, in the order drawn.
rule-CIT-07 = On the long board the site tiles A to D are put away and E to O shuffled. The first three are turned up and open the lots of their letters; 8 remain in the stack.
rule-CIT-08 = Who begins is drawn at random, or named by the host. Turns go clockwise.

section-B = A turn
rule-CIT-09 = In a turn you take exactly one main action: build, that is buy a line and lay its tiles, or harvest. Only a pass or the end of the game dispense with it.
rule-CIT-10 = Whoever can take a main action may not pass.
rule-CIT-11 = You act in your own turn only. In it you may play any number of action tiles, before, during and after the main action.
rule-CIT-12 = An action tile gained in a turn may be played in the same turn.
rule-CIT-13 = A turn ends when its main action is complete, no tile is in hand and its player says so, or by a pass. Then surrounded fincas are scored.

section-C = Buying
rule-CIT-14 = A purchase names one of the eight lines of the market and takes every tile on it. Gaps are skipped, but there must be at least one tile.
rule-CIT-15 = Each tile costs 1 coin, paid when it is taken. A line that you cannot pay in full you cannot buy.
rule-CIT-16 = Part of a line is never for sale.
rule-CIT-17 = A line can be bought only if all its tiles can be built.
rule-CIT-18 = The tiles taken are your hand. They are built one at a time, in any order, in the same turn; only tiles in hand can be built, and none is kept. Of equal tiles the one that a cart brought is laid first, then the one from the lowest space.
rule-CIT-19 = Buying and laying together are one main action. There is no second purchase in a turn.
rule-CIT-20 = Tiles in hand that can no longer be built go back to the market, and each costs 3 points. With an empty hand there is nothing to give back.
rule-CIT-21 = Tiles given back fill the free spaces with the lowest numbers, in ascending order, before any refill.
rule-CIT-22 = For each bought tile that is given back you get its coin back; for a tile fetched by a cart, nothing.

section-D = Building a tile
rule-CIT-23 = A tile is built on an empty open square of the board, or on a landscape tile, a bull included.
rule-CIT-24 = Nothing is ever built on a lot, be it closed, open or with its finca, with or without a bridge.
rule-CIT-25 = Nothing is built on a rock, except with a bridge.
rule-CIT-26 = Nothing is built on a plantation, except, with a bridge, on a neutral one. Owned plantations are never covered.
rule-CIT-27 = A tile that touches one of your own regions of its fruit with a side extends it. That costs no worker.
rule-CIT-28 = Any other tile starts a region and must lie on a road square of a finca, scored or not. Roads of open or closed lots do not serve.
rule-CIT-29 = Starting a region takes a worker from the mat to the tile. Without a worker on the mat no region can be started.
rule-CIT-30 = A tile that touches an own region of its fruit always extends it, on a road square too, and with no worker left too.
rule-CIT-31 = Only sides count, for joining and for forbidden contact. Corners may touch freely.
rule-CIT-32 = A tile may not touch another player’s region of its fruit, whatever else it touches.
rule-CIT-33 = No two road squares of one lot may show the same fruit.
rule-CIT-34 = That holds for the roads of all lots: with a finca, open or closed.
rule-CIT-35 = It looks at the visible tile alone, whoever owns it. So no region covers two roads of one lot either.
rule-CIT-36 = A square that is a road of several lots must respect the rule for each of them.
rule-CIT-37 = Squares at the corners of a lot are no roads and may show any fruit.

section-E = Joining regions
rule-CIT-38 = A tile that touches several of your regions of its fruit makes one of them. All their workers but one return to the mat at once.
rule-CIT-39 = A worker that came back can start another region in the same turn.
rule-CIT-40 = A tile may join your region with a neutral one of the same fruit if, before it is laid, yours has at least as many tiles.
rule-CIT-41 = If the neutral region is larger, the tile may not be laid there at all.
rule-CIT-42 = Where several regions meet, your largest one must have at least as many tiles as each neutral one taken alone. Nothing is added up, and the new tile does not count.
rule-CIT-43 = Tiles taken over are fully yours: they count around fincas and are harvested again, wells included.
rule-CIT-44 = No tile is added to a neutral region unless it touches an own region of the fruit too.

section-F = Landscape tiles
rule-CIT-45 = Whoever builds on a landscape tile takes it.
rule-CIT-46 = Wild horses are kept face down until the end; action tiles lie face up in front of you.
rule-CIT-47 = There is no limit to the landscape tiles you may hold.

section-G = New fincas and the refill
rule-CIT-48 = If a purchase or a cart leaves 3 tiles or fewer on the market, a new finca is built at once, before any tile is laid.
rule-CIT-49 = First the top finca tile is turned up; then you choose one of the open lots for it. Lots are chosen at no other time.
rule-CIT-50 = The site tile of that lot leaves the game, and the next one is turned up and opens its lot. When the stack of sites is empty fewer than three lots stay open.
rule-CIT-51 = Then the hand is built. Roads of the new finca serve for it.
rule-CIT-52 = When the hand is empty the market is refilled from the bag: each tile drawn goes to the free space with the lowest number, until all twelve are full.
rule-CIT-53 = With 4 or more tiles left on the market there is neither finca nor refill.
rule-CIT-54 = If the bag runs out before the twelfth space is filled, the market stays incomplete.
rule-CIT-55 = When a refill leaves a space empty, the remaining finca tiles are put aside: a low market builds no more of them.
rule-CIT-56 = A milestone may still build fincas after that, from the tiles put aside.
rule-CIT-57 = If no lot is open or no finca tile is left, a low market builds nothing, but the refill still takes place.

section-H = Scoring a finca
rule-CIT-58 = At the end of every turn each finca that is surrounded and not yet scored is scored.
rule-CIT-59 = A finca is surrounded when every square around it, corners included, holds a plantation, owned or neutral, a landscape tile, a bull or a rock. Lots there count as occupied.
rule-CIT-60 = At the edge of the board only the squares that exist must be occupied.
rule-CIT-61 = Your strength around a finca is the number of tiles of all your regions with at least one tile around it, corners included. Each region counts once and in full.
rule-CIT-62 = Neutral regions count for nobody; so does a region harvested earlier in the same turn.
rule-CIT-63 = The strongest player scores the finca’s first value, the second strongest its second value, the others nothing.
rule-CIT-64 = In a tie for first, all tied players score the full first value and nobody scores the second.
rule-CIT-65 = In a tie for second, all tied players score the full second value.
rule-CIT-66 = If only one player has any strength there, that player scores the first value and the second is not given.
rule-CIT-67 = A finca is scored once in the game, even if nobody was there. It remains a finca for starting regions and for the roads.
rule-CIT-68 = Several fincas may be scored at the end of one turn; so is a finca built in it on a lot already surrounded.

section-I = Harvest
rule-CIT-69 = A harvest takes one or more of your own regions, each as a whole.
rule-CIT-70 = Each tile harvested scores 1 point, a tile with a well 2.
rule-CIT-71 = Each region harvested gives its worker back and becomes neutral. Its tiles stay.
rule-CIT-72 = Then income is paid once, by the workers on your mat: 2, 4, 6, 7 or 8 coins for 1, 2, 3, 4 or 5 of them.
rule-CIT-73 = Money above 12 is lost.

section-J = Action tiles
rule-CIT-74 = A used action tile leaves the game at once, except the bull.
rule-CIT-75 = A purse that you hold adds its 2 or 3 coins to your money; what exceeds 12 is lost.
rule-CIT-76 = A cart that you hold fetches any one tile of the market free of charge, to be built at once by all normal rules: while it is in hand you cannot buy, harvest, pass or end the turn. It is not a main action.
rule-CIT-77 = A cart that brings the market down to 3 tiles leads to a finca, then to laying, then to a refill, as a purchase does.
rule-CIT-78 = A bull that you hold goes on an empty square: no rock, no lot, no plantation, no landscape tile. Road squares are allowed.
rule-CIT-79 = A bull fills its square when a finca is to be surrounded.
rule-CIT-80 = Whoever builds on a bull takes it and may use it again, in the same turn too.
rule-CIT-81 = With a bridge one tile may be built on a rock or on a neutral plantation, by all other rules of building.
rule-CIT-82 = A neutral tile of another fruit may be covered, however large its region.
rule-CIT-83 = A neutral tile of the same fruit may be covered only if it is a region by itself.
rule-CIT-84 = A covered tile is out of play: it counts for no region, no road and no points, but it stays built. The rest of its region stays neutral and may fall apart.
rule-CIT-85 = A milestone that you hold turns up the top finca tile and builds it on an open lot; the market is refilled to twelve whatever lies there, and a new site tile is turned up.
rule-CIT-86 = A milestone needs a finca tile and an open lot.

section-K = The end
rule-CIT-87 = The game ends with the turn in which the last plantation tile is built: bag, market and hand are empty. Rounds are not completed.
rule-CIT-88 = In that turn surrounded fincas are scored as usual; then come the last points, for fincas, regions and landscape tiles, in this order.
rule-CIT-89 = Every finca never scored gives its second value to the strongest player there, or to each of those tied for it; nobody else scores.
rule-CIT-90 = Every region still owned scores 1 point a tile and 2 a well, without income.
rule-CIT-91 = Wild horses score their number, each unused action tile 1 point.
rule-CIT-92 = The highest score wins. Ties share the victory.

section-L = When nothing can be done
rule-CIT-93 = A player with no line to buy and no region to harvest passes, but may play action tiles first.
rule-CIT-94 = When all players in a row have passed, and no action tile was played in between, a finca is added as usual, with its refill. The next player chooses the lot and then takes a turn.
rule-CIT-95 = If then fincas have been put aside, or there is no finca tile or no open lot, the game is over and the last points are counted.

section-M = Variants
rule-CIT-96 = On the short board 3 plain tiles and 2 with a well of each fruit are removed: 9 and 4 remain, 65 tiles in all.
rule-CIT-97 = The short board begins with three fincas, on A, B and C. The site tiles A to C and M to O are put away, D to L shuffled; three are opened and 6 remain.
rule-CIT-98 = In the family game roads of a lot may show the same fruit. Everything else holds, with any other variant.
rule-CIT-99 = With random sites, the site tiles of all lots of the board are shuffled. The first 4, on the short board 3, place the first fincas and leave the game, the next three are opened, the rest is the stack.
rule-CIT-100 = On the long board the table may begin with three fincas instead of four.

section-R = Rulings
rule-CIT-R1 = Tiles can be built if some sequence of steps lays them all: first, if a finca is due, it stands on any lot now open; then tiles are laid wherever they may lie at that moment, with bridges held or picked up on the way, and with milestones held or picked up, on lots open now. Carts, bulls and purses, lots not yet turned up and refills do not count. A search that has looked at 50,000 positions gives up and says no.
rule-CIT-R2 = The hand goes back only as a whole, and only if no tile of it has a place, bridges included, and no milestone in front of you would give it one. As long as one tile can be laid it must be. The table may also agree that whatever leads there is not allowed: then a tile or a lot after which the hand cannot all be built is refused.
rule-CIT-R3 = A bought tile that is given back gives back its coin, since a tile that could not be paid would cost none either.
rule-CIT-R4 = Starting a region beside a neutral one of the same fruit is not a merger: you have no region there yet. It is not allowed, even beside a single neutral tile.
rule-CIT-R5 = With several regions at once, the largest own one is compared with the largest neutral one, and all are joined together. The worker of the largest stays.
rule-CIT-R6 = A site tile opens the lot with its letter. Nothing else limits which three lots are open.
rule-CIT-R7 = A region is started on the road square itself, a neighbour of the finca by a side.
rule-CIT-R8 = Lots are printed, so the road rule protects closed ones too; otherwise a later finca would break it when it is built.
rule-CIT-R9 = A lot among the squares around a finca counts as occupied; squares beyond the board do not exist.
rule-CIT-R10 = Fincas are scored at the end of each player’s turn, after the refill, never in the middle of it, in the order of their letters.
rule-CIT-R11 = A cart may be played in the middle of building: its tile joins the hand. It is allowed only if hand and tile together can be built. As long as a refill is waiting a cart brings no further finca.
rule-CIT-R12 = A milestone in the middle of building brings its finca and the new site at once; the refill waits until the hand is empty, and there is only one.
rule-CIT-R13 = Fincas are put aside only by a refill that leaves a space empty, a milestone’s included. A bag emptied exactly by the twelfth space does not do it yet. The tiles put aside keep their hidden order.
rule-CIT-R14 = Building on a rock or a neutral tile uses a bridge by itself. Contacts and roads are judged as if the covered tile were gone.
rule-CIT-R15 = A purse may be played with 12 coins and is wasted. After a purchase it no longer pays for it.
rule-CIT-R16 = A harvest is one decision: all its regions at once. Action tiles come before or after.
rule-CIT-R17 = While a lot has to be chosen nothing else can be done.
rule-CIT-R18 = A score may fall below 0.
rule-CIT-R19 = Whoever has built the last tile finishes the turn, with bulls and purses. If a cart built it before the main action, the turn may end at once, and a harvest remains possible.
rule-CIT-R20 = A pass ends the turn. It is possible only before the main action, with an empty hand, while tiles are left, when nothing can be bought and nothing harvested. Action tiles you still hold do not forbid it.
rule-CIT-R21 = Passes are counted in a row; a main action or an action tile ends the count, and so does the finca that a block brings. Each block uses up a lot, so it cannot go on for ever.
rule-CIT-R22 = If a road of a scored finca holds only a bull or a landscape tile, a region can still be started there. The finca is never scored again, at the end neither.
rule-CIT-R23 = A bull goes on no lot, whatever its state. It reserves nothing: whoever may build there may do so. It stays where it is when a finca is scored.
rule-CIT-R24 = Horses lie face up until they are taken, so everybody has seen them; afterwards others see only how many tiles you have. The table may agree to leave them face up.
rule-CIT-R25 = On the short board the sites D to L are shuffled; a box that leaves out L is another edition. Lot L is on the board either way, and its roads follow the rule.
rule-CIT-R26 = With three fincas on fixed sites they stand on A, B and C, and site tile D joins the stack. The short board has three in any case.
rule-CIT-R27 = Who dances flamenco best cannot be checked: the first player is drawn from the game’s seed, or named by the host.
rule-CIT-R28 = Ending a turn is always said, even if nothing else is possible.
rule-CIT-R29 = Where there is no finca tile or no open lot, a low market only refills, and a milestone stays in hand.
rule-CIT-R30 = You may take back what you did, even the end of your turn, until somebody else has acted or something hidden has been shown.
