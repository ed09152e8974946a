### Finca in English.
###
### $seat, $village, $fruit, $tile, $finca, $mode and $reason are handed over as displayed text,
### $blade and $to as people count them (1 to 12); $amount is 1 when an action or event has none.

name = Finca
tagline = Walk the windmill, pick the fruit, load the cart, serve the villages of Majorca.

## Fruits

fruit-almond = { $amount ->
    [one] almond
   *[other] almonds
}
fruit-fig = { $amount ->
    [one] fig
   *[other] figs
}
fruit-grape = { $amount ->
    [one] grape
   *[other] grapes
}
fruit-lemon = { $amount ->
    [one] lemon
   *[other] lemons
}
fruit-olive = { $amount ->
    [one] olive
   *[other] olives
}
fruit-orange = { $amount ->
    [one] orange
   *[other] oranges
}
fruit-none = as its tile asks

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

## Action tiles: their names, and what they do in one line

tile-strong_wind = Double move
tile-gust = Gust of wind
tile-large_cart = Large donkey cart
tile-one_less = One fruit less
tile-strong_wind-help = Two moves in one turn, with the same farmer or with two.
tile-gust-help = One of your farmers flies to any blade and harvests there; never a cart.
tile-large_cart-help = A delivery of up to 10 fruits, without a cart.
tile-one_less-help = A delivery one fruit short; it takes a cart.

## Fruit tiles

tile-F01 = the tile with 1 almond
tile-F02 = the tile with 1 fig
tile-F03 = the tile with 1 grape
tile-F04 = the tile with 1 lemon
tile-F05 = the tile with 1 olive
tile-F06 = the tile with 1 orange
tile-F07 = the tile with 2 almonds
tile-F08 = the tile with 2 figs
tile-F09 = the tile with 2 grapes
tile-F10 = the tile with 2 lemons
tile-F11 = the tile with 2 olives
tile-F12 = the tile with 2 oranges
tile-F13 = the tile with 3 almonds
tile-F14 = the tile with 3 figs
tile-F15 = the tile with 3 grapes
tile-F16 = the tile with 3 lemons
tile-F17 = the tile with 3 olives
tile-F18 = the tile with 3 oranges
tile-F19 = the tile with 2 figs and 2 almonds
tile-F20 = the tile with 2 almonds and 2 oranges
tile-F21 = the tile with 2 oranges and 2 grapes
tile-F22 = the tile with 2 grapes and 2 olives
tile-F23 = the tile with 2 olives and 2 lemons
tile-F24 = the tile with 2 lemons and 2 figs
tile-F25 = the “?” tile for 4 of a kind
tile-F26 = { tile-F25 }
tile-F27 = { tile-F25 }
tile-F28 = the tile with 3 almonds and 2 grapes
tile-F29 = the tile with 3 grapes and 2 lemons
tile-F30 = the tile with 3 lemons and 2 oranges
tile-F31 = the tile with 3 oranges and 2 figs
tile-F32 = the tile with 3 figs and 2 olives
tile-F33 = the tile with 3 olives and 2 almonds
tile-F34 = the “?” tile for 5 of a kind
tile-F35 = { tile-F34 }
tile-F36 = { tile-F34 }
tile-F37 = the tile with one fruit of each kind
tile-F38 = { tile-F37 }
tile-F39 = { tile-F37 }
tile-F40 = the “?” tile for 6 of a kind
tile-F41 = { tile-F40 }
tile-F42 = { tile-F40 }

## Finca tiles

finca-T1 = the almond finca
finca-T2 = the fig finca
finca-T3 = the grape finca
finca-T4 = the lemon finca
finca-T5 = the olive finca
finca-T6 = the orange finca
finca-T7 = the fig and almond finca
finca-T8 = the grape and orange finca
finca-T9 = the lemon and olive finca
finca-T10 = the “?” finca

## Ways to deliver, reasons of the end

mode-cart = with a cart
mode-large = with the { tile-large_cart }
mode-less = with { tile-one_less }
reason-fincas = the last wooden finca is built
reason-limit = stopped by the turn limit

## Actions

action-place = Place a farmer on blade { $blade }
action-move = Move the farmer on blade { $blade }
action-strong_wind = { tile-strong_wind }: move twice this turn
action-stop = Stop after the first move
action-gust = { tile-gust }: carry the farmer on blade { $blade } to blade { $to }
action-deliver = Deliver { $mode }
action-serve = Serve { $village }: { $fruit }
action-serve_short = Serve { $village }, 1 { $fruit } short
action-finish = Finish the delivery

## Events

event-place = { $seat } places a farmer on blade { $blade }.
event-walk = { $seat } walks a farmer { $steps ->
    [one] { $steps } blade
   *[other] { $steps } blades
}, from { $blade } to { $to }.
event-fly = { $seat } lets the wind carry a farmer from blade { $blade } to blade { $to }.
event-harvest = { $seat } harvests { $amount } { $fruit } on blade { $blade }.
event-recall_fruit = Shortage: { $seat } puts back { $amount } { $fruit }.
event-carts = { $seat } takes { $amount ->
    [one] { $amount } cart
   *[other] { $amount } carts
} from the hub.
event-recall_carts = Too few carts: { $seat } puts back { $amount ->
    [one] { $amount } cart
   *[other] { $amount } carts
}.
event-spend_tile = { $seat } uses the { $tile } tile.
event-stop = { $seat } stops after the first move.
event-open = { $seat } prepares a delivery { $mode }.
event-stage = { $seat } loads for { $village }: { $fruit }.
event-stage_short = { $seat } loads for { $village }, 1 { $fruit } short.
event-return_cart = { $seat } returns a cart to the hub.
event-pay = { $seat } delivers { $amount } { $fruit }.
event-take = In { $village }, { $seat } takes { $tile }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-bonus = { $seat } completes a set from 1 to 6 and wins the bonus of { $value } points.
event-award = { $village } is empty: { $seat } wins { $finca } with { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
}.
event-box = { $village } is empty: with a tie at { $count }, { $finca } goes back to the box.
event-build = A wooden finca is built in { $village }.
event-reveal = In { $village }, { $tile } is turned up.
event-end = The game ends: { $reason }.

## What is expected of the player

prompt-placement = Place a farmer on a blade: it brings you 1 fruit of its kind.
prompt-turn = Move a farmer, deliver, or use an action tile.
prompt-wind = { tile-strong_wind }: choose the farmer to move. After the first move you may stop.
prompt-delivery = Choose the villages to serve, then finish the delivery.
prompt-over = The game is over.

## Options

option-start_player = Start player
option-start_player-help = The player who places the first farmer and takes the first turn.
option-start_player-random = At random
option-turn_limit = Turn limit
option-turn_limit-help = Stops the match after this many turns, all players together. Placements do not count. Meant for bots playing among themselves.
option-turn_limit-off = None
option-mystery_finca = The “?” finca
option-mystery_finca-help = What is compared when its village is emptied: the “?” symbols on fruit tiles, or the values of all of them.
option-mystery_finca-symbols = “?” symbols
option-mystery_finca-values = All values

## Parts of the score

part-tiles = Fruit tiles
part-fincas = Finca tiles
part-action_tiles = Unused action tiles
part-bonuses = Bonus tiles
label-finale = The last harvest is delivered

## Board: names of places and things

label-wheel = Windmill
label-hub = Hub
label-line = Cart line
label-supply = Supply
label-villages = Villages
label-wooden = Wooden fincas left
label-bonus = Bonus
label-unseen = Tiles not seen yet
label-boxed = Back in the box
label-stacks = What lay under the villages
label-fruits = Fruits
label-carts = Carts
label-farmers = Farmers
label-action_tiles = Action tiles
label-tiles = Fruit tiles won
label-fincas = Finca tiles won
label-score = Points
label-majority = Majority
label-empty = empty
label-used = used

## Board: what it says about the position

label-blade = Blade { $blade }
label-blade-farmers = Blade { $blade }, { $fruit }: { $count ->
    [0] no farmer
    [one] { $count } farmer
   *[other] { $count } farmers
}
label-farmers-of = { $seat }: { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
label-stock = { $amount } { $fruit } of { $total } in the supply
label-hub-carts = { $count ->
    [0] No cart
    [one] { $count } cart
   *[other] { $count } carts
} in the hub
label-fincas-left = { $count ->
    [0] No wooden finca left
    [one] { $count } wooden finca left
   *[other] { $count } wooden fincas left
}
label-bonus-next = Next bonus: { $value } points
label-bonus-none = All bonus tiles are won
label-under = { $count } under it
label-village-closed = { $village } is closed: a wooden finca stands here
label-payable = You can serve it { $mode }
label-leader = { $seat } leads with { $count }
label-tie = Tie at { $count }: nobody would win it
label-count = { $seat }: { $count }
label-lacking = Missing for the next set: { $values }
label-unseen-count = { $count } × { $tile }

## Board: the turn under way

label-deliver = Deliver
label-cancel = Cancel
label-load-all = Load { $count } villages: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-no-undo = turns up new tiles: no undo
label-ends = ends the game
label-paid = paid { $paid } of { $limit }
label-staged = { $village }, loaded
label-unstage = Take back { $village }
label-choose-kind = Which kind for { $village }?
label-choose-short = Which fruit will { $village } do without?
label-only-move = Move a farmer: it walks as many blades as farmers stand on its own.
label-short-first = First choose the village that goes one fruit short.
label-choose-farmer = Which farmer?
label-choose-blade = To which blade?
label-wind-move = { $move ->
    [1] First move
   *[other] Second move
}
label-gain-fruit = +{ $amount } { $fruit }
label-gain-carts = +{ $amount ->
    [one] { $amount } cart
   *[other] { $amount } carts
}
label-gain-points = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-tile-cost = the tile used: −{ $points }
label-arrives = Arrives on blade { $blade }
warn-recall-fruit = Shortage: { $seat } would lose { $amount } { $fruit }
warn-recall-carts = Too few carts: { $seat } would lose { $amount ->
    [one] { $amount } cart
   *[other] { $amount } carts
}
notice-reveal = New tiles are face up: the delivery can no longer be taken back.

## Terminal: words to type, previews, columns

word-place = place
word-move = move
word-strong_wind = double
word-stop = stop
word-gust = gust
word-deliver = deliver
word-serve = serve
word-serve_short = short
word-finish = finish
word-cart = cart
word-large = large
word-less = less
word-large_cart = { word-large }
word-one_less = { word-less }
preview-walk = to blade { $to }
preview-harvest = +{ $amount } { $fruit }
preview-recall_fruit = shortage: { $seat } loses { $amount } { $fruit }
preview-carts = +{ $amount ->
    [one] { $amount } cart
   *[other] { $amount } carts
}
preview-recall_carts = too few carts: { $seat } loses { $amount }
preview-return_cart = −1 cart
preview-pay = −{ $amount } { $fruit }
preview-take = { $village } +{ $value ->
    [one] { $value } point
   *[other] { $value } points
}
preview-bonus = bonus +{ $value } points
preview-award = { $seat } wins { $finca }
preview-box = nobody wins { $finca }
preview-end = the game ends
column-village = Village
column-tile = Asks for
column-value = Pts
column-pile = Pile
column-finca = Finca
column-majority = Majority
column-payable = Payable
column-points = Points
column-tiles = Tiles
column-fincas = Fincas
column-bonuses = Bonus
column-action_tiles = Action tiles
column-lacking = Set needs
symbols-any = { $count } of a kind
symbols-each = one of each
label-wooden-here = wooden finca
label-leads = ★ leads
label-tie-break = Whoever holds the most fruits is ahead.

## What is explained when it is pointed at

explain-score-title = Points
explain-score = Everybody begins with 8: each of the four action tiles is worth 2 points as long as it is not used.
explain-blade-title = 1 to 12
explain-blade = Blades have numbers, so that the log can say from where to where a farmer walks.
explain-prize-title = The finca
explain-prize = Five points for whoever shows most of this fruit on their tiles when the village is empty; with a tie nobody gets them.
explain-under-title = +3
explain-under = So many tiles lie face down under this one.
explain-set-title = 1 2 3 4 5 6
explain-set = Tiles worth 1, 2, 3, 4, 5 and 6 make a set, and each set wins the next bonus: 7, then 6, 5 and 4 points.
explain-wooden-title = Wooden fincas
explain-wooden = One is built in every village that is emptied. The last one ends the game.

## The game in a minute

how-1-title = Round the windmill
how-1 = Your farmers stand on the twelve blades. Count all the farmers on a blade, whoever owns them: that is how many blades yours walks from there, clockwise.
how-2-title = Harvest
how-2 = Where he stops, count again, your farmer included: you pick that many fruits of the blade’s kind. If the supply runs short, everyone puts that kind back first, and then you pick yours.
how-3-title = Carts
how-3 = Two lines divide the windmill. Each time your farmer crosses one, you also take a cart. If the hub runs short, everyone puts their carts back first.
how-4-title = Delivery
how-4 = Instead of moving, hand in one cart and deliver up to 6 fruits. Give one or more villages exactly what their tiles show, and the tiles are yours. On a “?” tile, all fruits are of one kind.
how-5-title = Fincas and bonuses
how-5 = Whoever shows the most of a village’s finca fruit on their tiles wins its finca when the village is empty; in a tie, nobody does. Tiles of values 1, 2, 3, 4, 5 and 6 together bring a bonus.
how-6-title = The end
how-6 = When the last wooden finca is built, the game is over. Tiles and bonuses count their value, each finca 5 points, and each action tile you did not use 2. The most points win.

## Rules

section-A = Set-up
rule-FIN-01 = Finca is for 2, 3 or 4 players, seated clockwise. No other number can play.
rule-FIN-02 = The 12 blades are shuffled and laid face up round the windmill, one per space. They stay there for the whole game.
rule-FIN-03 = The 42 fruit tiles are shuffled face down and dealt into ten stacks of 4, one stack for each village.
rule-FIN-04 = In each village the top fruit tile lies face up; the three below it stay face down.
rule-FIN-05 = The 2 fruit tiles left over return to the box unseen and take no part in the game.
rule-FIN-06 = The 10 finca tiles are dealt at random, face up, one to each village.
rule-FIN-07 = 4 wooden fincas are set out with 2 players, 5 with 3 players and 6 with 4; the others stay in the box.
rule-FIN-08 = The supply starts with 18 fruits of each of the six kinds. Players start without any.
rule-FIN-09 = Each player starts with four action tiles, one of each sort.
rule-FIN-10 = Each player has 5 farmers in a game of 2, 4 in a game of 3 and 3 in a game of 4.
rule-FIN-11 = The bonus tiles form one stack: 7 on top, then 6, 5 and 4. Only the top one can be won.
rule-FIN-12 = The hub starts with 2 carts per player: 4, 6 or 8 in all. Players start without any, and spare carts stay in the box.

section-B = Placement
rule-FIN-13 = The start player places a farmer, then the others follow clockwise, one farmer each, round after round. You place only when it is your turn.
rule-FIN-14 = You may place a farmer on any of the 12 blades, empty or occupied; a blade holds any number of farmers.
rule-FIN-15 = Placing a farmer brings exactly 1 fruit of the blade’s kind, however many farmers stand there.
rule-FIN-16 = During placement you can only place farmers: no move, no delivery, no action tile. Placing never brings a cart.
rule-FIN-17 = Placement is over when every farmer stands on the windmill: after 10 placements with 2 players, after 12 with 3 or 4. No farmer is placed after that.
rule-FIN-18 = From the first placement to the end, everybody can see the fruits each player holds.

section-C = The turn
rule-FIN-19 = The start player takes the first turn, and turns then go clockwise to the end of the game. You act only in your own turn.
rule-FIN-20 = A turn is exactly one of three things: move a farmer, make a delivery, or use an action tile.
rule-FIN-21 = You may not pass. Farmers never leave the windmill, so there is always one you can move.
rule-FIN-22 = Your turn ends as soon as the action you chose has been carried out; no second action follows.

section-D = Moving a farmer
rule-FIN-23 = You move one of your own farmers, from whichever blade you like; you need a farmer of yours on that blade.
rule-FIN-24 = A farmer walks as many blades as there are farmers on his blade before he leaves: all colours count, and so does he.
rule-FIN-25 = A farmer walks clockwise, exactly the distance counted. You choose neither direction nor distance.
rule-FIN-26 = A farmer alone on his blade walks 1 blade.
rule-FIN-27 = A farmer may pass and enter occupied blades, and no other farmer is moved. With 12 steps he ends on the blade he left, which is allowed.
rule-FIN-28 = You harvest as many fruits as there are farmers on the blade of arrival once yours has arrived: all colours count, and so does he.
rule-FIN-29 = You harvest the fruit shown on the blade of arrival. The blade you left and the blades you passed give nothing.
rule-FIN-30 = You take the whole harvest from the supply; you cannot choose to take less.
rule-FIN-31 = You may hold any number of fruits.

section-E = Fruit shortage
rule-FIN-32 = If the supply holds fewer fruits of a kind than you are due, all players, you included, first put back every fruit they hold of that kind.
rule-FIN-33 = After a recall you take just the harvest you were due; the fruits of that kind you held before are lost.
rule-FIN-34 = A supply that exactly covers the harvest is enough: nothing is recalled, and the supply falls to 0.
rule-FIN-35 = A recall concerns the missing kind only; other fruits and the carts stay where they are.
rule-FIN-36 = The supply is tested only when somebody takes fruit from it. An empty supply causes nothing by itself.
rule-FIN-37 = Shortage works the same for an ordinary move, for each of the two moves of { tile-strong_wind }, and for { tile-gust }.

section-F = Carts
rule-FIN-38 = A farmer who walks across one of the two lines of the windmill, from blade 6 to 7 or from blade 12 to 1, earns 1 cart on top of his fruits.
rule-FIN-39 = To know the carts a move earns, count the blades from the last line to the farmer (0 just after it, 5 just before the next), add his steps and divide by 6, dropping the remainder: the result is 0, 1 or 2.
rule-FIN-40 = Standing beside a line or stopping just before it earns nothing; only the step across counts.
rule-FIN-41 = A move across both lines, which takes at least 7 steps, earns 2 carts.
rule-FIN-42 = If the hub holds fewer carts than you are due, all players, you included, put all their carts back; then you take those you are due.
rule-FIN-43 = A hub that holds exactly the carts due is enough: no cart is recalled.
rule-FIN-44 = You must take the carts you earn, and you may hold any number of them.
rule-FIN-45 = Fruit shortage and cart shortage are separate; one move may cause both.

section-G = Delivery
rule-FIN-46 = An ordinary delivery costs exactly 1 cart, returned to the hub first, whatever the number of villages. Without a cart you cannot make one.
rule-FIN-47 = A delivery serves at least one village; it may serve several.
rule-FIN-48 = An ordinary delivery carries at most 6 fruits in all; it may carry fewer.
rule-FIN-49 = You can serve only the face-up tile on top of a village’s stack, never a face-down one.
rule-FIN-50 = Each tile you serve must be met exactly and in full: nothing extra, nothing missing, no fruit left on it for later.
rule-FIN-51 = A tile that shows one or two kinds asks for each of them in the number shown.
rule-FIN-52 = The tile with one fruit of each kind asks for six fruits, one of every kind.
rule-FIN-53 = A “?” tile asks for the number of fruits shown, all of one kind of your choice; kinds cannot be mixed.
rule-FIN-54 = Two “?” tiles in the same delivery may be paid with the same kind or with different ones.
rule-FIN-55 = You pay with your own fruits only, and they go back to the supply.
rule-FIN-56 = The tiles you have served lie face up before you and are yours for good.
rule-FIN-57 = New top tiles are turned up only once all the tiles of the delivery have been taken.
rule-FIN-58 = A village is served at most once a turn; the tile just turned up waits for a later turn.
rule-FIN-59 = A village with no fruit tile left takes no more fruit.

section-H = Finca award
rule-FIN-60 = As soon as the last fruit tile of a village is taken, its finca tile is awarded.
rule-FIN-61 = For a finca tile, each player counts its fruit as shown on all their fruit tiles, those just taken included. Fruits in hand do not count.
rule-FIN-62 = The finca tile goes to the one player with strictly the most symbols, even if it is not their turn.
rule-FIN-63 = If two or more players tie for the most, nobody wins the finca tile: it goes to the box, never to the next in line.
rule-FIN-64 = For a finca tile with two kinds, each player adds up both kinds.
rule-FIN-65 = A “?” on a fruit tile never counts as a fruit, whatever was paid for it.
rule-FIN-66 = For the “?” finca, players compare the “?” symbols on their fruit tiles. A tie sends it to the box as well.
rule-FIN-67 = Once the finca tile is awarded or boxed, a wooden finca from those set out is built in the village.
rule-FIN-68 = A finca tile, once won, is kept whatever happens later.
rule-FIN-69 = If one delivery empties several villages, all its tiles are taken first; each finca tile is then awarded on those totals.

section-I = Action tiles
rule-FIN-70 = Using an action tile is your action for the turn, and you use at most one a turn.
rule-FIN-71 = Each action tile works once in the game and then leaves it. Only its owner may use it, in any of their turns after placement.
rule-FIN-72 = You may use an action tile only if you can carry out its effect; it cannot simply be thrown away.
rule-FIN-73 = { tile-strong_wind } gives two ordinary moves in the turn, two in all, each with its steps, its harvest and its carts.
rule-FIN-74 = With { tile-strong_wind }, the second move may be made by the same farmer or by another of yours.
rule-FIN-75 = With { tile-strong_wind }, the second move is counted on the windmill, supply and hub as the first move left them.
rule-FIN-76 = With { tile-strong_wind }, both moves can earn carts, so one turn may bring several.
rule-FIN-77 = With { tile-strong_wind }, you may stop after the first move; the tile is spent all the same.
rule-FIN-78 = { tile-gust } lifts one of your farmers to any of the 12 blades, his own included, whatever the distance. You need a farmer of yours on the blade he leaves.
rule-FIN-79 = With { tile-gust }, you harvest as usual where the farmer lands: his blade’s fruit, one for each farmer there. Set down on his own blade, he counts once.
rule-FIN-80 = { tile-gust } never brings a cart, whatever lines lie between.
rule-FIN-81 = The { tile-large_cart } makes one delivery by the usual rules, with up to 10 fruits instead of 6.
rule-FIN-82 = The { tile-large_cart } needs no cart and returns none; the carts you hold stay with you.
rule-FIN-83 = { tile-one_less } makes one delivery by the usual rules in which exactly one fruit, on one of the tiles served, is not paid.
rule-FIN-84 = With { tile-one_less }, you pay at most 6 fruits, so the tiles taken may add up to 7.
rule-FIN-85 = With { tile-one_less }, the fruit left out cannot be the only one of a tile of value 1: no tile is free. Such tiles may join the delivery if paid in full.
rule-FIN-86 = With { tile-one_less }, on a tile with several kinds you choose which kind goes short. On a “?” tile you pay one fruit fewer, still all of one kind.
rule-FIN-87 = { tile-one_less } costs 1 cart, like an ordinary delivery.
rule-FIN-88 = A tile taken with { tile-one_less } keeps its full value and all its symbols, for points, sets and fincas.
rule-FIN-89 = The { tile-large_cart } and { tile-one_less } can never be combined: only one action tile a turn.

section-J = Bonus
rule-FIN-90 = A set is six fruit tiles of values 1, 2, 3, 4, 5 and 6, of any kinds.
rule-FIN-91 = Completing a set wins the top bonus tile at once: 7 for the first set of the game, then 6, 5 and 4.
rule-FIN-92 = You may win several bonuses, each with six fresh tiles: you have as many sets as you have tiles of your scarcest value from 1 to 6.
rule-FIN-93 = The tiles of a set are not spent: they still count for points and for fincas.
rule-FIN-94 = One delivery that completes two sets wins two bonus tiles.
rule-FIN-95 = Once all bonus tiles are won, a new set brings nothing.

section-K = End and scoring
rule-FIN-96 = The game ends when the last wooden finca is built. The turn under way is completed with all its awards and bonuses; the round is not.
rule-FIN-97 = If one delivery empties more villages than there are wooden fincas left, all their finca tiles are still awarded; then the game ends.
rule-FIN-98 = Each fruit tile scores its value.
rule-FIN-99 = Each finca tile scores 5 points.
rule-FIN-100 = Each action tile you have not used scores 2 points.
rule-FIN-101 = Each bonus tile scores its value.
rule-FIN-102 = Fruits, carts and farmers score nothing.
rule-FIN-103 = The player with the most points wins.
rule-FIN-104 = If players tie on points, the one of them holding the most fruits, all kinds together, wins.
rule-FIN-105 = If they are still level, they share the victory.

section-R = Rulings
rule-FIN-R1 = Some copies of the French rules have damaged figures. We play with three actions to choose from, 18 fruits of each kind, 2 carts per player, and 4, 5 or 6 wooden fincas for 2, 3 or 4 players.
rule-FIN-R2 = The “?” finca compares “?” symbols only, not the values of all fruit tiles.
rule-FIN-R3 = “One kind” holds for each “?” tile on its own: two of them in one delivery may be paid with two kinds.
rule-FIN-R4 = If nobody has a single symbol of the finca’s fruit, everyone is tied at 0, and the tile goes to the box.
rule-FIN-R5 = When several fincas are awarded in one turn, all tiles are taken first, then the awards follow the order of the villages. That order changes nothing.
rule-FIN-R6 = A delivery ends in this order: cart and fruits paid, tiles taken, bonus, fincas awarded and wooden fincas built, new tiles turned up, end of the game checked. Tiles are turned up even if the game then ends.
rule-FIN-R7 = If two carts are due and the hub holds only one, all carts are recalled, and then you take your two.
rule-FIN-R8 = With { tile-one_less }, a tile of value 1 cannot be had for nothing, but it may be delivered in full beside another. The delivery stands if some tile of value 2 or more explains the missing fruit.
rule-FIN-R9 = { tile-one_less } leaves out exactly one fruit in the whole delivery: never none, never one per tile.
rule-FIN-R10 = An action tile is the action of the turn, not an extra one: { tile-strong_wind } is two moves in all, { tile-gust } replaces the move, and the { tile-large_cart } and { tile-one_less } each include their delivery.
rule-FIN-R11 = A used action tile goes to the box: each works once in the whole game, not once a turn.
rule-FIN-R12 = The second move of { tile-strong_wind } may be declined. The tile is played before the first move, so declining does not save it.
rule-FIN-R13 = { tile-gust } may set the farmer down on his own blade; you then harvest one fruit for each farmer standing there, himself counted once.
rule-FIN-R14 = You must take the fruits and carts you earn; you cannot refuse them to avoid a recall.
rule-FIN-R15 = You cannot waste an action tile: each use must contain its move or its delivery.
rule-FIN-R16 = Two sets completed at once win two bonus tiles, as far as the stack still holds them.
rule-FIN-R17 = The rules leave the start player open: the draw decides, unless the table names one.
rule-FIN-R18 = If one delivery empties two villages and only one wooden finca is left, it is built in the first of them in the order of the villages. Both are closed, and the game is over anyway.
rule-FIN-R19 = The supply cannot run short during placement: at most 12 of the 18 fruits of a kind can be taken.
rule-FIN-R20 = Nothing forces a delivery, so a match may be given a turn limit. It counts the turns of all players together, without placements, a { tile-strong_wind } being one turn. A match that reaches it is stopped: the standing is told, and nobody has won.
rule-FIN-R21 = The tiles still face down and the 2 in the box may be shown after the end, never before.
rule-FIN-R22 = There is no further tie-break: carts, action tiles and seat order do not count, and a shared victory stays shared.
rule-FIN-R23 = You may take back what you did, even the end of your turn, until somebody else has acted or something hidden has been shown.
