name = Pips
tagline = The highest card of three rounds.

action-choose = Choose the card { $card }
event-choose = { $seat } chooses a card.
event-show = { $seat } shows the card { $card }.
event-win = { $seat } wins { $amount ->
    [one] a point
   *[other] { $amount } points
}.
event-draw = { $seat } draws a card.
event-end = That was the last round.

section-A = All of it
rule-PIP-01 = Pips is for two to six.
rule-PIP-02 = Only a card from one’s hand can be chosen.
rule-PIP-03 = Each player chooses one card a round.
rule-PIP-04 = After the last round nothing more can be played.
