### The first game of Frutopia.

first-way = For a first game we suggest two players, the easiest bot, and the boats already at their berths: nobody has to choose a bag first.

step-goal = Boats lie all around your island, and each one that gets its fruit sails off and leaves you points. This one wants two limes and a banana, and pays two points.
step-slide = In a turn you first slide one token in a straight line: one fruit for every cell it crosses. Slide the lime as far as it goes, to the western shore.
not-slide = Fewer cells, fewer fruits. The lime can cross three cells to the west.
step-deliver = Three limes! Then you may trade once: give the boat its two limes and the banana.
not-deliver = Passing is always allowed, but two points are ready to sail. Serve the boat.
step-longer = Where the boat was, the way is free now: room makes long slides. Which other token can cross three cells?
not-longer = Look at the column above which the boat has left: the pomegranate has three free cells there.
done-longer = Three pomegranates, thanks to the berth you emptied. That is the heart of it: boats away, longer ways, more fruit.
step-price = Instead of a boat you may pay for a row of businesses. This one costs two limes and two mangosteens, and scores three points at once.
step-take = Any one business of the row comes with it. Take the tower: it is worth four points more.
not-take = Also good, but let us begin with something that stands still: the tower.
step-place = A building never moves again, and stands in the way of your tokens for good. Put it into a corner.
not-place = There it would cut your slides short for the rest of the game. Corners hurt least.
done-place = Three and four: seven points in one turn. Choose well, space on your island is what you live on.
step-cart = A first trick: the ice cart slides like a token, and makes one dessert for every cell. Slide it two cells.
not-cart = A harvest is fine, but you hold fruit for two ices. Slide the cart two cells.
step-ice = A blue ice takes a banana and a mangosteen, and scores eight. Make one.
not-ice = That scores less. The ice of eight is the best you can make.
step-another = And another, as long as there are any.
not-another = You still hold a banana and a mangosteen: eight points.
step-end = Every business taken and every pile of desserts emptied moves this marker. When it reaches the cross the round is played to its end, and the most points win.

new-split = A mixed token brings fruits of two kinds, and one more than the cells it crossed. Share them out as you need them.
new-shop = Shops score only now, at the end: for empty beaches, for carts, or for stars.
new-gain = A mixed harvest token brings one fruit at once: choose which.
new-large = A large building covers several free cells. Turn it until it fits, and think of the ways it closes.
new-licence = Somebody took a business, and the licence has moved: when it reaches the cross, the last round has come.
new-last = This is the last round. Fruit that is left over counts nothing: deliver what you can.
