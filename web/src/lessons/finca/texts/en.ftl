### The first game of Finca.

first-way = For a first game we suggest two players and the easiest bot; whatever you change counts.

step-goal = The villages of Majorca are waiting for fruit. Palma wants two lemons and two figs, and pays as many points as it shows fruit: four.
step-walk = In a turn one of your farmers walks clockwise: as many blades as there are farmers where he starts, no matter whose. Two are standing here, so send yours two blades on.
not-walk = Count the farmers at the start: two on the marked blade means two blades to walk.
step-harvest = On arrival you count again, yourself included: three farmers, three figs. Company is worth having!
step-line = Two lines cross the mill, and whoever steps over one takes a donkey cart as well. Point at your farmers: which walk brings a cart and two lemons?
not-line = We want both: a cart and two lemons. Start where two farmers stand just before the line.
step-deliver = Three figs, two lemons and a cart: enough for the market. Instead of walking, deliver.
not-deliver = Walking would bring more fruit, but Palma can be served right now. Press the cart.
step-serve = Every village wants exactly what its tile shows, nothing more and nothing less. Load for Palma.
step-more = One cart holds six fruits, and four are on it. Inca asks for a single fig: take it along.
not-more = That works, but there was room on the cart: Inca’s fig would have come along for free.
step-finish = All loaded: off it goes. The cart returns to the mill, and the tiles are yours.
step-eight = Thirteen points: five for the tiles, and eight you had from the start. Each of your four action tiles is worth two points as long as you do not use it.
step-shortage = Only two lemons are left, and this walk is due three. Then everybody puts their lemons back before you take yours: look at what { $friend } holds, and go.
not-shortage = A quiet harvest, but { $friend } keeps a mountain of lemons. Look for the walk to the lemons.
done-shortage = Fourteen lemons gone, and you hold three. Hoarding is risky, for you as well: deliver before the supply runs dry.
step-majority = One tile is left in Artà, and under it waits a finca worth five points. When the village is empty it goes to whoever has most figs on their tiles: you have three, and so has { $friend }.
step-last = This tile shows two figs and breaks the tie. Deliver!
not-last = The tie in figs would remain, and { $friend } might take the tile next. Deliver now.
step-arta = Load the two figs for Artà.
step-award = Off with it, and watch the village.
done-award = Two points for the tile and five for the finca, with five figs to three. With a tie nobody would have had it; the last wooden finca ends the game.
step-large = A first trick: no cart, but ten fruits in hand. The Large donkey cart, one of your action tiles, carries ten without any cart: use it.
not-large = You could go looking for a cart, but ten points are lying right in front of you. Use the large cart.
step-ten = Palma and Campos together ask for exactly your ten fruits. Load one of them.
not-ten = Palma and Campos are the pair that uses up all ten.
step-twice = And now the other.
step-ride = Ten points in one turn, for a tile worth two. Let it go!
done-ride = That is how big turns are made. The other three tiles explain themselves when you point at them.

new-placement = At the start everybody places their farmers in turn, and each brings one fruit of its blade. Stand where others stand: you will walk far and harvest much.
new-kinds = A tile with question marks takes as many fruits as it shows, all of one kind. Which kind is up to you.
new-wind = With the strong wind you move twice in this turn, with one farmer or with two.
new-carts = When the carts run out, everybody puts theirs back first, then the walker takes his. A cart that is used is never lost.
new-bonus = Tiles worth 1, 2, 3, 4, 5 and 6 together make a set: the first one brings seven points more, the next ones fewer.
new-tie = A tie! Then nobody has the finca tile; it goes back to the box.
new-built = A village is empty, and a wooden finca stands there. When the last one is built the game is over.
