### The first game of FFF.

first-way = For a first game we suggest three players, the easiest bots, and dealers 1 to 12: they are the ones that are easy to learn with.

step-goal = Whoever first owns three different fetishes wins. This dealer sells them, for goods: three alike for the first, four for the second, five for the third.
step-walk = A turn has three points, and a step costs one. You have two fish to sell: set out to the east, towards Faltige Fritzi, who buys fish.
not-walk = That is possible, but Fritzi lives to the east. Take the path that is marked.
step-on = One more step to her house.
not-on = You are almost there: the house is the next step.
step-stop = Here you are. Whoever stops at a house trades with its dealer: end the movement.
not-stop = There is a point left, but here is somebody who buys fish. End the movement.
step-sell = Fritzi pays the price on the board for each fish: fifty. Sell both.
not-sell = Both fish bring fifty each, before the price falls. Sell them together.
step-buy = After a sale the price of fish has fallen: the next seller gets less. Fritzi sells fennel, the cheaper the more of it lies there; buy two or three.
not-buy = A fetish takes three alike, and fennel will hardly get cheaper. Buy two or three.
step-leave = End the trade, and her extra actions follow: new goods come to other dealers.
done-leave = A burger and a booze have been produced for those who sell them. Every visit moves goods and prices, for you and for everybody else.
step-ferry = Water is no obstacle: a ferry lies here, and a ride to the next landing costs one point, however far it is. Ride up to the north.
not-ferry = On foot that would take much longer. Take the ferry to the northern landing.
done-ferry = Six ferries go round the fjord. For a point and a few florins you can also call one.
step-fetish = Three fennel, and you stand before the fetish dealer. Take a fetish, whichever you like.
not-fetish = You have what it takes: take a fetish.
step-pay = Pay with your three fennel.
done-pay = Your first fetish, and a secret bonus token with it. Two more, of other kinds, and the game is yours.
step-exchange = A first trick: exchangers make two out of one. Give a fennel, and take two burgers.
not-exchange = There is no cheaper way to goods. Exchange one.
done-exchange = One became two, and you may do it once more. Plan your way so that you pass such a house before the fetish dealer.

new-keeping = Keep one of these secret tokens; each works once. If in doubt take two more points: they always help.
new-call = Where no ferry lies you may call one to another landing, for a point and some florins.
new-effect = Dealers have extra actions that must be carried out after the trade: for better or worse, and often for somebody else.
new-short = There are not enough goods in the supply for all. Choose who gets one.
new-change = You choose a good, and whether its price goes up or down: up before you sell, down before you buy.
new-ferries = You move a ferry: bring one near, or take it away from somebody.
new-close = A house is closed: nobody trades there until it opens again.
new-ceiling = The price is at its highest. It cannot rise, so more of the good is produced instead.
