### The first game of Citrus.

first-way = For a first game we suggest two players, the easiest bot, the short board, and roads that may show the same fruit twice.

step-goal = You plant groves around the fincas. When all squares around this one are taken, whoever has most trees reaching it gets 12 points, and the second 4.
step-buy = In a turn you buy one whole line of the market, a coin a tile. Buy the short one with a lemon and an orange.
not-buy = That line is for sale, too, but everything you buy must be planted at once. Take the short one: two tiles, two coins.
step-extend = Everything bought is planted at once. You have a lemon grove already: a lemon beside it makes it grow, and costs nothing more.
not-extend = Away from your grove it would begin a new one, and take another worker. Plant it beside your lemon.
step-start = The orange begins a new grove, which takes one of your five workers. New groves begin on a road, next to a finca: plant it at this one.
not-start = Fine as well, but let us stay at one finca: majorities are won by keeping together.
done-start = Two groves reach the finca now. A worker stays with each grove until it is harvested.
step-close = Last gap around the finca: plants, rocks, bushes and houses fill all other squares. Plant the grapefruit there.
not-close = The finca would stay open, and { $friend } could catch up. Close the gap.
step-count = End the turn, and the finca is counted: all trees of the groves that reach it.
done-count = Four trees against two: 12 points for you, 4 for { $friend }. A tie at the top gives both the first number.
step-coins = No coin left, so nothing can be bought: time to harvest. A tree scores a point, one with a well two; the worker comes home, and idle workers bring coins.
step-harvest = Choose the lemons, your largest region, and harvest them.
not-harvest = More coins, but small groves still may grow and count for other fincas. Harvest the lemons only.
done-harvest = Five points and six coins. But the trees are nobody’s now: harvest a grove after it has helped at a finca, not before.
step-bush = A first trick: bushes hide landscape tiles. Plant on the one with the purse, and it is yours.
not-bush = The lemon would grow there as well, but here a purse goes with it. Plant on the bush.
step-purse = Such tiles are played whenever you like in your turn. Open the purse: three coins.
not-purse = Open the purse first: your turn is not over before you end it.
done-purse = Horses wait for the end and score as printed; carts, bulls, bridges and milestones explain themselves when you point at them.

new-lot = The market ran low: a new finca is built, and you choose its lot. Take one that your groves can reach.
new-merge = Two groves of yours have become one, and a worker comes home.
new-absorb = Trees without an owner can be taken over by a grove that is at least as large.
new-penalty = A tile that cannot be planted goes back and costs three points. Look before you buy.
new-cart = A cart takes one tile from the market for nothing, and you plant it at once.
new-bull = A bull fills an empty square: useful to close a ring, or to block one.
new-milestone = A milestone builds a new finca whenever you like.
new-shut = The bag is empty: no more fincas are built, and the last tiles are being planted.
