### The first game of Fruitoplay.

first-way = For a first game we suggest three at the table and the easiest bots; whatever you change counts.

step-goal = Fruit lies before you in columns: five strawberries, four apples. At the end of the round your largest column is multiplied by your smallest: five times four makes twenty.
step-target = Everybody plays one card face down for the target, Apple 10, and the nearest number takes all. { $friend } has chosen: play your Banana 9, only one away.
not-target = The farther a number is from 10, the likelier { $friend } is nearer. Banana 9 is off by one only.
step-taken = You were nearer, so target and both cards lie in your columns. Whoever does not win draws a card instead.
step-fruit = One thing beats nearness: the target’s own fruit. Strawberry 5 is the target; play your strawberry, however far it is.
not-fruit = { $friend } has laid the 5 itself, and without a strawberry of yours it wins. Only the target’s fruit can beat it.
step-river = A gap of eleven, and still you won! All targets of the round lie in the river for everybody to see: keep the right fruit for them.
step-lose = Winning is not always good: a single fig would become your smallest column, and five times one is five. Play a card that is far from the 9.
not-lose = You would win a fig and a banana you do not want, and your smallest column would be one. Play something far away.
step-draw = The seventh trick is over, and your hand joins your columns. You may draw one more card, unseen; your columns are fine, so decline.
not-draw = That fig is a new column of one: everything else is multiplied by it. Decline.
done-draw = Six times six: thirty-six points! { $friend } has caught a single strawberry and makes eight.
step-rotten = A rotten card counts nothing and takes another card of its fruit along: which one is up to you. Give up the banana that is worth one, and keep the double.
not-rotten = The double banana is worth two fruits. Give up the single one.
done-rotten = Two times two. Try to leave rotten cards to others: whoever wins the trick gets them too.

new-tie = Two cards equally near strike each other out, and the next nearest wins. So sometimes the second best is best.
new-aside = Nobody is left to win: all cards of this trick leave the round, and everybody draws.
new-lot = From round 2 on everybody gets fruit of one kind as a gift. Nobody is last alone, so the lot chose which.
new-collective = From round 2 on everybody gets fruit of one kind as a gift, wanted or not. Whoever is last chooses which.
new-naming = You are last, so you choose a fruit that everybody is given this round. Take one that suits your hand, or spoils the columns of the others.
