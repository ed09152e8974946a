### Fische Fluppen Frikadellen in English.
###
### $seat, $other, $good, $give, $get, $pair, $bonus, $space, $to, $landing, $site, $dealer, $with, $effect, $fetish,
### $payment, $direction, $cause and $reason are handed over as displayed text, $table as people count, from 1; $amount is
### 1 when an action or event has none.

name = Fische Fluppen Frikadellen
tagline = Walk, catch a ferry, buy low, sell high, and be the first to own three fetishes.

## Goods

good-fish = fish
good-cigarette = { $amount ->
    [one] cigarette
   *[other] cigarettes
}
good-burger = { $amount ->
    [one] burger
   *[other] burgers
}
good-booze = booze
good-fennel = fennel
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
amount-1 = 1
amount-2 = 2
amount-3 = 3
amount-4 = 4
amount-5 = 5
amount-6 = 6
amount-7 = 7
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

## Spaces, landings and sites: H houses, b bridges, others paths

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
space-n1 = path n1
space-n2 = path n2
space-n5 = path n5
space-m2 = path m2
space-m4 = path m4
space-m5 = path m5
space-c1 = path c1
space-c2 = path c2
space-c3 = path c3
space-c4 = path c4
space-s1 = path s1
space-s2 = path s2
space-s3 = path s3
space-s4 = path s4
space-s6 = path s6
space-w1 = path w1
space-w3 = path w3
space-w4 = path w4
space-w5 = path w5
space-b1 = bridge b1
space-b2 = bridge b2
space-b3 = bridge b3
space-b4 = bridge b4
space-b5 = bridge b5
space-b6 = bridge b6
space-b7 = bridge b7
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
pattern-two_kinds-help = Goods of two kinds: 2 + 1, then 2 + 2, then 3 + 2.
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
reason-limit = after so many turns nobody has won

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
event-walk = { $seat } walks from { $space } to { $to }.
event-ride = { $seat } rides from { $landing } to { $to }.
event-call = { $seat } calls the ferry from { $landing } to { $to } for { $value ->
    [one] { $value } florin
   *[other] { $value } florins
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
event-two = { $seat } exchanges { $give } for { $pair }.
event-swap = { $seat } exchanges 1 for 1: { $give } for { $get }.
event-want = { $seat } wants { $fetish }.
event-fetish = { $seat } takes { $fetish }.
event-pay = { $seat } pays { $amount } { $good }.
event-draw = { $seat } draws { $bonus }.
event-price = Price of { $good }, { $cause } in the turn of { $seat }: { $before } → { $after }.
event-floor = Turn of { $seat }: { $good } stays at { $value }, the lowest price.
event-ceiling = Turn of { $seat }: { $good } cannot rise above { $value } and is produced instead.
event-produce = { $dealer }, { $site }, gets 1 { $good } in the turn of { $seat }.
event-short = Turn of { $seat }: there is not enough { $good }.
event-effect = { $seat } carries out the action of { $dealer }: { $effect }.
event-ferry = { $seat } moves the ferry from { $landing } to { $to }.
event-push = { $seat } moves { $other } from { $space } to { $to }.
event-push_ride = { $seat } lets { $other } ride from { $landing } to { $to }.
event-pick = { $seat } chooses { $dealer }, { $site }.
event-pick_pawn = { $seat } chooses the pawn of { $other }.
event-swap_stocks = { $seat } swaps the stocks of { $dealer } and { $with }.
event-swap_dealers = { $seat } swaps the houses of { $dealer } and { $with }.
event-gift = { $seat } gets 1 { $good } as a gift.
event-lapse = For { $seat } nothing comes of it: { $effect }.
event-decline = { $seat } declines: { $effect }.
event-end_trade = { $seat } ends the trade.
event-finish = { $seat } has three fetishes and takes place { $place }.
event-end = The game ends: { $reason }.

## What is expected of the player

prompt-keeping = Choose the bonus token to keep.
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

## Parts of the score

part-fetish_A = Fetish A
part-fetish_B = Fetish B
part-fetish_C = Fetish C

## Board: names of places and things

label-table = Table
label-tables = Tables
label-elsewhere = elsewhere
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
    [0] the next fetish can be paid
    [one] { $count } good missing
   *[other] { $count } goods missing
}
label-closed-until = Closed by { $seat }, until the next turn of that player
label-closed-after = Closed by { $seat }, until { $other } has played
label-comes-after = { $seat } plays after { $other }
label-must-leave = You must leave this house.
label-round = Turn { $turns } of at most { $limit }
label-total = { $amount } for { $value }
label-sale-after = then the price falls to { $price }
label-map = Map of the village
label-seat = { $seat }
label-stop-here = Stop here
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
label-ferry-to = Move it to { $landing }
label-cancel = Back
label-order = Turn order
label-offered = Fetishes to be had at this table
label-change-help = From the harbour, for 1 point; your turn then ends.
label-not-watching = Nobody may watch a game at several tables. They can all be seen once it is over.
label-overview = Whole map
label-close-up = Close up

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
preview-short = not enough { $good }
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
legend-hidden = ? face down

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
