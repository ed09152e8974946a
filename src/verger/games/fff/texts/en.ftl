### Fische Fluppen Frikadellen in English.
###
### $seat, $other, $good, $give, $get, $pair, $bonus, $space, $to, $landing, $site, $dealer, $with, $effect, $fetish,
### $payment, $direction, $cause and $reason are handed over as displayed text, $table as people count, from 1; $amount is
### 1 when an action or event has none.

name = Fische Fluppen Frikadellen
tagline = Walk, catch a ferry, buy low, sell high, and be the first to own three fetishes.

## Goods

good-fish = { $amount ->
    [one] fish
   *[other] fish
}
good-cigarette = { $amount ->
    [one] cigarette
   *[other] cigarettes
}
good-burger = { $amount ->
    [one] burger
   *[other] burgers
}
good-booze = { $amount ->
    [one] booze
   *[other] booze
}
good-fennel = { $amount ->
    [one] fennel
   *[other] fennel
}
give-fish = fish
give-cigarette = cigarettes
give-burger = burgers
give-booze = booze
give-fennel = fennel
get-fish = { give-fish }
get-cigarette = { give-cigarette }
get-burger = { give-burger }
get-booze = { give-booze }
get-fennel = { give-fennel }
pair-fish_fish = 2 fish
pair-fish_cigarette = fish and cigarettes
pair-fish_burger = fish and burgers
pair-fish_booze = fish and booze
pair-fish_fennel = fish and fennel
pair-cigarette_cigarette = 2 cigarettes
pair-cigarette_burger = cigarettes and burgers
pair-cigarette_booze = cigarettes and booze
pair-cigarette_fennel = cigarettes and fennel
pair-burger_burger = 2 burgers
pair-burger_booze = burgers and booze
pair-burger_fennel = burgers and fennel
pair-booze_booze = 2 booze
pair-booze_fennel = booze and fennel
pair-fennel_fennel = 2 fennel
direction-up = up
direction-down = down

## Payments of a fetish

payment-3fish = 3 fish
payment-3cigarette = 3 cigarettes
payment-3burger = 3 burgers
payment-3booze = 3 booze
payment-3fennel = 3 fennel
payment-4fish = 4 fish
payment-4cigarette = 4 cigarettes
payment-4burger = 4 burgers
payment-4booze = 4 booze
payment-4fennel = 4 fennel
payment-5fish = 5 fish
payment-5cigarette = 5 cigarettes
payment-5burger = 5 burgers
payment-5booze = 5 booze
payment-5fennel = 5 fennel
payment-1fish_1cigarette_1burger = 1 fish, 1 cigarette, 1 burger
payment-1fish_1cigarette_1booze = 1 fish, 1 cigarette, 1 booze
payment-1fish_1cigarette_1fennel = 1 fish, 1 cigarette, 1 fennel
payment-1fish_1burger_1booze = 1 fish, 1 burger, 1 booze
payment-1fish_1burger_1fennel = 1 fish, 1 burger, 1 fennel
payment-1fish_1booze_1fennel = 1 fish, 1 booze, 1 fennel
payment-1cigarette_1burger_1booze = 1 cigarette, 1 burger, 1 booze
payment-1cigarette_1burger_1fennel = 1 cigarette, 1 burger, 1 fennel
payment-1cigarette_1booze_1fennel = 1 cigarette, 1 booze, 1 fennel
payment-1burger_1booze_1fennel = 1 burger, 1 booze, 1 fennel
payment-1fish_1cigarette_1burger_1booze = 1 fish, 1 cigarette, 1 burger, 1 booze
payment-1fish_1cigarette_1burger_1fennel = 1 fish, 1 cigarette, 1 burger, 1 fennel
payment-1fish_1cigarette_1booze_1fennel = 1 fish, 1 cigarette, 1 booze, 1 fennel
payment-1fish_1burger_1booze_1fennel = 1 fish, 1 burger, 1 booze, 1 fennel
payment-1cigarette_1burger_1booze_1fennel = 1 cigarette, 1 burger, 1 booze, 1 fennel
payment-1fish_1cigarette_1burger_1booze_1fennel = 1 fish, 1 cigarette, 1 burger, 1 booze, 1 fennel
payment-2fish_1cigarette = 2 fish, 1 cigarette
payment-2fish_1burger = 2 fish, 1 burger
payment-2fish_1booze = 2 fish, 1 booze
payment-2fish_1fennel = 2 fish, 1 fennel
payment-1fish_2cigarette = 1 fish, 2 cigarettes
payment-1fish_2burger = 1 fish, 2 burgers
payment-1fish_2booze = 1 fish, 2 booze
payment-1fish_2fennel = 1 fish, 2 fennel
payment-2cigarette_1burger = 2 cigarettes, 1 burger
payment-2cigarette_1booze = 2 cigarettes, 1 booze
payment-2cigarette_1fennel = 2 cigarettes, 1 fennel
payment-1cigarette_2burger = 1 cigarette, 2 burgers
payment-1cigarette_2booze = 1 cigarette, 2 booze
payment-1cigarette_2fennel = 1 cigarette, 2 fennel
payment-2burger_1booze = 2 burgers, 1 booze
payment-2burger_1fennel = 2 burgers, 1 fennel
payment-1burger_2booze = 1 burger, 2 booze
payment-1burger_2fennel = 1 burger, 2 fennel
payment-2booze_1fennel = 2 booze, 1 fennel
payment-1booze_2fennel = 1 booze, 2 fennel
payment-2fish_2cigarette = 2 fish, 2 cigarettes
payment-2fish_2burger = 2 fish, 2 burgers
payment-2fish_2booze = 2 fish, 2 booze
payment-2fish_2fennel = 2 fish, 2 fennel
payment-2cigarette_2burger = 2 cigarettes, 2 burgers
payment-2cigarette_2booze = 2 cigarettes, 2 booze
payment-2cigarette_2fennel = 2 cigarettes, 2 fennel
payment-2burger_2booze = 2 burgers, 2 booze
payment-2burger_2fennel = 2 burgers, 2 fennel
payment-2booze_2fennel = 2 booze, 2 fennel
payment-3fish_2cigarette = 3 fish, 2 cigarettes
payment-3fish_2burger = 3 fish, 2 burgers
payment-3fish_2booze = 3 fish, 2 booze
payment-3fish_2fennel = 3 fish, 2 fennel
payment-2fish_3cigarette = 2 fish, 3 cigarettes
payment-2fish_3burger = 2 fish, 3 burgers
payment-2fish_3booze = 2 fish, 3 booze
payment-2fish_3fennel = 2 fish, 3 fennel
payment-3cigarette_2burger = 3 cigarettes, 2 burgers
payment-3cigarette_2booze = 3 cigarettes, 2 booze
payment-3cigarette_2fennel = 3 cigarettes, 2 fennel
payment-2cigarette_3burger = 2 cigarettes, 3 burgers
payment-2cigarette_3booze = 2 cigarettes, 3 booze
payment-2cigarette_3fennel = 2 cigarettes, 3 fennel
payment-3burger_2booze = 3 burgers, 2 booze
payment-3burger_2fennel = 3 burgers, 2 fennel
payment-2burger_3booze = 2 burgers, 3 booze
payment-2burger_3fennel = 2 burgers, 3 fennel
payment-3booze_2fennel = 3 booze, 2 fennel
payment-2booze_3fennel = 2 booze, 3 fennel

## Spaces, landings and sites, named by what is near them on the map

space-HB = the harbour
space-H1 = house 1
space-H2 = house 2
space-H3 = house 3
space-H4 = house 4
space-H5 = house 5
space-H6 = house 6
space-H7 = house 7
space-H8 = house 8
space-H9 = house 9
space-H10 = house 10
space-H11 = house 11
space-H12 = house 12
space-n1 = the crossroads east of house 2
space-n2 = the crossroads between houses 1 and 2
space-n5 = the path east of house 1
space-m2 = the crossroads between houses 3 and 4
space-m4 = the path between houses 4 and 5
space-m5 = the path west of house 5
space-c1 = the path west of house 6
space-c2 = the crossroads west of house 7
space-c3 = the crossroads east of house 6
space-c4 = the crossroads east of house 7
space-s1 = the crossroads east of the harbour
space-s2 = the path west of house 8
space-s3 = the path north of house 8
space-s4 = the crossroads north of house 9
space-s6 = the crossroads between houses 9 and 10
space-w1 = the path west of the harbour
space-w3 = the crossroads north of house 12
space-w4 = the path between houses 11 and 12
space-w5 = the crossroads north-east of house 11
space-b1 = the bridge between houses 1 and 3
space-b2 = the bridge between houses 1 and 6
space-b3 = the bridge between houses 2 and 11
space-b4 = the bridge between houses 5 and 9
space-b5 = the bridge between houses 7 and 8
space-b6 = the bridge between houses 3 and 6
space-b7 = the bridge between houses 7 and 12
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

## Dealers

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
kind-merchant = Merchant
kind-exchanger = Exchanger
kind-special = Special dealer
kind-fetish = Fetish dealer
special-any_to_two-help = Once: 1 good of your choice for 2 others.
special-buy_any-help = Once: buy 1 good of your choice from the supply at the table price.
special-trade_up-help = Twice at most: 1 good for 1 dearer good.
pattern-identical = all alike
pattern-different = all different
pattern-two_kinds = two kinds
pattern-identical-help = Goods of one kind: 3, then 4, then 5.
pattern-different-help = Goods all different: 3, then 4, then 5.
pattern-two_kinds-help = Goods of two kinds: 2 + 1, then 2 + 2, then 3 + 2.
kind-merchant-help = Sells what lies in the house, a level cheaper for each token of the kind; buys one good at the table price, which then falls.
kind-exchanger-help = Takes 1 good for 2 of another, twice a turn at most.

## Extra actions

effect-produce = production
effect-rise = price rise
effect-price_change = price change
effect-produce_choice = production of your choice
effect-move_ferry = moving a ferry
effect-move_pawn = moving a pawn
effect-two_merchants = supplying two merchants
effect-price_fall = price fall
effect-swap_stocks = swapping stocks
effect-swap_dealers = swapping dealers
effect-double_production = double production
effect-play_again = another turn
effect-all_rise = rise of all prices
effect-special_sale = special sale
effect-any_for_50 = a good for 50
effect-gift = gift
effect-produce-help = Every merchant of the good gets a token.
effect-rise-help = The price of the good rises.
effect-price_change-help = One good of your choice rises or falls.
effect-produce_choice-help = One good of your choice is produced.
effect-move_ferry-help = Any ferry goes to any landing with room.
effect-move_pawn-help = One pawn of another player makes a step or a ride.
effect-two_merchants-help = Two merchants of your choice each get a token of what they sell.
effect-price_fall-help = One good of your choice falls.
effect-swap_stocks-help = Two merchants swap their whole stocks.
effect-swap_dealers-help = Two other dealers swap houses; the fetish dealer stays.
effect-double_production-help = One good of your choice is produced twice.
effect-play_again-help = You play another whole turn.
effect-all_rise-help = All five prices rise.
effect-special_sale-help = You may sell 1 good at the table price, which then rises.
effect-any_for_50-help = You may buy 1 good from the supply for 50 florins.
effect-gift-help = You get 1 token of the one cheapest good.

## Bonus tokens and fetishes

bonus-plus2 = two more points
bonus-price = price change
bonus-swap = swap
bonus-close = closing
bonus-buy = purchase
bonus-hidden = a bonus token
bonus-plus2-help = 2 more movement points this turn.
bonus-price-help = One good of your choice rises or falls.
bonus-swap-help = 1 of your goods for 1 of another kind from the supply.
bonus-close-help = Shuts a house, not the fetish dealer’s, for a whole round.
bonus-buy-help = Buy 1 good at the table price from a player on your space.
fetish-A = fetish A
fetish-B = fetish B
fetish-C = fetish C

## Why a price changes, why the game ends

cause-sale = after a sale
cause-fetish = paid for a fetish
cause-bonus = by a bonus token
cause-action = by an extra action
cause-shortage = because it runs short
reason-fetishes = three fetishes are together
reason-limit = after the last round nobody has won
reason-places = after the last round the other places stay open

## Actions

action-keep = Keep: { $bonus }
action-walk = Walk to { $space }
action-ride = Ride to { $landing }
action-call = Call the ferry from { $landing } to { $to }
action-change_table = Change to table { $table }
action-end_move = End the movement
action-bonus_plus2 = Play two more points
action-bonus_price = Play a price change: { $good } { $direction }
action-bonus_swap = Play a swap: { $give } for { $get }
action-bonus_close = Play a closing: { $site }
action-bonus_buy = Play a purchase: { $good } from { $other }
action-buy = Buy { $good } × { $amount }
action-sell = Sell × { $amount }
action-exchange = Exchange one for two
action-any_to_two = Give { $give } for { $pair }
action-buy_any = Buy 1 { $good } from the supply
action-trade_up = Give { $give } for { $get }
action-fetish = Take { $fetish }
action-pay = Pay { $payment }
action-end_trade = End the trade
action-act_good = Choose { $good }
action-act_price = { $good } { $direction }
action-act_site = Choose { $site }
action-act_ferry = Move the ferry from { $landing } to { $to }
action-act_pawn = Move the pawn of { $other }
action-act_walk = Move it to { $space }
action-act_ride = Let it ride to { $landing }
action-act_sell = Sell 1 { $good }
action-act_buy = Buy 1 { $good } for 50
action-decline = Decline

## Events

event-keep = { $seat } keeps { $bonus }.
event-begin = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} to move.
event-enter = { $seat } enters the harbour.
event-walk = { $seat } walks to { $to }.
event-walks = { $seat } walks from { $space } to { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ride = { $seat } rides to { $to }.
event-call = { $seat } calls a ferry to { $to } for { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}.
event-travels = { $seat } travels from { $space } to { $to } with a ferry, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $value ->
    [0] {""}
   *[other] {" "}and { $value } florins
}.
event-leave = { $seat } leaves table { $table }.
event-arrive = { $seat } sits down at table { $table }.
event-turn_up = { $seat } turns up { $fetish }.
event-stop = { $seat } stops: { $space }.
event-visit = { $seat } calls on { $dealer }, { $site }.
event-play = { $seat } plays a bonus token: { $bonus }.
event-points = { $seat } gets { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} more.
event-close = { $seat } closes the house of { $dealer }, { $site }.
event-lift = Table { $table }: the closing token of { $other } on { $dealer }, { $site }, is lifted in the turn of { $seat }.
event-buy_from = { $seat } buys 1 { $good } from { $other } for { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}.
event-buy = { $seat } buys { $amount } { $good } for { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}.
event-sell = { $seat } sells { $amount } { $good } for { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}.
event-exchange = { $seat } exchanges 1 for 2: { $give } for { $get }.
event-any_to_two = { $seat } exchanges { $give } for { $pair }.
event-swap = { $seat } exchanges 1 for 1: { $give } for { $get }.
event-want = { $seat } wants { $fetish }.
event-fetish = { $seat } takes { $fetish }.
event-pay = { $seat } pays { $amount } { $good }.
event-draw = { $seat } draws { $bonus }.
event-price = Price of { $good }, { $cause } in the turn of { $seat }: { $before } → { $after }.
event-floor = Turn of { $seat }: { $good } stays at { $value }, the lowest price.
event-ceiling = Turn of { $seat }: { $good } cannot rise above { $value } and is produced instead.
event-produce = { $dealer }, { $site }, gets 1 { $good } in the turn of { $seat }.
event-produces = 1 { $good } is produced for each of { $site }.
event-short = Turn of { $seat }: there is not enough { $good }.
event-allot = There is too little { $good } for every merchant: { $seat } allots it.
event-effect = { $seat } carries out the action of { $dealer }: { $effect }.
event-ferry = { $seat } moves a ferry to { $to }.
event-push = { $seat } moves { $other } to { $to }.
event-push_ride = { $seat } lets { $other } ride to { $to }.
event-pick = { $seat } chooses { $dealer }, { $site }.
event-pick_pawn = { $seat } chooses the pawn of { $other }.
event-swap_stocks = { $seat } swaps the stocks of { $dealer } and { $with }.
event-swap_dealers = { $seat } swaps the houses of { $dealer } and { $with }.
event-gift = { $seat } gets 1 { $good } as a gift.
event-lapse = For { $seat } nothing comes of it: { $effect }.
event-decline = { $seat } declines: { $effect }.
event-end_trade = { $seat } ends the trade.
event-finish = { $seat } has three fetishes and takes place { $place }.
event-played_out = At table { $table } everybody has played the last round.
event-end = The game ends: { $reason }.

## What is expected of the player

prompt-keeping = Keep one bonus token; it stays secret, and works once. If in doubt: two more points always help.
prompt-moving = Move: walk, ride, call a ferry, then end the movement.
prompt-trading = Trade with the dealer, then end the trade.
prompt-paying = Choose what you pay the fetish with.
prompt-allotting = There is not enough for all: choose the merchant that gets a token.
prompt-price_change = Choose a good and whether its price rises or falls.
prompt-produce_choice = Choose the good to be produced.
prompt-move_ferry = Choose a ferry and the landing it goes to.
prompt-move_pawn = Choose the pawn of another player to move.
prompt-push_pawn = Choose where that pawn goes.
prompt-two_merchants = Choose two merchants that get a token, one after the other.
prompt-price_fall = Choose the good whose price falls.
prompt-swap_stocks = Choose two merchants who swap their stocks.
prompt-swap_dealers = Choose two dealers who swap their houses.
prompt-double_production = Choose the good to be produced twice.
prompt-special_sale = Sell 1 good at the table price, or decline.
prompt-any_for_50 = Buy 1 good for 50 florins, or decline.
prompt-acting = The extra actions are carried out.
prompt-resting = Nobody sits at this table.
prompt-at_limit = Everybody here has played the last round: you wait for the other tables.
prompt-over = The game is over.

## Options

option-first_game = First game
option-first_game-help = Dealers 1 to 12, which are easy to learn with, instead of twelve at random.
option-first_game-true = Dealers 1 to 12
option-first_game-false = Twelve in a row, at random
option-special_sale = Special sale
option-special_sale-help = Whether the price rises after a special sale, as the rules say, or falls as after any other.
option-special_sale-rise = The price rises
option-special_sale-fall = The price falls
option-play_on = Playing on
option-play_on-help = Up to which place the game goes on.
option-play_on-1 = Until somebody wins
option-play_on-2 = For second place
option-play_on-3 = For third place
option-round_limit = Round limit
option-round_limit-help = Rounds that everybody plays. If nobody has three fetishes by then, nobody wins.

## Parts of the score

score-unit = { $points ->
    [one] fetish
   *[other] fetishes
}
part-fetish_A = Fetish A
part-fetish_B = Fetish B
part-fetish_C = Fetish C
label-finale = The dealers close their shutters
label-tie-break = Whoever had three fetishes earlier is ahead.

## Board: names of places and things

label-table = Table
label-tables = Tables
label-elsewhere = at another table
label-prices = Prices
label-supply = Supply
label-goods = Goods
label-money = Florins
label-fetishes = Fetishes
label-tokens = Bonus tokens
label-pile = Bonus pile
label-points = Movement points
label-harbour = Harbour
label-ferry = Ferry
label-landing = Landing
label-house = House
label-sells = Sells
label-buys = Buys
label-takes = Takes 1
label-gives = Gives 2
label-actions = Extra actions
label-closed = Closed
label-face_down = face down
label-trade = Trade
label-end_move = End the movement
label-end_trade = End the trade
label-decline = Decline
label-change_table = Change tables
label-reconstructed = Reconstructed: the printed box may differ.
label-table-number = Table { $table }
label-points-left = { $points ->
    [0] no point left
    [one] { $points } point
   *[other] { $points } points
}
label-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-cost-florins = { $points } + { $florins } florins
label-unit-price = { $price } each
label-held = { $count }/{ $limit }
label-next-rise = after a rise: { $price }
label-next-fall = after a fall: { $price }
label-rise-produces = a rise would pass the top: the good is produced
label-lacking = { $count ->
    [0] The next fetish can be paid.
    [one] { $count } good missing.
   *[other] { $count } goods missing.
}
label-closed-until = Closed by { $seat }, until the next turn of that player
label-closed-after = Closed by { $seat }, until { $other } has played
label-comes-after = { $seat } plays after { $other }
label-must-leave = You must leave this house.
label-round = Round { $round } of at most { $limit }
label-limit = { $limit } rounds at most
label-total = { $amount } for { $value }
label-sale-after = then the price falls to { $price }
label-map = Map of the village
label-seat = { $seat }
label-stop-here = Stop here
label-stop-trade = Stop and trade with { $dealer }
label-stop-short = Stop and trade
label-at-dealer = { $points ->
    [0] You are at the house of { $dealer }: stop to trade there.
   *[other] You are at the house of { $dealer }: stop to trade there, or go on.
}
label-go = Go there: { $cost }
label-fewer = One fewer
label-more = One more
label-amount-buy = How many to buy: { $good }
label-amount-sell = How many to sell: { $good }
label-buy-for = Buy { $amount } for { $value }
label-sell-for = Sell { $amount } for { $value }
label-sold-out = sold out
label-in-hand = in hand: { $count }
label-swaps-left = { $count ->
    [0] no exchange left this turn
    [one] { $count } exchange left this turn
   *[other] { $count } exchanges left this turn
}
label-no-exchange = No exchange possible
label-then = Then, whether you trade or not:
label-produce = Every merchant of { $good } gets 1.
label-rise = The price of { $good } rises.
label-choose-give = What you give:
label-choose-get = What you get:
label-choose-landing = Choose the landing to which the ferry goes.
label-choose-closing = Choose the house that you close.
label-call-to = Call it to { $landing }
label-cancel = Back
label-order = Turn order
label-offered = Fetishes to be had at this table
label-change-help = From the harbour, for 1 point; your turn then ends.
label-not-watching = Nobody may watch a game at several tables. They can all be seen once it is over.
label-own-tokens = Your bonus tokens
label-overview = Whole map
label-close-up = Close up
label-sign-fetishes = Fetishes
label-sign-order = Order
label-sign-pile = Pile
label-sign-own = Yours
label-token = Bonus token
label-purse = You have { $money } florins, and { $count } of at most { $limit } goods.

## Terminal: words to type, previews, columns

word-keep = keep
word-walk = walk
word-ride = ride
word-call = call
word-change_table = table
word-end_move = stop
word-bonus_plus2 = plus2
word-bonus_price = bonusprice
word-bonus_swap = bonusswap
word-bonus_close = bonusclose
word-bonus_buy = bonusbuy
word-buy = buy
word-sell = sell
word-exchange = exchange
word-any_to_two = two
word-buy_any = any
word-trade_up = up
word-fetish = fetish
word-pay = pay
word-end_trade = done
word-act_good = good
word-act_price = price
word-act_site = house
word-act_ferry = ferry
word-act_pawn = pawn
word-act_walk = push
word-act_ride = pushride
word-act_sell = sellone
word-act_buy = buyone
word-decline = decline
word-fish = fish
word-cigarette = cigarettes
word-burger = burger
word-booze = booze
word-fennel = fennel
word-plus2 = points
word-price = prices
word-swap = swap
word-close = close
word-up = rise
word-down = fall
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
preview-short = not enough { $good }
preview-allot = too little { $good }: you allot it
preview-ceiling = { $good } is produced
preview-effect = { $effect }
preview-lapse = nothing: { $effect }
preview-gift = +1 { $good }
preview-fetish = { $fetish }
preview-pay = −{ $amount } { $good }
preview-finish = place { $place }
preview-end = the game ends
column-good = Good
column-price = Price
column-rise = Rise
column-fall = Fall
column-supply = Supply
column-house = House
column-dealer = Dealer
column-trade = Trade
column-stock = Stock
column-actions = Actions
column-player = Player
column-space = Place
column-goods = Goods
column-money = Florins
column-fetishes = Fetishes
column-tokens = Bonus
column-lacking = Missing
column-way = Within reach
column-ferries = Ferries
legend-ways = points to each space, +florins
legend-icons = + produces, ^ raises
legend-closed = ✗ closed
legend-hidden = ▮ face down

## What is explained when it is pointed at

explain-step-title = Price steps (±1 to ±3)
explain-step = When a price rises or falls it moves one, two or three lines at once: the higher it stands, the more. ▲ and ▼ show what it would become, the crate how many pieces are left in the supply.
explain-cost-identical-title = All alike (x x x)
explain-cost-identical = Every sign is a good, and equal signs are equal goods: this fetish costs goods that are all alike.
explain-cost-different-title = All different (x y z)
explain-cost-different = Every sign is a good, and different signs are different goods: this fetish costs goods of which no two are alike.
explain-cost-two_kinds-title = Two kinds (x x y)
explain-cost-two_kinds = Every sign is a good, and equal signs are equal goods: x x y is two of one kind and one of another.
explain-space-title = A space
explain-space = From here a point takes you to the next space: a stone, a bridge, a house or the harbour. Where a jetty leads to a ferry, a point takes you along the river.
explain-hand-title = 2/7
explain-hand = Goods in hand, and how many one can carry.

## The game in a minute

how-1-title = Move
how-1 = A turn gives 3 points: a step on foot, a ride on a ferry or calling one costs a point each. Spaces with other pawns may be jumped. If you begin in a house, you must leave it.
how-2-title = Trade
how-2 = In a house you trade with its dealer. Merchants sell what lies there, the cheaper the more there is, and buy one good at the table price, which then falls. Exchangers give two for one.
how-3-title = Extra actions
how-3 = Then all the extra actions of the house must be carried out: goods are produced, prices rise, ferries and dealers change places.
how-4-title = Fetishes
how-4 = Bring goods to the one fetish dealer: three for the first fetish, four for the second, five for the third, alike, different or of two kinds, as that dealer asks.
how-5-title = Bonus tokens
how-5 = Each player keeps one secret bonus token from the start and gets another with each fetish: more points, a price change, a swap, a closed house, a purchase from a neighbour.
how-6-title = Several tables
how-6 = From six players on there are two or three tables, none of which offers all three fetishes. From the harbour you can get up and sit down at another table.
how-7-title = The end
how-7 = Whoever first owns three different fetishes wins at once.

## Rules

section-A = Set-up
rule-FFF-01 = Two to five play at one table, six to ten at two, eleven to fifteen at three. No other number can play.
rule-FFF-02 = A ferry starts on each of the six landings with an anchor.
rule-FFF-03 = The fetishes lie open beside the board; at a single table there are five each of A, B and C.
rule-FFF-04 = Everybody begins in the harbour with 150 florins, without goods or fetishes.
rule-FFF-05 = Everybody draws two bonus tokens unseen, keeps one and lays the other aside face down. What is laid aside is not drawn again before all have drawn, and nothing else is done before. All choose at the same time.
rule-FFF-06 = All bonus tokens that were not kept are then mixed face down: they are the pile.
rule-FFF-07 = The dealers lie in order of their numbers and are cut: twelve in a row are in play, 1 following 36, each cut as likely as any other.
rule-FFF-08 = These twelve are shuffled over the twelve house sites, face up. The other twenty-four take no part.
rule-FFF-09 = One fetish dealer is always among them, never more: their numbers lie twelve apart.
rule-FFF-10 = Each merchant begins with one token of the good it sells. Other dealers never have any, so that nothing can be bought from or sold to them as to a merchant.
rule-FFF-11 = What is left of the thirteen tokens of each good is the supply.
rule-FFF-12 = All five prices begin at 50.
rule-FFF-13 = A first player is drawn by lot; then turns go clockwise. You act only in your own turn.
rule-FFF-14 = For a first game dealers 1 to 12 are taken instead of a cut; where they stand is still drawn by lot.

section-B = The turn
rule-FFF-15 = A turn is: movement; then, in a house, trade; then the extra actions of that house.
rule-FFF-16 = A turn gives 3 movement points. You may use all, some or none; what is left is lost. Each move costs a point.
rule-FFF-17 = In the first round the first player has 3 points, the second 4, and so on up to 7 for the fifth.
rule-FFF-18 = From the second round on everybody has 3.
rule-FFF-19 = Walking, riding, calling and changing tables may be mixed in any order.
rule-FFF-20 = A turn that ends outside a house has no trade and no extra action.

section-C = Walking
rule-FFF-21 = A point is a step along a path to the next space. Paths, bridges, houses and the harbour are spaces; ferries and landings are not.
rule-FFF-22 = A space with another pawn on it may be jumped, as if it were not there; so may several in a row.
rule-FFF-23 = You may also stop on such a space for a point. Any number of pawns may share a space.
rule-FFF-24 = Only the space paid for is entered. On a jumped space you do nothing: no ferry, no purchase, no trade.
rule-FFF-25 = Houses are walked through like other spaces. Only the one where the movement ends matters.
rule-FFF-26 = If your turn begins in a house, you must leave it and spend a point on that. You cannot stay.
rule-FFF-27 = A dealer whose house you have left this turn cannot be entered again in it.
rule-FFF-28 = Such a house may still be jumped if somebody is in it or if it is closed.
rule-FFF-29 = A closed house cannot be entered and does not count as a space: it is always jumped.

section-D = Ferries
rule-FFF-30 = A landing has room for one ferry; the harbour is one landing with room for two.
rule-FFF-31 = From a space whose landing holds a ferry you may ride: one point in all.
rule-FFF-32 = You choose the direction, and the ferry runs to the next landing with room that way. Pawns take up no room.
rule-FFF-33 = Landings without room are passed.
rule-FFF-34 = A landing with room whose space holds another pawn may be used or passed, as the rider likes; so may several.
rule-FFF-35 = The rider lands at once on the space of that landing, and the ferry stays. Nobody ever stays on a ferry.
rule-FFF-36 = Where rivers part the rider chooses. A ride does not turn back and passes no point twice; where there is no room anywhere it cannot go.
rule-FFF-37 = The same ferry or another may be taken again at once, for another point.
rule-FFF-38 = The harbour has room while one of its two places is empty; two empty places are still one landing.
rule-FFF-39 = With two ferries in it the harbour is full and is passed.
rule-FFF-40 = Calling: for a point and 10 florins any ferry that lies somewhere goes on to the next landing with room, the way you choose.
rule-FFF-41 = It does not matter where you stand, nor whether the ferry comes any nearer.
rule-FFF-42 = A called ferry takes no notice of pawns: it stops at the first landing with room.
rule-FFF-43 = With less than 10 florins nothing can be called.
rule-FFF-44 = Calling is not leaving: while you must leave a house, the last point is not for calling.

section-E = Trade in general
rule-FFF-45 = Trade is optional, and only with the dealer in whose house the movement ended. When it begins, the movement is over.
rule-FFF-46 = Nobody ever holds more than seven goods. Whatever would lead to an eighth is not allowed.
rule-FFF-47 = There is no credit. Payments go to the bank unless a rule says otherwise.
rule-FFF-48 = Buying and exchanging leave the prices alone; only sales, fetishes and effects that say so move them.

section-F = Merchants
rule-FFF-49 = Whatever lies in a merchant’s house is for sale, also goods of another kind.
rule-FFF-50 = A token costs the table price, taken down one level for each token of its kind in the house before the purchase.
rule-FFF-51 = All tokens of one purchase cost the same; you buy as many as you like of those there.
rule-FFF-52 = No token costs less than the lowest price, 10.
rule-FFF-53 = Tokens that were not bought stay in the house.
rule-FFF-54 = You may sell a merchant any number of the one good it wants and you have, each at the table price.
rule-FFF-55 = Tokens sold go to the supply, not into the house.
rule-FFF-56 = After a sale the price falls once, by the number of its level, however many were sold.
rule-FFF-57 = A fall ends at the lowest level.
rule-FFF-58 = Buying and selling may be done in either order.
rule-FFF-59 = On each visit: one sale at most, and one purchase at most for each good.
rule-FFF-60 = A merchant gets tokens only by production or by a swap of stocks; its own icon never produces what it sells.

section-G = Exchangers and special dealers
rule-FFF-61 = An exchanger takes 1 token of its kind and gives 2 of another from the supply, twice a turn at most.
rule-FFF-62 = Tokens given up go to the supply.
rule-FFF-63 = If the supply does not hold both tokens there is no exchange, not even of one.
rule-FFF-64 = Freddy: once a turn, 1 token for 2 tokens of other kinds, alike or not.
rule-FFF-65 = Franz: once a turn, buy 1 token of any good from the supply at the table price.
rule-FFF-66 = Felicitas: twice a turn at most, 1 token for 1 of a good whose price is really higher; the token just got may be used again.

section-H = Fetish dealers
rule-FFF-67 = Your first fetish costs 3 goods, your second 4, your third 5, brought to the fetish dealer in the pattern asked for.
rule-FFF-68 = The pattern is the dealer’s: all alike, all different, or two kinds in the given numbers, out of your own hand.
rule-FFF-69 = The goods go to the supply, and each kind paid falls once, however many were paid. Nothing is paid before a fetish is chosen.
rule-FFF-70 = You take a kind of fetish that you do not own yet.
rule-FFF-71 = One fetish a turn at most, even with goods for two.
rule-FFF-72 = Then you draw two bonus tokens, keep one before anything else and put the other back; the pile is mixed.
rule-FFF-73 = You need not buy. A fetish dealer has no extra action.

section-I = Extra actions
rule-FFF-74 = After the trade, whatever was traded, all extra actions of the house must be carried out.
rule-FFF-75 = Never before the trade, nor after which nothing is traded any more; and never for houses passed, jumped, or entered by a pawn that somebody else moved.
rule-FFF-76 = The player whose turn it is makes every choice, and only those that an action asks for.
rule-FFF-77 = Several icons are carried out in the order printed.
rule-FFF-78 = After the last one the turn is over.
rule-FFF-79 = Production: every merchant of the good gets one token from the supply, closed houses and the one just visited too.
rule-FFF-80 = If the tokens run out, as many merchants as possible get one, and then the price rises once.
rule-FFF-81 = Just enough is enough. Without a merchant of the good nothing happens.
rule-FFF-82 = Rise: the price goes up by the number of its level.
rule-FFF-83 = If it would pass the top of the table, it stays where it is and the good is produced instead.
rule-FFF-84 = That holds for every rise, whatever brings it about, but one.
rule-FFF-85 = A rise because of a shortage that would pass the top does nothing at all.
rule-FFF-86 = So a production in place of a rise that runs short ends there.
rule-FFF-87 = An action that cannot be carried out at all lapses.
rule-FFF-88 = Only the special sale and the good for 50 may be declined. Everything else must be done if it can.
rule-FFF-89 = A choice without effect is allowed: a fall at the lowest price, a swap of two empty stocks.
rule-FFF-90 = Extra actions never move the pawn of the player whose turn it is; another turn moves it by itself.
rule-FFF-91 = Supplying two merchants: two different merchants each get one token of the good they sell.
rule-FFF-92 = Rise of all prices: the five goods rise one after another in the order of the table.
rule-FFF-93 = Moving a pawn: the pawn of another player, first chosen, goes one point’s way by the usual rules, on foot or by ferry.
rule-FFF-94 = A pawn moved into a house so trades nothing and triggers nothing.
rule-FFF-95 = Moving a ferry: any ferry that lies somewhere goes to any other landing with room, free of charge.
rule-FFF-96 = Another turn: you at once play a whole turn with 3 points, from this house, which you must leave.
rule-FFF-97 = Swapping stocks: two merchants exchange their whole stocks, empty or not.
rule-FFF-98 = Swapping dealers: two dealers change sites; neither the fetish dealer nor the one just visited.
rule-FFF-99 = Double production: each merchant of a good of your choice gets two tokens.
rule-FFF-100 = Production of your choice: choose a good, and it is produced. A good is chosen only where an action asks for one.
rule-FFF-101 = Price change: choose a good, and it rises or falls by the table.
rule-FFF-102 = Price fall: choose a good, and it falls by the table.
rule-FFF-103 = Special sale: you may sell 1 token that you have at the table price, which then rises.
rule-FFF-104 = A good for 50: you may buy 1 token that the supply has for 50 florins, whatever its price.
rule-FFF-105 = Gift: you take 1 token of the cheapest good from the supply; if several are equally cheap, nothing.

section-J = Bonus tokens
rule-FFF-106 = You may play any of the tokens you hold in your own turn, from its start until the extra actions begin, also between two steps or two trades.
rule-FFF-107 = What tokens you hold is secret, how many is not.
rule-FFF-108 = A token that was played goes back to the pile, which is mixed; a closing token does so when it is lifted.
rule-FFF-109 = Two more points: 2 points more this turn, while the movement lasts, even with none left.
rule-FFF-110 = Price change: as the extra action of that name.
rule-FFF-111 = Swap: give 1 token that you have to the supply and take 1 of another kind that it has.
rule-FFF-112 = Closing: the token is laid on any house in play but the fetish dealer’s.
rule-FFF-113 = While it lies there nobody may stop in the house; pawns inside are not driven out.
rule-FFF-114 = It is lifted after a whole round, when the next regular turn of its owner begins.
rule-FFF-115 = A closed merchant still takes part in productions and swaps.
rule-FFF-116 = Purchase: during the movement, from a player whose pawn is on your space, 1 token that player has, at the table price, paid to that player, who cannot refuse.

section-K = The end
rule-FFF-117 = The game ends the moment somebody takes a third fetish, and that player wins alone. The round is not finished.

section-L = Two and three tables
rule-FFF-118 = Each table has a box and a set-up of its own: cut, layout, prices, supply, ferries, pile, first player. With one table there is no other to go to.
rule-FFF-119 = Players are spread as evenly as can be: 3 and 3 up to 5 and 5, then 4, 4 and 3 up to 5, 5 and 5.
rule-FFF-120 = At two tables all ten of A lie at the first, all ten of B at the second, and five of C at each; a table without C takes from the other.
rule-FFF-121 = At three tables all A lie at the first, all B at the second, all C at the third.
rule-FFF-122 = You can only buy a kind that is offered at the table where you sit.
rule-FFF-123 = A fetish just bought lies face down before you and is turned up when you change tables.
rule-FFF-124 = Whoever has a fetish face down cannot buy another.
rule-FFF-125 = With a point left in the harbour you may change to another table. Your turn is over, and the other points are lost.
rule-FFF-126 = Money, goods, fetishes and bonus tokens go along.
rule-FFF-127 = The newcomer sits to the right of the player whose turn it is there, and so plays after everybody else.
rule-FFF-128 = The pawn enters the harbour when that turn begins, with the usual 3 points.
rule-FFF-129 = The newcomer cannot leave before that turn, but may in it.
rule-FFF-130 = Goods spent and tokens played stay at the table where that happens. Nothing evens out what one table lacks and another has.
rule-FFF-131 = Only money is common to all tables; the bank always pays.
rule-FFF-132 = A player alone at a table plays on, one whole turn after the other.
rule-FFF-133 = Nobody may watch another table; you learn how things stand when you sit down there.
rule-FFF-134 = Each table plays at its own pace and waits for none.
rule-FFF-135 = The points of the first round count for each table in its own order; newcomers always have 3.
rule-FFF-136 = The first third fetish at any table ends the game at all of them.
rule-FFF-137 = If it was agreed, the game goes on for second place, or for second and third.

section-R = Rulings
rule-FFF-R1 = The duty to leave a house comes before the freedom to spend no point, also if somebody else moved the pawn there. As no two houses are neighbours, it can always be left.
rule-FFF-R2 = No return holds for every dealer left this turn, whether the turn began there or the house was walked through. Another turn begins with none.
rule-FFF-R3 = One point is one step over a chain of occupied or closed spaces, perhaps none, to another space than the one you stand on. Walking and riding never mix in one point.
rule-FFF-R4 = Passing an occupied landing with room is a choice; passing a full one is not.
rule-FFF-R5 = A called ferry stops in the harbour and at your own landing even if pawns stand there.
rule-FFF-R6 = A ferry can end at the first landing with room on every way that passes no point twice; a rider may go on past one with another pawn. It never comes back to where it started.
rule-FFF-R7 = From one place of the harbour to the other is no move.
rule-FFF-R8 = One sale a visit keeps a sale from being sliced; bonus tokens may be played between purchase and sale.
rule-FFF-R9 = Seven goods, all or nothing: an exchange that would end above seven is not allowed, and nothing is thrown away. A gift to full hands gives nothing.
rule-FFF-R10 = Two exchanges are two decisions, each looked at by itself.
rule-FFF-R11 = Where tokens are short the player whose turn it is allots them, one each, before anything else. A double production gives everybody a first token before anybody’s second; of two merchants the one named first comes first. One rise for each good and action.
rule-FFF-R12 = Nothing is lost when a shortage leads to no rise: the supply is empty anyway.
rule-FFF-R13 = From 120, three levels up would pass the top: the price stays there. 150 is reached from 100 only.
rule-FFF-R14 = Rises and falls use the same column of numbers: 1 up to 40, 2 from 50 to 100, 3 above.
rule-FFF-R15 = After a special sale the price rises, unlike after any other; the table may agree that it falls.
rule-FFF-R16 = Icons come in their printed order without a choice. It matters for Freddy alone, whose ferry moves before the pawn.
rule-FFF-R17 = Goods that came by a swap of stocks are for sale there, each kind with its own discount; production adds the merchant’s own good.
rule-FFF-R18 = Swapped dealers take stocks and closing tokens along. Pawns stay on the site, now with the other dealer; nothing else happens.
rule-FFF-R19 = Another turn is a whole one, with trade, actions and bonus tokens, but lifts no closing token of your own and has 3 points in the first round too. There is no third turn in a row, and a fetish counts for both.
rule-FFF-R20 = You may close the house you are in: while moving only with a point left, and then you must leave it; while trading everything goes on. A house with several tokens opens when the last is lifted.
rule-FFF-R21 = If the owner of a closing token leaves the table, or has had the last turn, it is lifted after the turn of the player to the right who still plays, or at once if there is none.
rule-FFF-R22 = Buying from a player goes on from the start of the turn to the end of the movement, in the harbour too; not on a jumped space, and not from a newcomer whose pawn is not on the board.
rule-FFF-R23 = Bonus tokens are played until the trade ends, or the movement outside a house. A token just drawn at the fetish dealer’s may still be played.
rule-FFF-R24 = If the pile is short, draw what there is: a single token is kept, none gives none. The third fetish gives no token.
rule-FFF-R25 = A swap must change the kind.
rule-FFF-R26 = Moving a pawn is a step or a ride: no call, no other table, no closed house. All other pawns count as in the way. Only a pawn on this board can be chosen; without one the action lapses.
rule-FFF-R27 = The bank never runs out. All amounts are multiples of 10.
rule-FFF-R28 = Goods, money and fetishes are open; only bonus tokens are secret.
rule-FFF-R29 = A fetish is bought in this order: kind, payment, goods to the supply, prices, fetish, perhaps the end, bonus tokens. What was begun is paid before anything else.
rule-FFF-R30 = There is one winner. The others are listed by their fetishes, without breaking ties.
rule-FFF-R31 = Playing on, whoever finishes leaves the board: goods to the supply, tokens to the pile, money to the bank; the fetishes stay. It ends with the place agreed or when one player is left.
rule-FFF-R32 = The rule of the face-down fetish is kept at three tables, where it never matters.
rule-FFF-R33 = A newcomer is put in right before the player whose turn it is, or before the first player during a set-up; two newcomers keep their order. At an empty table the newcomer plays at once. An empty table rests as it is.
rule-FFF-R34 = Players sit down at the tables in turn; the first player of each is drawn by lot.
rule-FFF-R35 = Chance at one table does not depend on what happens at another.
rule-FFF-R36 = Reports that differ from the rules are not followed: twelve dealers, one token each, a point for a ride.
rule-FFF-R37 = Some statements have no printed sentence behind them: jumping a house just left, the fall that ends at 10, closed houses in productions, actions that lapse, pawns that are not driven out.
rule-FFF-R38 = Everybody plays forty rounds, or as many as were agreed. A round is one turn for everybody at a table, whatever happens at the others; whoever changes tables takes along the rounds still to be played. After the last turn you wait and are passed over. So a table may come to wait for the others, and whoever sits down there with turns left plays at once. When nobody has any left, the match is stopped: the players are listed by their fetishes, and nobody has won unless somebody had finished before.
rule-FFF-R39 = You may take back what you did, even the end of your turn, until somebody else at your table has acted or something hidden has been shown there. What happens at other tables changes nothing. Keeping, drawing or playing a bonus token and changing tables cannot be taken back.
