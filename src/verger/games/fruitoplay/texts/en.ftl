### Fruitoplay in English.
###
### $seat, $card, $fruit and $answer are handed over as displayed text; $amount is 1 when an action or event has none.
### A card that the reader may not know is displayed by card-hidden.

name = Fruitoplay
tagline = Everybody plays at once: come nearest, or keep away, and grow columns of fruit that multiply well.

## Fruits

fruit-strawberry = { $amount ->
    [one] strawberry
   *[other] strawberries
}
fruit-banana = { $amount ->
    [one] banana
   *[other] bananas
}
fruit-fig = { $amount ->
    [one] fig
   *[other] figs
}
fruit-apple = { $amount ->
    [one] apple
   *[other] apples
}

## Cards

card-S1 = Strawberry 1
card-S2 = Strawberry 2
card-S3 = Strawberry 3
card-S4 = Strawberry 4
card-S5 = Strawberry 5
card-S6 = Strawberry 6
card-S7 = Strawberry 7
card-S8 = Strawberry 8
card-S9 = Strawberry 9
card-S10 = Strawberry 10
card-S11 = Strawberry 11
card-S12 = Strawberry 12
card-S13 = Strawberry 13
card-S14 = Strawberry 14
card-S15 = Strawberry 15
card-S16 = Strawberry 16
card-S17 = Strawberry 17
card-S18 = Strawberry 18
card-S19 = Strawberry 19
card-S20 = Strawberry 20
card-B1 = Banana 1
card-B2 = Banana 2
card-B3 = Banana 3
card-B4 = Banana 4
card-B5 = Banana 5
card-B6 = Banana 6
card-B7 = Banana 7
card-B8 = Banana 8
card-B9 = Banana 9
card-B10 = Banana 10
card-B11 = Banana 11
card-B12 = Banana 12
card-B13 = Banana 13
card-B14 = Banana 14
card-B15 = Banana 15
card-B16 = Banana 16
card-B17 = Banana 17
card-B18 = Banana 18
card-B19 = Banana 19
card-B20 = Banana 20
card-F1 = Fig 1
card-F2 = Fig 2
card-F3 = Fig 3
card-F4 = Fig 4
card-F5 = Fig 5
card-F6 = Fig 6
card-F7 = Fig 7
card-F8 = Fig 8
card-F9 = Fig 9
card-F10 = Fig 10
card-F11 = Fig 11
card-F12 = Fig 12
card-F13 = Fig 13
card-F14 = Fig 14
card-F15 = Fig 15
card-F16 = Fig 16
card-F17 = Fig 17
card-F18 = Fig 18
card-F19 = Fig 19
card-F20 = Fig 20
card-A1 = Apple 1
card-A2 = Apple 2
card-A3 = Apple 3
card-A4 = Apple 4
card-A5 = Apple 5
card-A6 = Apple 6
card-A7 = Apple 7
card-A8 = Apple 8
card-A9 = Apple 9
card-A10 = Apple 10
card-A11 = Apple 11
card-A12 = Apple 12
card-A13 = Apple 13
card-A14 = Apple 14
card-A15 = Apple 15
card-A16 = Apple 16
card-A17 = Apple 17
card-A18 = Apple 18
card-A19 = Apple 19
card-A20 = Apple 20
card-collective = the collective card
card-none = nothing but itself
card-hidden = a card

## Answers to the last draw

answer-yes = Draw a last card
answer-no = Draw no more
answer-hidden = Draw a last card, or not

## Actions

action-play = Play { $card }
action-collective = Choose the collective card: { $fruit }
action-draw = { $answer }
action-rot = Cancel { $card }

## Events

event-commit = { $seat } has chosen.
event-show = { $seat } shows { $card }, a gap of { $gap }.
event-strike = { $card }, played by { $seat }, is tied and cannot win.
event-take = { $seat } wins { $card } and takes all { $amount } cards.
event-aside = Nobody wins { $card }: { $amount } cards leave the round.
event-draw = { $seat } draws { $card }.
event-decline = { $seat } draws no more.
event-lots = More players want a card than the pile has: lots decide about { $amount ->
    [one] the last card
   *[other] the last { $amount } cards
}.
event-miss = The lot leaves { $seat } without a card.
event-lay = { $seat } lays down { $card }.
event-rot = { $seat }: the rotten { $fruit } cancels { $card }.
event-score = { $seat }: { $largest } × { $smallest } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-deal = Round { $round }: all cards are shuffled and dealt anew.
event-lot = Nobody is last alone, so the collective card is drawn by lot: { $amount } { $fruit } for everyone.
event-collective = { $seat } chooses the collective card: { $amount } { $fruit } for everyone.
event-target = Trick { $trick }: the target is { $card }.
event-end = The game is over. The best total is { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What is expected of the player

prompt-collective = You are last: choose the fruit that everyone will be given this round.
prompt-trick = Choose a card to play face down. The nearest number wins all cards, and the target’s fruit goes first.
prompt-draw = The last trick is over: draw one more card for your columns, or not.
prompt-rot = Your rotten card cancels another of its column: choose which.
prompt-over = The game is over.

## Options

option-tie_scope = Ties
option-tie_scope-help = Which cards of the same gap strike each other out.
option-tie_scope-contenders = Only cards tied for the win
option-tie_scope-every_card = Any cards of the same gap

## Parts of the score

part-round_1 = Round 1
part-round_2 = Round 2
part-round_3 = Round 3

## Board: names of places and things

label-river = River
label-river-empty = The last trick of the round
label-target = Target
label-pile = Pile
label-hand = Hand
label-columns = Columns
label-product = Product
label-aside = Out of the round
label-collective = Collective card
label-rotten = Rotten card
label-last = Last trick
label-unseen = Cards not seen yet
label-score = Points
label-round = Round
label-trick = Trick

## Board: what it says about the position

label-clock = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
label-pile-cards = { $count ->
    [0] The pile is empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
label-hand-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
label-next = next
label-gap = gap { $gap }
label-fruits = { $count ->
    [0] rotten
    [one] { $count } fruit
   *[other] { $count } fruits
}
label-collective-chosen = Collective card, chosen by { $seat }: { $amount } { $fruit } for everyone
label-collective-lot = Collective card, drawn by lot: { $amount } { $fruit } for everyone
label-ready = has chosen
label-waiting = is choosing
label-struck = tied
label-wins = { $seat } wins
label-wins-matching = { $seat } wins with the target’s fruit
label-nobody = nobody wins
label-sits-out = { $seat } has won every trick so far and has no card left for this one
label-lowest = last
label-prospect = Laid down now, your hand would make { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-cancel = Cancel { $card }: the round makes { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-product-of = { $largest } × { $smallest } = { $points }
label-tie-break = The better third round decides.

## Board: cards, columns and choices

label-face-down = face down
label-played = { $seat } played { $card }
label-column = { $fruit }: { $count }
label-cancelled = cancelled
label-ghost = { $amount } { $fruit } for everyone
label-everyone = for everyone
label-naming = { $seat } is last and chooses a fruit for everyone
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-counted = Round { $round } is counted
label-finale = The last fruit is counted
label-cancels = { $card } cancels another card of its column

## Terminal: words to type, columns

word-play = play
word-collective = collective
word-draw = draw
word-rot = cancel
word-yes = yes
word-no = no
column-hand = Hand
column-product = Product
column-total = Total

## What is explained when it is pointed at

explain-round-title = Rounds
explain-round = What each of the three rounds has made. In brackets: what the columns would make if this round ended now.
explain-river-title = River
explain-river = The targets to come. When a trick is decided, the card with the arrow becomes the target; the numbers say for which trick.
explain-product-title = 5 × 4 = 20
explain-product = Fruits in the largest column times fruits in the smallest one that is not empty. A single column counts by itself.
explain-rotten-title = Rotten card
explain-rotten = A rotten card cancels another card of its column. Below each that it could cancel is what the round makes then.
explain-gap-title = Gap 3
explain-gap = How far a card’s number is from the target’s. The smallest gap wins, but the target’s own fruit goes before all others.

## The game in a minute

how-1-title = All at once
how-1 = Seven targets lie in the river, for all to see. For each of them everyone plays a card face down, and all are turned up together.
how-2-title = Who wins
how-2 = If cards of the target’s fruit were played, the nearest of them wins; if not, the nearest of all. Cards tied for nearest strike each other out. The winner takes the target and every card played.
how-3-title = Your hand
how-3 = Whoever did not win draws a card. After the seventh trick you may refuse it. Then all lay their hands down with what they have won, in a column for each fruit.
how-4-title = The product
how-4 = Count the fruits in your columns and multiply the largest by the smallest. A single column counts by itself; a lonely fruit in another one can cost you dear. So winning is not always good.
how-5-title = Rotten fruit
how-5 = A rotten card is worth nothing and cancels another card of its column. Try to leave it to somebody else.
how-6-title = Three rounds
how-6 = In rounds 2 and 3 a collective card gives everyone 1, then 2 fruits of a kind, wanted or not. Whoever is last chooses which. The best total of three rounds wins.

## Rules

section-A = The game and its set-up
rule-PLAY-01 = Fruitoplay is for 2 to 6 players. No other number can play.
rule-PLAY-02 = A game has exactly three rounds, and a round exactly seven tricks. Nothing ends them early.
rule-PLAY-03 = The deck has four fruits, each with the numbers 1 to 20. All 80 cards are used, however many play.
rule-PLAY-04 = Before each round all 80 cards are shuffled together, wherever they ended up. Only the scores remain of the round before.
rule-PLAY-05 = With 2 or 3 players, everyone is dealt 7 cards.
rule-PLAY-06 = With 4, 5 or 6 players, everyone is dealt 6 cards.
rule-PLAY-07 = Seven cards are laid out face up, one after the other, as the river. All of them can be read all the time, and their order never changes.
rule-PLAY-08 = The cards left over are the face-down pile: 59, 52, 49, 43 or 37 cards for 2, 3, 4, 5 or 6 players.
rule-PLAY-09 = The river is used up from its end: the card laid out last is the first target, the card laid out first is the seventh.
rule-PLAY-10 = There is no first player and no order of turns: in a trick, all play at the same time.
rule-PLAY-11 = Collective cards are kept apart: they are never shuffled, dealt, played, drawn, won, or made a target.
rule-PLAY-12 = There is no collective card in round 1.

section-B = The collective card
rule-PLAY-13 = In round 2, after the deal and before the first trick, the player who alone has the lowest total chooses one of the four collective cards. It lies by the river, worth 1 fruit.
rule-PLAY-14 = In round 3 it is the player alone with the lowest total of both rounds who chooses, and the card is worth 2 fruits.
rule-PLAY-15 = If several players share the lowest total, nobody chooses: one of the four collective cards is drawn by lot.
rule-PLAY-16 = Equal totals above the lowest do not matter here.
rule-PLAY-17 = The choice must be made, and every fruit can be chosen in either round, in round 3 also the one of round 2.
rule-PLAY-18 = Whoever chooses the collective card has seen their new hand and the whole river.
rule-PLAY-19 = One collective card is in force in round 2 and one in round 3. Once it is chosen it stays, and the card of round 2 means nothing in round 3.
rule-PLAY-20 = The collective card has no number and plays no part in any trick.

section-C = Playing a trick
rule-PLAY-21 = The card at the end of the river leaves it and becomes the target.
rule-PLAY-22 = Everyone who holds a card plays exactly one of them face down: nobody passes, and nobody plays two.
rule-PLAY-23 = Any card of your hand will do, but it must come from your hand. You never have to match the target’s fruit.
rule-PLAY-24 = No card is shown before the last one has been chosen; then all are turned up together.
rule-PLAY-25 = Only the target and the cards played decide what happens. Who chose first makes no difference, to this trick or to anything later.

section-D = Winning a trick
rule-PLAY-26 = The gap of a card is the distance between its number and the target’s, above or below alike. 20 and 1 are not neighbours.
rule-PLAY-27 = If valid cards of the target’s fruit have been played, only they compete, and the smallest gap wins.
rule-PLAY-28 = As long as a valid card of the target’s fruit is there, no other fruit can win, even with the same number as the target.
rule-PLAY-29 = If there is no valid card of the target’s fruit, all valid cards compete, and the smallest gap wins whatever its fruit.
rule-PLAY-30 = Fruit and number alone decide a trick: a double card has no advantage, and a rotten card counts by its number like any other.

section-E = Ties
rule-PLAY-31 = If several competing cards share the smallest gap, none of them is valid any more in this trick.
rule-PLAY-32 = After a tie, the search goes on among the cards still valid: those of the target’s fruit first, all of them if there is none.
rule-PLAY-33 = This is repeated until one card wins or no valid card is left.
rule-PLAY-34 = A tie further away than the nearest card changes nothing: a card alone in front wins at once.
rule-PLAY-35 = A card of another fruit does not tie with cards of the target’s fruit. It stays valid until it competes itself.
rule-PLAY-36 = A tied card is out for this trick’s decision only. Afterwards it is a card like any other and counts in full.

section-F = Taking the cards
rule-PLAY-37 = The winner takes the target and all cards played, tied ones included.
rule-PLAY-38 = Cards won lie face up before the winner, in a column for each fruit, for all to read. They never go to a hand.
rule-PLAY-39 = If no valid card is left, nobody wins: the target and the cards played leave the round and count for nobody.

section-G = The end of a trick
rule-PLAY-40 = After each of the first six tricks, everyone who did not win it must draw one card. It is drawn for you.
rule-PLAY-41 = The winner of a trick does not draw for it.
rule-PLAY-42 = If nobody won one of the first six tricks, all players draw.
rule-PLAY-43 = Cards are drawn from the top of the pile, and only the one who draws sees them.
rule-PLAY-44 = So everyone holds as many cards as they were dealt, less one for each trick they have won in the round.
rule-PLAY-45 = After the seventh trick, and only then, everyone who did not win it chooses whether to draw one card.
rule-PLAY-46 = If nobody won the seventh trick, everyone has this choice.
rule-PLAY-47 = All answer this once, at the same time and in secret. The cards are dealt when the last answer is in.
rule-PLAY-48 = If the pile cannot serve all who want a card, which only happens with 6 players, lots decide. The others draw nothing, and cards out of the round are not used again.

section-H = A player without cards
rule-PLAY-49 = With 4, 5 or 6 players, whoever has won the first six tricks has no card left: they play none in the seventh and cannot win it.
rule-PLAY-50 = They may draw a card afterwards like everyone who did not win the seventh trick.
rule-PLAY-51 = The others play the seventh trick among themselves; its winner takes their cards and the target.
rule-PLAY-52 = With 2 or 3 players, whoever has won six tricks still has one card and must play it in the seventh.
rule-PLAY-53 = In every other case everyone has a card for every trick.

section-I = The end of a round
rule-PLAY-54 = The round’s tricks are over once all seven targets have been fought for, won or not.
rule-PLAY-55 = Everyone then adds their whole hand to their columns, a card just drawn included. Nothing is kept back.
rule-PLAY-56 = Hands are laid down by all at once, without any choice, and everyone can see them.

section-J = Rotten cards
rule-PLAY-57 = A rotten card acts once all hands are down, and only on the player who has it in a column.
rule-PLAY-58 = First the rotten card cancels itself: it is worth no fruit, and cannot be chosen.
rule-PLAY-59 = Then its owner must cancel one thing more of the same fruit, if there is any: another card of their column, or the collective card.
rule-PLAY-60 = The owner is free to choose which: a single card, a double card or the collective card.
rule-PLAY-61 = A card or collective card of another fruit cannot be cancelled.
rule-PLAY-62 = If the collective card is the only other thing of that fruit, it is the one cancelled.
rule-PLAY-63 = If there is nothing else of that fruit, the rotten card cancels only itself and the column is worth nothing.
rule-PLAY-64 = A collective card is cancelled for the owner of the rotten card alone. It still counts for everyone else.
rule-PLAY-65 = Each fruit has one rotten card, so a column loses at most one thing more. Whoever has several rotten cards handles each in its own column, once.
rule-PLAY-66 = A rotten card in the pile or out of the round does nothing.

section-K = Scoring a round
rule-PLAY-67 = A column is worth the fruits on its cards, 1 on a single and 2 on a double, and what a collective card of its fruit adds; what was cancelled does not count. Numbers do not matter.
rule-PLAY-68 = The collective card counts for everyone: without a card of that fruit you have a column of just 1 in round 2, or 2 in round 3.
rule-PLAY-69 = Columns worth 0 are left out.
rule-PLAY-70 = The score of a round is the largest column times the smallest. Those in between do not matter.
rule-PLAY-71 = With only one column, the score is its value times itself.
rule-PLAY-72 = It makes no difference if several columns are the largest or the smallest; if all are equal, the score is that value times itself.
rule-PLAY-73 = Without any column, the score is 0.
rule-PLAY-74 = The score is added to your total. Then the next round is dealt; after round 3 the game is over and nothing more can be played.

section-L = The end of the game
rule-PLAY-75 = The highest total of three rounds wins.
rule-PLAY-76 = Among players level at the top, the better third round wins.
rule-PLAY-77 = If that is level too, they share the victory.
rule-PLAY-78 = Only the highest total can win; a splendid third round does not make up for a lower one.

section-R = Rulings
rule-PLAY-R1 = The river is used up from the end where laying out stopped. All seven targets are open from the start, so that everyone can plan.
rule-PLAY-R2 = Only cards that compete for the win can tie. A table may agree that any cards of the same gap strike each other out, before the target’s fruit is looked for.
rule-PLAY-R3 = After a tie it is decided afresh, from the valid cards, whether cards of the target’s fruit compete alone or all together.
rule-PLAY-R4 = Ties are resolved as often as they occur, not just once.
rule-PLAY-R5 = When nobody wins, the target leaves the round too; it is neither carried over nor replaced, and everyone draws. The round goes on until all seven targets have been fought for.
rule-PLAY-R6 = Only an empty hand keeps a player out of the seventh trick. The card they may draw afterwards comes with everyone else’s, so it is never played.
rule-PLAY-R7 = The question whether to draw is put to all after the seventh trick, the answers stay hidden until all are in, and cards are then dealt in seat order. A refusal can be wise: the card may be rotten or start a column of 1.
rule-PLAY-R8 = If the pile is short, every group of as many players as there are cards is equally likely to be served; they draw in seat order.
rule-PLAY-R9 = After a trick, cards are dealt in seat order. It does not change anybody’s odds.
rule-PLAY-R10 = The owner of a rotten card must cancel something. The collective card is one of the candidates, and is cancelled if there is no other.
rule-PLAY-R11 = A rotten card is alone only if its column has no other card and the collective card is of another fruit.
rule-PLAY-R12 = You are asked whenever there are two things or more to choose from, even of equal worth. With one or none there is no choice, and it is settled for you.
rule-PLAY-R13 = All owners of rotten cards choose at once, and the choices are shown when all are in.
rule-PLAY-R14 = When the lowest total is shared, the lot falls on the card and not on a player; each fruit is equally likely.
rule-PLAY-R15 = The collective card is chosen after the deal, with hand and river in view.
rule-PLAY-R16 = In round 3 there are again four collective cards to choose from.
rule-PLAY-R17 = A collective card counts even where it hurts: five figs alone make 25 points, but only 5 beside a single collective apple.
rule-PLAY-R18 = A player without any fruit scores 0.
rule-PLAY-R19 = The places below the first follow the total, then the third round; equals share a place.
rule-PLAY-R20 = One shuffle a round from the seed: the hands in seat order, then the river as it is laid out, then the pile from its top. Lots are drawn when they are due, never when somebody chooses.
rule-PLAY-R21 = You may take back your face-down choice until the last player has chosen.
rule-PLAY-R22 = You may take back what you did, even the end of your turn, until somebody else has acted or something hidden has been shown. Choices made at the same time do not stand in each other’s way.
