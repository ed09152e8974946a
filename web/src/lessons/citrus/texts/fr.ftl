### La première partie de Citrus.

first-way = Pour une première partie, nous proposons deux joueurs, le robot le plus facile, le petit plateau et des chemins qui peuvent montrer deux fois le même fruit.

step-goal = Vous plantez des vergers autour des fincas. Quand toutes les cases autour de celle-ci sont prises, qui a le plus d’arbres qui y touchent gagne 12 points, et le deuxième 4.
step-buy = À votre tour, achetez une ligne entière du marché, une pièce par tuile. Prenez la courte, avec un citron et une orange.
not-buy = Cette ligne est à vendre aussi, mais tout ce qu’on achète se plante aussitôt. Prenez la courte : deux tuiles, deux pièces.
step-extend = Tout ce qui est acheté se plante aussitôt. Vous avez déjà des citronniers : un citron à côté les agrandit, sans rien coûter de plus.
not-extend = Loin de votre verger, il en commencerait un autre et prendrait un ouvrier. Plantez-le à côté de votre citron.
step-start = L’orange commence un nouveau verger, qui prend un de vos cinq ouvriers. Un verger commence sur un chemin, contre une finca : plantez-la à celle-ci.
not-start = C’est permis, mais restons à une seule finca : les majorités se gagnent groupé.
done-start = Deux vergers touchent maintenant la finca. Un ouvrier reste avec chaque verger jusqu’à sa récolte.
step-close = Dernier vide autour de la finca : vergers, rochers, buissons et maisons remplissent le reste. Plantez-y le pamplemousse.
not-close = La finca resterait ouverte, et { $friend } pourrait vous rattraper. Comblez le vide.
step-count = Terminez le tour, et la finca est comptée : tous les arbres des vergers qui la touchent.
done-count = Quatre arbres contre deux : 12 points pour vous, 4 pour { $friend }. À égalité en tête, chacun aurait le premier nombre.
step-coins = Plus une pièce, donc rien à acheter : il est temps de récolter. Un arbre vaut un point, deux avec un puits ; l’ouvrier rentre, et les ouvriers libres rapportent des pièces.
step-harvest = Choisissez les citrons, votre plus grande région, et récoltez-les.
not-harvest = Plus de pièces, mais les petits vergers peuvent encore grandir et compter ailleurs. Récoltez seulement les citrons.
done-harvest = Cinq points et six pièces. Mais ces arbres ne sont plus à personne : récoltez un verger après qu’il a servi à une finca, pas avant.
step-bush = Une première astuce : les buissons cachent des tuiles Paysage. Plantez sur celui qui a la bourse, et elle est à vous.
not-bush = Le citron pousserait là aussi, mais ici une bourse vient avec. Plantez sur le buisson.
step-purse = Ces tuiles se jouent quand vous voulez pendant votre tour. Ouvrez la bourse : trois pièces.
not-purse = Ouvrez d’abord la bourse : votre tour n’est fini que quand vous le dites.
done-purse = Les chevaux attendent la fin et valent leur nombre ; charrettes, taureaux, ponts et bornes s’expliquent quand on les pointe.

new-lot = Le marché s’épuise : une nouvelle finca est bâtie, et vous choisissez son terrain. Prenez-en un que vos vergers peuvent toucher.
new-merge = Deux de vos vergers n’en font plus qu’un, et un ouvrier rentre.
new-absorb = Des arbres sans propriétaire rejoignent un verger au moins aussi grand.
new-penalty = Une tuile qu’on ne peut pas planter retourne au marché et coûte trois points. Regardez avant d’acheter.
new-cart = Une charrette prend une tuile du marché pour rien, et vous la plantez aussitôt.
new-bull = Un taureau occupe une case vide : utile pour fermer un anneau, ou pour le bloquer.
new-milestone = Une borne bâtit une nouvelle finca quand vous voulez.
new-shut = Le sac est vide : on ne bâtit plus de finca, et les dernières tuiles sont plantées.
