name = Pips
tagline = La plus forte carte, en trois manches.

action-choose = Choisir la carte { $card }
event-choose = { $seat } choisit une carte.
event-show = { $seat } montre la carte { $card }.
event-win = { $seat } gagne { $amount ->
    [one] un point
   *[other] { $amount } points
}.
event-draw = { $seat } pioche une carte.
event-end = C’était la dernière manche.

section-A = Tout le jeu
rule-PIP-01 = Pips se joue de deux à six.
rule-PIP-02 = On ne choisit qu’une carte de sa main.
rule-PIP-03 = Chacun choisit une carte par manche.
rule-PIP-04 = Après la dernière manche, on ne joue plus.
