import type en from '../en/helpCandidates.ts'
import type { Translation } from '../translation.ts'

export default {
  'first-mission': {
    title: 'Commencer votre première mission',
    words: 'démarrer simulation trouver catalogue essayer',
    body: `Une mission simule un vrai travail : un brief, des messages de collègues, des décisions, de petites questions et quelque chose à rendre. Trouvez-en une sous **Missions** : filtrez par compétence, niveau, durée ou langue.

Commencez quand vous voulez. Chaque étape est enregistrée pendant que vous écrivez : vous pouvez vous arrêter et reprendre depuis n’importe quel appareil. Les missions sont gratuites et ne sont pas une offre d’emploi.`,
  },
  'hand-in': {
    title: 'Rendre votre travail',
    words: 'soumettre livrable fichier envoyer déposer tentative',
    body: `Quand toutes les étapes obligatoires ont une réponse, relisez l’aperçu, déclarez que c’est votre propre travail et rendez-le. Il ne peut plus être modifié avant le retour.

La mission annonce sous combien de jours le retour est promis. S’il tarde, des makers peuvent reprendre l’évaluation, sans apprendre votre nom.`,
  },
  feedback: {
    title: 'Comprendre votre retour',
    words: 'évaluation verdict reprendre validé critère commentaire améliorer',
    body: `Le retour se lit critère par critère, avec un résumé et des commentaires sur des passages de votre texte. Il y a trois verdicts :

- **Validé** : votre certificat est prêt.
- **À reprendre** : ce que vous avez écrit est toujours là. Répondez aux commentaires, améliorez et rendez de nouveau.
- **Non validé** : le retour dit pourquoi, et propose souvent une prochaine mission.

Les évaluateurs ne voient pas votre nom tant que chaque critère n’a pas son niveau.`,
  },
  'show-certificate': {
    title: 'Montrer votre certificat',
    words: 'partager linkedin pdf badge site preuve',
    body: `Chaque mission validée donne un certificat qui a sa propre adresse. Depuis sa page, vous pouvez télécharger un PDF, l’ajouter à LinkedIn, placer un badge sur un autre site ou envoyer le lien.

Vous choisissez quelles parties de votre travail et du retour il montre, et vous pouvez le masquer à tout moment.`,
  },
  'profile-visibility': {
    title: 'Choisir qui voit votre profil',
    words: 'privé public partenaires page masquer visibilité',
    body: `Dans **Profil**, vous choisissez entre vous seul, les partenaires (entreprises et écoles approuvées et connectées) et tout le monde. Vous choisissez aussi, partie par partie, ce qui est montré ; l’aperçu montre ce que voient les autres.

Une page que quelqu’un n’a pas le droit d’ouvrir apparaît comme si elle n’existait pas.`,
  },
  'being-found': {
    title: 'Être trouvé par des entreprises, ou non',
    words: 'découverte carte anonyme consentement cacher employeur recruteur',
    body: `Personne ne vous trouve si vous n’activez pas **Les entreprises peuvent me trouver** sous **Profil → Consentement**. Les entreprises approuvées trouvent alors une carte anonyme : compétences et preuves, ce que vous cherchez et où. Ni nom, ni photo, ni adresse, ni fichier.

Vous pouvez vous cacher de certaines entreprises, votre employeur actuel par exemple. La même page montre qui a ouvert votre carte et ce que vous partagez avec qui. Le calcul de la correspondance est [public](/how-matching-works).`,
  },
  'contact-requests': {
    title: 'Répondre à une demande de contact',
    words: 'entreprise accepter décliner partager retirer',
    body: `Une entreprise qui a trouvé votre carte peut demander un contact. Vous avez sept jours pour répondre, sous **Réseau**, dans les demandes.

Si vous acceptez, vous choisissez ce qu’elle voit et jusqu’à quel jour ; une conversation s’ouvre. Si vous déclinez, elle n’apprend rien de vous et ne peut plus demander pendant 90 jours. Vous pouvez retirer un partage à tout moment : l’entreprise ne voit plus rien dès son prochain clic.`,
  },
  'career-plan': {
    title: 'Construire votre projet professionnel',
    words: 'objectif métier visé jalon parcours compétences manquantes',
    body: `Sous **Projet professionnel**, choisissez un ou plusieurs métiers visés. Essor compare ce qu’ils demandent avec ce que vos certificats prouvent et ce que vous déclarez, et propose des missions pour combler l’écart.

Fixez des objectifs avec des jalons et des dates ; un rappel arrive avant l’échéance. Personne d’autre ne lit votre projet.`,
  },
  applications: {
    title: 'Suivre vos candidatures',
    words: 'tableau kanban csv importer exporter rappel entretien',
    body: `**Candidatures** est un tableau rien qu’à vous. Glissez les cartes de colonne en colonne, ou utilisez le menu d’une carte. Chaque carte contient notes, contacts, fichiers, dates et historique ; une prochaine action vous est rappelée à temps.

Vous pouvez importer une liste CSV et exporter votre tableau. Personne d’autre ne le voit.`,
  },
  booster: {
    title: 'Écrire et s’entraîner avec l’accélérateur de carrière',
    words: 'lettre motivation récit cv annonce entretien enregistrement entraînement',
    body: `L’**Accélérateur de carrière** aide par des règles simples, dans votre navigateur : vérifier un CV, lire une annonce et ses signaux d’alerte, écrire des récits à partir de travaux validés, composer des lettres.

**L’entraînement à l’entretien** pose des questions et enregistre vos réponses si vous le voulez. Un enregistrement reste sur votre appareil tant que vous ne le gardez pas, et il est supprimé après 90 jours. Personne d’autre ne l’entend.`,
  },
  network: {
    title: 'Se relier, écrire, bloquer et signaler',
    words: 'réseau personnes message relation harcèlement arrêter',
    body: `Sous **Réseau**, vous trouvez des personnes dont la page est publique, leur demandez d’entrer en relation et leur écrivez une fois acceptée. Vous choisissez qui peut vous trouver et qui peut vous demander.

Si quelqu’un vous importune, ouvrez le menu de sa page ou de la conversation : **Bloquer** met fin à tout entre vous, en silence ; **Signaler** transmet les mots aux administrateurs. Personne n’apprend qu’il a été refusé, bloqué ou signalé.`,
  },
  'school-sharing': {
    title: 'Relier votre école et choisir ce qu’elle voit',
    words: 'étudiant professeur programme université partager invitation',
    body: `Votre école vous invite par un lien valable 30 jours. En reliant votre compte, vous choisissez, partie par partie, ce que l’école voit : progression, certificats ou travaux.

Sous **Profil → Établissements**, vous voyez exactement ce qu’elle voit, le changez ou mettez fin au lien. Les programmes que votre école attribue apparaissent avec leurs échéances.`,
  },
  'talks-events-mentoring': {
    title: 'Échanges, événements et mentorat',
    words: 'rendez-vous réserver rencontre mentor inscription place liste d’attente',
    body: `Des personnes d’entreprises et d’écoles proposent des **échanges** : réservez un créneau, trois à venir au plus. Un échange n’est pas un entretien.

Les **événements** ont des places et une liste d’attente ; si une place se libère, elle est à vous et vous êtes prévenu. Des **makers** peuvent vous accompagner : demandez en quelques mots ; la réponse vient sous sept jours, sinon la demande expire.`,
  },
} satisfies Translation<typeof en>
