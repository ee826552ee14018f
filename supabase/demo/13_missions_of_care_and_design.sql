-- A mission of a health company, and one of the demo's maker.
select pg_temp.mission(
  6, '0c000000-0000-4000-8000-000000000005', 'c0000000-0000-4000-8000-000000000010', 44,
  'Une lettre que l’on ouvre',
  'La lettre d’information d’un réseau de soins à domicile n’est plus lue. Regardez les chiffres, choisissez à qui vous parlez, écrivez le prochain numéro et dites comment vous saurez s’il est meilleur.',
  'marketing', 'beginner', 'fr', 3, 5, array['email-marketing', 'copywriting', 'marketing-analytics', 'ab-testing'],
  array[
    pg_temp.brief('contexte', 'Numéro 23', '**Viaduc Santé** est un réseau imaginaire d’infirmières et d’infirmiers à domicile. Sa lettre mensuelle part à 9 200 personnes : des patients, leurs proches, et des soignants. **La même pour tous.**

| Numéro | Objet | Ouvertures | Clics | Désinscriptions |
|---|---|---|---|---|
| 20 | Votre lettre de juillet | 19 % | 1,1 % | 0,4 % |
| 21 | Votre lettre d’août | 17 % | 0,9 % | 0,5 % |
| 22 | Canicule : cinq gestes pour un proche âgé | 41 % | 7,8 % | 0,2 % |
| 23 | Votre lettre d’octobre | 16 % | 0,8 % | 0,7 % |

Vous reprenez la lettre. Le numéro 24 part dans dix jours.'),
    pg_temp.message('nora', 'Ce que veut la direction', 'Nora Teissier', 'Directrice de la communication', 4, 'Bonjour ! On me demande de parler, dans le numéro 24 :

- du nouveau logo,
- de l’ouverture de l’antenne de Givors,
- de la campagne de vaccination contre la grippe,
- du portrait d’un infirmier,
- du rapport d’activité.

Je sais, c’est trop. Dites-moi ce que vous gardez, et **défendez-le** : je porterai votre choix en réunion.'),
    pg_temp.quiz('chiffres', 'Lire le tableau',
      pg_temp.question('q1', 'Qu’est-ce qui distingue le numéro 22 ?', array['Il est parti en août', 'Son objet dit à qui il sert et à quoi', 'Il est plus long'], 'b', 'Un objet utile, un lecteur précis, un moment. La saison a aidé ; ce n’est pas elle qui a écrit l’objet.'),
      pg_temp.question('q2', 'Peut-on affirmer que l’objet seul explique les 41 % ?', array['Oui', 'Non : le sujet et la canicule ont changé en même temps'], 'b', 'Deux choses ont bougé à la fois. C’est pour cela qu’on teste un seul changement à la fois.'),
      pg_temp.question('q3', 'Que faut-il pour écrire aux proches sans écrire aux soignants ?', array['Savoir qui est qui, avec une base légale pour s’en servir', 'Une seconde adresse d’expéditeur', 'Rien : on peut le deviner à l’adresse'], 'a', 'On segmente avec ce que les gens ont donné pour cela. Deviner l’état de santé de quelqu’un n’est pas une option.')),
    pg_temp.decision('lecteur', 'À qui parle le numéro 24 ?', 'Une lettre qui parle à tout le monde ne parle à personne. Choisissez votre lecteur principal.',
      pg_temp.choice('proches', 'Aux proches qui aident un parent', '5 100 abonnés sur 9 200. Ce sont aussi ceux qui répondent.'),
      pg_temp.choice('patients', 'Aux patients', '2 600 abonnés. Beaucoup se font lire la lettre par quelqu’un.'),
      pg_temp.choice('soignants', 'Aux soignants du réseau', '1 500 abonnés. Ils reçoivent déjà une note interne chaque semaine.')),
    pg_temp.deliverable('numero', 'Le numéro 24', 'text', true, 'Écrivez-le en entier : **objet, texte d’aperçu, et 250 à 350 mots**. Un sujet principal, un seul bouton. En fin de texte, deux lignes à Nora : ce que vous n’avez pas gardé, et pourquoi.'),
    pg_temp.deliverable('test', 'Votre test', 'text', true, 'Proposez **un** test A/B sur ce numéro : ce qui change, ce qui ne change pas, sur combien de personnes, la mesure, et ce que vous ferez dans chaque cas. 150 mots suffisent.')
  ],
  true,
  array[
    pg_temp.criterion('lecteur', 'Le lecteur', 30,
      'À reprendre|On ne sait pas à qui l’on parle.',
      'Solide|Un lecteur, une utilité.',
      'Remarquable|On le voit lire.'),
    pg_temp.criterion('texte', 'Le texte', 30,
      'À reprendre|Institutionnel ou confus.',
      'Solide|Clair, court, un seul appel à l’action.',
      'Remarquable|On a envie de le transmettre.'),
    pg_temp.criterion('test', 'Le test', 25,
      'À reprendre|Plusieurs changements à la fois.',
      'Solide|Un seul changement, une mesure, une décision.',
      'Remarquable|Dit aussi ce que le test ne dira pas.'),
    pg_temp.criterion('choix', 'Les choix', 15,
      'À reprendre|Tout est gardé.',
      'Solide|Le tri est expliqué.')
  ],
  'Le choix du lecteur est libre, mais il doit se voir dans chaque phrase. Pour la grippe, vérifiez qu’aucune promesse de santé n’est inventée. Avec 9 200 adresses, deux groupes de 1 500 suffisent pour un écart de cinq points.',
  array[
    'Remplacez « nous » par « vous » et relisez : qu’est-ce qui reste ?',
    'Deux choses changent entre A et B : laquelle aura gagné ?',
    'Cet objet, je l’ouvre.'
  ]
);

select pg_temp.mission(
  8, '0f000000-0000-4000-8000-000000000001', 'fa000000-0000-4000-8000-000000000001', 38,
  'L’écran d’une borne de tri',
  'Une borne de tri de quartier a un écran que personne ne comprend. Observez cinq usagers, trouvez ce qui les arrête, et redessinez le premier écran avec ses mots.',
  'design', 'beginner', 'fr', 3, 6, array['ux-research', 'ux-design', 'accessibility', 'prototyping'],
  array[
    pg_temp.brief('contexte', 'La borne de la place Gambier', 'La ville imaginaire de **Port-Lanvec** a posé douze bornes de tri. On y dépose verre, textile et petits appareils ; l’écran ouvre la bonne trappe.

Dépôts réussis : **54 %**. Le reste finit au pied de la borne.

L’écran d’accueil, aujourd’hui :

> **BIENVENUE — SYSTÈME DE COLLECTE MULTIFLUX**
> [ FLUX A ]   [ FLUX B ]   [ FLUX C ]   [ IDENTIFICATION ]
> Veuillez sélectionner un flux ou vous identifier pour cumuler des points.

L’écran fait 10 pouces, à 1,20 m du sol, en plein soleil l’après-midi.'),
    pg_temp.brief('carnet', 'Mon carnet d’observation', 'Samedi, une heure sur place. Je n’ai rien dit, j’ai noté.

1. **Une dame avec un cabas de bocaux.** Lit, relit, appuie sur « Identification ». On lui demande un numéro. Elle pose le cabas par terre et s’en va.
2. **Deux adolescents, un grille-pain.** « C’est quoi, un flux ? » Ils essaient A, puis B. C s’ouvre. Ils rient.
3. **Un père, une poussette.** Une seule main libre. Il se penche pour faire de l’ombre avec sa tête.
4. **Un homme en fauteuil.** L’écran est à sa hauteur. Les boutons du haut, non.
5. **Une touriste.** Cherche une langue. Elle sort son téléphone pour traduire l’écran.'),
    pg_temp.message('elu', 'La mairie vous écrit', 'Soizic Le Dantec', 'Adjointe à la propreté', 5, 'Bonjour,

Nous tenons au **programme de points** : il a été voté. L’identification doit rester.

En revanche, rien ne dit qu’elle doit être le premier écran. Si vous avez un argument, je le défendrai.'),
    pg_temp.quiz('constats', 'Ce que dit le carnet',
      pg_temp.question('q1', 'Que montre le cas des adolescents ?', array['Ils ne sont pas sérieux', 'Le mot « flux » n’appartient pas à leur langue', 'La borne est lente'], 'b', 'Ils ont réussi par essais successifs : le mot ne les a pas aidés. C’est un constat ; le reste est une opinion.'),
      pg_temp.question('q2', 'Quels constats viennent du lieu plutôt que des mots ?', array['Le soleil sur l’écran', 'Une seule main libre', '« Identification » demande un numéro'], 'ab', 'Le contraste, la taille des cibles et leur place comptent autant que le texte.')),
    pg_temp.decision('points', 'L’identification', 'Où placez-vous l’identification ?',
      pg_temp.choice('avant', 'Avant le dépôt, mais plus petite', 'La dame aux bocaux hésite encore : elle croit qu’il faut un compte.'),
      pg_temp.choice('apres', 'Après le dépôt : « Vous voulez vos points ? »', 'Le dépôt est fait. Un usager sur trois prend dix secondes pour ses points.'),
      pg_temp.choice('telephone', 'Sur le téléphone, avec un code à flasher', 'Les points montent chez les plus jeunes. Les autres n’y pensent plus.')),
    pg_temp.deliverable('constats-ecrits', 'Trois constats, trois besoins', 'text', true, 'Tirez du carnet **trois constats** (ce que l’on a vu), et pour chacun le besoin qu’il révèle. Pas encore de solution.'),
    pg_temp.deliverable('ecran', 'Le nouvel écran d’accueil', 'text', true, 'Décrivez votre écran, mot pour mot : titre, boutons, ordre, tailles, langue, ce qui se passe après. Dites pour chaque choix quel constat il sert. Un croquis en lignes de texte est bienvenu.'),
    pg_temp.deliverable('maquette', 'Une maquette', 'link', false, 'Facultatif : un lien vers une maquette ou une photo de croquis.')
  ],
  true,
  array[
    pg_temp.criterion('constats', 'Des constats, pas des avis', 30,
      'À reprendre|Juge les gens ou saute à la solution.',
      'Solide|Ce qui a été vu, puis ce que cela révèle.',
      'Remarquable|Distingue ce qui revient de ce qui n’arrive qu’une fois.'),
    pg_temp.criterion('mots', 'Les mots', 25,
      'À reprendre|Ceux de l’administration.',
      'Solide|Ceux des gens : bouteilles, vêtements, appareils.',
      'Remarquable|Compris sans lire.'),
    pg_temp.criterion('lieu', 'Le lieu et les corps', 25,
      'À reprendre|Un écran de bureau.',
      'Solide|Soleil, une main, fauteuil : pris en compte.',
      'Remarquable|Dit comment le vérifier sur place.'),
    pg_temp.criterion('points', 'Les points', 20,
      'À reprendre|Supprimés, ou toujours devant.',
      'Solide|À leur place, avec un argument.')
  ],
  'Je cherche d’abord l’écoute. Un écran laid mais juste vaut mieux que l’inverse. Les trois réponses sur l’identification sont défendables ; la première demande le plus d’arguments.',
  array[
    'C’est un avis. Qu’avez-vous vu ?',
    'Quelle taille, en centimètres ? Avec une poussette, on vise mal.',
    'Vous avez gardé les mots des gens : c’est tout le métier.'
  ]
);
