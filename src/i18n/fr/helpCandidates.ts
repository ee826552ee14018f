import type en from '../en/helpCandidates.ts'
import type { Translation } from '../translation.ts'

export default {
  'first-mission': {
    title: 'Commencer votre première mission',
    words: 'démarrer simulation trouver catalogue essayer',
    body: `Une mission simule un vrai travail : une consigne, des messages de collègues, des décisions, de courtes questions et un livrable. Trouvez-en une dans **Missions** et filtrez par compétence, niveau, durée ou langue.

Commencez quand vous voulez. Chaque étape est enregistrée pendant que vous écrivez : vous pouvez vous arrêter et reprendre sur n’importe quel appareil. Retrouvez ce que vous avez commencé dans **Mes missions**. Les missions sont gratuites et ne sont pas des offres d’emploi.`,
  },
  'hand-in': {
    title: 'Remettre votre travail',
    words: 'rendre remettre soumettre livrable fichier envoyer déposer tentative',
    body: `Quand toutes les étapes obligatoires sont faites, relisez l’aperçu, confirmez que c’est votre propre travail et remettez-le. Il ne peut plus être modifié avant le retour.

La mission indique sous combien de jours arrive le retour. S’il tarde, des makers peuvent reprendre l’évaluation, sans connaître votre nom.`,
  },
  feedback: {
    title: 'Comprendre votre retour',
    words: 'évaluation verdict reprendre validé critère commentaire améliorer',
    body: `Le retour se lit critère par critère, avec un résumé et des commentaires sur votre texte. Il y a trois décisions possibles :

- **Validé** : votre certificat est prêt.
- **À reprendre** : ce que vous avez écrit est toujours là. Répondez aux commentaires, améliorez votre travail et remettez-le à nouveau.
- **Non validé** : le retour dit pourquoi, et propose souvent une prochaine mission.

Votre nom reste masqué jusqu’à ce que tous les critères soient évalués.`,
  },
  'show-certificate': {
    title: 'Montrer votre certificat',
    words: 'partager linkedin pdf badge site preuve',
    body: `Chaque mission validée donne un certificat qui a sa propre adresse. Depuis sa page, vous pouvez télécharger un PDF, l’ajouter à LinkedIn, placer un badge sur un autre site ou partager le lien. Sous **Progression**, **Télécharger tous les certificats** les enregistre dans un seul fichier signé (CLR) pour d’autres plateformes.

Vous choisissez quelles parties de votre travail et du retour il montre, et vous pouvez le masquer à tout moment.`,
  },
  'profile-visibility': {
    title: 'Choisir qui voit votre profil',
    words: 'privé public partenaires page masquer visibilité',
    body: `Dans **Profil**, vous choisissez qui voit votre page : vous uniquement, les partenaires (entreprises et écoles approuvées et connectées) ou tout le monde. Vous choisissez aussi les parties affichées ; l’aperçu montre ce que voient les autres.

Une page que quelqu’un n’a pas le droit d’ouvrir apparaît comme si elle n’existait pas.`,
  },
  'being-found': {
    title: 'Être visible des entreprises, ou non',
    words: 'découverte carte anonyme consentement cacher employeur recruteur',
    body: `Les entreprises ne vous trouvent que si vous activez **Les entreprises peuvent me trouver** dans **Profil → Consentement**. Les entreprises approuvées voient alors votre carte de candidat : vos compétences et leurs preuves, ce que vous cherchez et où. Ni nom, ni photo, ni adresse, ni fichier.

Vous pouvez masquer votre carte à certaines entreprises, votre employeur actuel par exemple. La même page montre qui a ouvert votre carte, ce que vous partagez et avec qui. Le calcul de la correspondance est [public](/how-matching-works).`,
  },
  'contact-requests': {
    title: 'Répondre à une demande de contact',
    words: 'entreprise accepter décliner partager retirer',
    body: `Une entreprise qui trouve votre carte peut vous envoyer une demande de contact. Vous avez sept jours pour répondre, dans **Réseau → Demandes d’entreprises**.

Si vous acceptez, vous choisissez ce qu’elle voit et jusqu’à quand, et vous pouvez vous écrire. Si vous refusez, elle n’apprend rien de vous et ne peut pas refaire de demande pendant 90 jours. Vous pouvez cesser de partager à tout moment : l’entreprise perd l’accès immédiatement.`,
  },
  'career-plan': {
    title: 'Construire votre projet professionnel',
    words: 'objectif métier visé jalon parcours compétences manquantes',
    body: `Dans **Projet professionnel**, choisissez un ou plusieurs métiers visés. Essor compare ce qu’ils demandent avec ce que vos certificats prouvent et ce que vous déclarez, et propose des missions pour combler l’écart.

Fixez des objectifs et des étapes, avec des dates ; un rappel arrive avant l’échéance. Votre projet n’est visible que par vous, sauf les notes et les métiers visés que vous partagez avec votre école.`,
  },
  'find-openings': {
    title: 'Trouver une offre',
    words: 'emploi stage alternance recherche filtre enregistrer alerte opportunités recommandée',
    body: `**Opportunités** réunit les offres auxquelles vous pouvez postuler. **Recommandées** les classe selon ce que vous pouvez prouver ; **Recherche** filtre par compétence, ville et distance, contrat, rémunération et plus encore. Chaque offre indique sa fourchette de rémunération, ses étapes et le délai de réponse.

Enregistrez une offre avec le signet. Enregistrez une recherche pour recevoir des alertes. Vous pouvez consulter les offres [sans compte](/openings) ; pour postuler, connectez-vous avec un compte candidat.`,
  },
  'apply-anonymously': {
    title: 'Postuler d’abord anonymement',
    words: 'candidature anonyme nom photo école masqué présélection lettre cv aperçu retirer',
    body: `Quand vous postulez, l’équipe de recrutement voit d’abord vos compétences, leurs preuves et vos réponses. Votre nom, votre photo, votre école, votre lettre et votre CV n’apparaissent qu’à partir de la présélection. Vous pouvez aussi donner votre nom dès le début. **Aperçu** montre exactement ce que l’équipe voit, avant et après.

Vous pouvez modifier votre candidature tant que l’équipe ne l’a pas ouverte, et la retirer à tout moment : l’équipe perd alors l’accès à tout ce que vous avez envoyé.`,
  },
  'answer-clock': {
    title: 'Quand attendre une réponse',
    words: 'délai retard rappel attente échéance jours réponse promesse',
    body: `Chaque étape d’une offre a un délai de réponse. Votre candidature, dans **Opportunités → Candidatures**, affiche la date. L’équipe n’a pas à répondre tant qu’une proposition attend votre réponse.

Nous relançons l’équipe avant la date, puis en cas de retard. Tant que trop de réponses sont en retard, l’offre n’accepte plus de candidatures. La page de l’entreprise indique la part des réponses données à temps. Si votre candidature n’est pas retenue, vous pouvez lire le motif et ce qui aurait changé la décision.`,
  },
  'human-review': {
    title: 'Demander un réexamen par une personne',
    words: 'recours décision injuste refus score correspondance humain',
    body: `Si votre candidature n’est pas retenue et que la réponse vous semble injustifiée, ouvrez la candidature et choisissez **Demander un réexamen**. Vous pouvez aussi le demander pour une correspondance calculée par une formule. C’est possible une fois par candidature.

Les responsables de l’offre lisent votre message et répondent, en général sous sept jours ; la page affiche la date. Si la décision change, votre candidature reprend son cours. L’administration voit les réponses en retard.`,
  },
  applications: {
    title: 'Suivre vos candidatures',
    words: 'tableau kanban csv importer exporter rappel entretien',
    body: `**Candidatures** est votre tableau personnel. Glissez les cartes d’une colonne à l’autre, ou utilisez le menu d’une carte. Chaque carte contient notes, contacts, fichiers, dates et historique ; ajoutez une prochaine action pour recevoir un rappel.

Vous pouvez importer un fichier CSV et exporter votre tableau. Il n’est visible que par vous, sauf les propositions que vous partagez avec votre école.`,
  },
  booster: {
    title: 'Écrire et s’entraîner avec l’accélérateur de carrière',
    words: 'lettre motivation récit cv annonce entretien enregistrement entraînement',
    body: `L’**Accélérateur de carrière** vous aide à vérifier un CV, à repérer les signaux d’alerte d’une annonce, à écrire des récits à partir de vos travaux validés et à rédiger des lettres. Il suit des règles simples, dans votre navigateur.

**L’entraînement à l’entretien** pose des questions et peut enregistrer vos réponses. Un enregistrement reste sur votre appareil tant que vous ne choisissez pas de le conserver, et il est supprimé après 90 jours. Vous êtes la seule personne à pouvoir l’écouter.`,
  },
  network: {
    title: 'Entrer en relation, écrire, bloquer et signaler',
    words: 'réseau personnes message relation harcèlement arrêter',
    body: `Dans **Réseau**, trouvez des personnes dont la page est publique, demandez-leur d’entrer en relation et écrivez-leur une fois la demande acceptée. Vous choisissez qui peut vous trouver et qui peut vous envoyer une demande.

Si quelqu’un vous importune, ouvrez le menu de sa page ou de la conversation : **Bloquer** met fin à tout contact entre vous ; **Signaler** transmet le contenu à l’administration. La personne n’est pas prévenue d’un refus, d’un blocage ou d’un signalement.`,
  },
  'school-sharing': {
    title: 'Relier votre école et choisir ce qu’elle voit',
    words: 'étudiant professeur programme université partager invitation',
    body: `Votre école vous invite par un lien valable 30 jours. En reliant votre compte, vous choisissez, partie par partie, ce que l’école voit : progression, travaux, compétences ou projet professionnel.

Dans **Profil → Écoles**, vous voyez exactement ce qu’elle voit, pouvez le modifier ou mettre fin au lien. Les programmes que votre école attribue apparaissent avec leurs échéances.`,
  },
  'talks-events-mentoring': {
    title: 'Échanges métier, événements et mentorat',
    words: 'rendez-vous réserver rencontre mentor inscription place liste d’attente',
    body: `Des makers, des candidats et des personnes qui travaillent en entreprise ou dans une école proposent des **échanges métier** : réservez un créneau, trois à la fois au plus. Un échange n’est pas un entretien.

Les **événements** peuvent avoir un nombre de places limité et une liste d’attente ; si une place se libère, elle est à vous et une notification vous prévient. Des **makers** peuvent vous accompagner : envoyez une courte demande. Sans réponse, elle expire au bout de sept jours.`,
  },
} satisfies Translation<typeof en>
