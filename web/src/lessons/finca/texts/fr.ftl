### La première partie de Finca.

first-way = Pour une première partie, nous proposons deux joueurs et le robot le plus facile ; tout se change ci-dessous.

step-goal = Les villages de Majorque attendent des fruits. Palma veut deux citrons et deux figues, et paie autant de points qu’elle montre de fruits : quatre.
step-walk = À votre tour, un paysan avance dans le sens horaire : d’autant d’ailes qu’il y a de paysans au départ, à qui qu’ils soient. Ils sont deux ici ; envoyez le vôtre deux ailes plus loin.
not-walk = Comptez les paysans au départ : deux sur l’aile marquée, donc deux ailes à parcourir.
step-harvest = À l’arrivée, on recompte, vous compris : trois paysans, trois figues. Mieux vaut être en compagnie !
step-line = Deux lignes traversent le moulin, et qui en franchit une prend aussi une charrette. Pointez vos paysans : quel trajet rapporte une charrette et deux citrons ?
not-line = Nous voulons les deux : une charrette et deux citrons. Partez de l’aile à deux paysans, juste avant la ligne.
step-deliver = Trois figues, deux citrons, une charrette : de quoi aller au marché. Au lieu d’avancer, livrez.
not-deliver = Avancer donnerait d’autres fruits, mais Palma peut être servie tout de suite. Appuyez sur la charrette.
step-serve = Chaque village veut exactement ce que montre sa tuile, ni plus ni moins. Chargez pour Palma.
step-more = Une charrette porte six fruits, et quatre y sont déjà. Inca ne demande qu’une figue : emportez-la.
not-more = C’est possible, mais il restait de la place : la figue d’Inca voyageait gratuitement.
step-finish = Tout est chargé : en route. La charrette retourne au moulin, et les tuiles sont à vous.
step-eight = Treize points : cinq pour les tuiles, et huit que vous aviez dès le départ. Chacune de vos quatre tuiles Action vaut deux points tant que vous ne l’utilisez pas.
step-shortage = Il ne reste que deux citrons, et ce trajet en doit trois. Alors tout le monde remet les siens avant que vous preniez votre part : voyez ce qu’a { $friend }, et allez-y.
not-shortage = Une récolte tranquille, mais { $friend } garde sa montagne de citrons. Cherchez le chemin des citrons.
done-shortage = Quatorze citrons envolés, et vous en tenez trois. Amasser est risqué, pour vous aussi : livrez avant que la réserve ne s’épuise.
step-majority = Il reste une tuile à Artà, et une Finca de cinq points attend dessous. Le village vidé, elle va à qui a le plus de figues sur ses tuiles : vous en avez trois, { $friend } aussi.
step-last = Cette tuile montre deux figues et vous donne l’avantage. Livrez !
not-last = L’égalité en figues resterait, et { $friend } pourrait prendre la tuile. Livrez maintenant.
step-arta = Chargez les deux figues pour Artà.
step-award = En route, et regardez le village.
done-award = Deux points pour la tuile et cinq pour la Finca, cinq figues contre trois. À égalité, personne ne l’aurait eue ; la dernière Finca en bois termine la partie.
step-large = Une première astuce : pas de charrette, mais dix fruits en main. La Grande charrette, une de vos tuiles Action, en porte dix sans aucune charrette : servez-vous-en.
not-large = Vous pourriez chercher une charrette, mais dix points sont là, devant vous. Prenez la Grande charrette.
step-ten = Palma et Campos demandent ensemble exactement vos dix fruits. Chargez l’une des deux.
not-ten = Palma et Campos, à elles deux, prennent les dix fruits.
step-twice = Et maintenant l’autre.
step-ride = Dix points en un tour, pour une tuile qui en valait deux. Laissez-la partir !
done-ride = Voilà comment on fait de grands tours. Les trois autres tuiles s’expliquent quand on les pointe.

new-placement = Au début, chacun place ses paysans à tour de rôle, et chacun rapporte un fruit de son aile. Mettez-vous là où il y a du monde : vous irez loin et récolterez beaucoup.
new-kinds = Une tuile à points d’interrogation prend autant de fruits qu’elle en montre, tous de la même sorte. Laquelle, c’est à vous de choisir.
new-wind = Avec le Vent fort, vous avancez deux fois dans ce tour, avec un paysan ou avec deux.
new-carts = Quand les charrettes manquent, chacun rend d’abord les siennes, puis le marcheur prend son dû. Une charrette employée n’est jamais perdue.
new-bonus = Des tuiles de 1, 2, 3, 4, 5 et 6 points forment une série : la première rapporte sept points de plus, les suivantes un peu moins.
new-tie = Égalité ! Personne n’a la tuile Finca ; elle retourne dans la boîte.
new-built = Un village est vide, une Finca en bois s’y dresse. La dernière posée, la partie est finie.
