### La première partie de Frutopia.

first-way = Pour une première partie, nous proposons deux joueurs, le robot le plus facile et des bateaux déjà à quai : personne n’a de sac à choisir.

step-goal = Des bateaux entourent votre île, et chacun, une fois chargé, s’en va en vous laissant des points. Celui-ci veut deux citrons et une banane, et paie deux points.
step-slide = À votre tour, faites d’abord glisser un jeton en ligne droite : un fruit par case parcourue. Poussez le citron le plus loin possible, jusqu’à la rive ouest.
not-slide = Moins de cases, moins de fruits. Le citron peut en parcourir trois vers l’ouest.
step-deliver = Trois citrons ! Vous pouvez ensuite faire un échange : donnez au bateau ses deux citrons et la banane.
not-deliver = Passer est toujours permis, mais deux points sont prêts à partir. Servez le bateau.
step-longer = La place du bateau est libre : l’espace fait les longues glissades. Quel autre jeton peut parcourir trois cases ?
not-longer = Voyez la colonne que le bateau a quittée : la grenade y a trois cases libres.
done-longer = Trois grenades, grâce au quai libéré. Tout est là : des bateaux partis, des chemins plus longs, plus de fruits.
step-price = Au lieu d’un bateau, vous pouvez payer une rangée d’aménagements. Celle-ci coûte deux citrons et deux mangoustans, et vaut aussitôt trois points.
step-take = Un aménagement de la rangée vient avec. Prenez la tour : elle vaut quatre points de plus.
not-take = C’est bien aussi, mais commençons par ce qui ne bouge pas : la tour.
step-place = Un bâtiment ne bouge plus jamais et barre la route à vos jetons. Mettez-le dans un coin.
not-place = Là, il raccourcirait vos glissades jusqu’à la fin. Les coins gênent le moins.
done-place = Trois et quatre : sept points en un tour. Choisissez bien, la place sur votre île est votre richesse.
step-cart = Une première astuce : le chariot de glaces glisse comme un jeton et fait un dessert par case. Faites-le glisser de deux cases.
not-cart = Une récolte, pourquoi pas, mais vous avez de quoi faire deux glaces. Faites glisser le chariot de deux cases.
step-ice = Une glace bleue demande une banane et un mangoustan, et vaut huit points. Faites-en une.
not-ice = Cela rapporte moins. La glace à huit est la meilleure.
step-another = Encore une, tant qu’il en reste.
not-another = Il vous reste une banane et un mangoustan : huit points.
step-end = Chaque aménagement pris et chaque pile de desserts vidée fait avancer ce repère. Quand il atteint la croix, on finit la manche, et le plus de points l’emporte.

new-split = Un jeton mixte rapporte deux sortes de fruits, et un de plus que les cases parcourues. Partagez-les selon vos besoins.
new-shop = Les boutiques ne comptent que maintenant, à la fin : pour les plages vides, les chariots ou les étoiles.
new-gain = Un jeton mixte rapporte tout de suite un fruit : choisissez lequel.
new-large = Un grand bâtiment couvre plusieurs cases libres. Tournez-le jusqu’à ce qu’il tienne, et pensez aux chemins qu’il ferme.
new-licence = Quelqu’un a pris un aménagement, et le permis avance : quand il atteint la croix, c’est la dernière manche.
new-last = C’est la dernière manche. Les fruits restants ne valent rien : livrez ce que vous pouvez.
