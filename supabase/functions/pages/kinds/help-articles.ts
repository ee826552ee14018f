import type { Language } from '../page.ts'

/** Title and first paragraph of each help article; a test compares them with the web app's. */
const english: Record<string, { title: string; description: string }> = {
  'create-account': {
    title: 'Create an account',
    description: 'Open Create Account and choose whether you’re a candidate or a partner.',
  },
  'confirmation-mail': {
    title: 'I didn’t get the confirmation email',
    description:
      'Check your spam folder first. If it isn’t there, sign in with your email address and password: the page offers to resend the email. Wait a minute between attempts.',
  },
  'forgot-password': {
    title: 'I forgot my password',
    description:
      'Choose Forgot password? on the sign-in page and enter your email address. The email contains a link to choose a new password.',
  },
  'two-factor': {
    title: 'Protect your account with two-factor authentication',
    description:
      'In Account settings, under Two-factor authentication, scan the QR code with an authenticator app and enter the six digits it shows. From then on, you need a code after your password.',
  },
  sessions: {
    title: 'See where you’re signed in',
    description:
      'Account settings lists every device where you’re signed in, and when it was last used. Sign out of any you don’t recognize; it takes effect right away.',
  },
  notifications: {
    title: 'Choose which emails and push notifications you get',
    description:
      'You’re always notified in the app: the bell shows what’s new. For emails, you choose topic by topic: right away, in a daily digest, or never. You’ll find this in Account settings and under the bell icon.',
  },
  'export-or-delete': {
    title: 'Export your data or delete your account',
    description: 'You can do both in Account settings.',
  },
  'calendar-feed': {
    title: 'See your dates in your own calendar',
    description:
      'Under Account settings → Calendar feed, create your private address and subscribe to it in Google Calendar, Apple Calendar, Outlook or any other calendar. The page says how.',
  },
  'check-certificate': {
    title: 'Check whether a certificate is genuine',
    description:
      'Open Verify a certificate and enter its code, or scan the QR code on the document. You don’t need an account.',
  },
  'language-and-keyboard': {
    title: 'Language, dark theme and keyboard',
    description:
      'Switch between English and French, and between light and dark, at the top of every page. You won’t lose what you’ve typed.',
  },
  'first-mission': {
    title: 'Start your first mission',
    description:
      'A mission simulates a piece of real work: a brief, messages from colleagues, decisions, short questions and something to deliver. Find one under Missions and filter by skill, level, hours or language.',
  },
  'hand-in': {
    title: 'Submit your work',
    description:
      'When all required steps are complete, check the overview, confirm that it’s your own work, and submit it. You can’t change it until you get feedback.',
  },
  feedback: {
    title: 'Understand your feedback',
    description:
      'You get feedback on each criterion, with a summary and comments on your text. There are three verdicts:',
  },
  'show-certificate': {
    title: 'Show your certificate',
    description:
      'Each validated mission gives you a certificate with its own address. From its page you can download a PDF, add it to LinkedIn, put a badge on another website, or share the link. Under Progress, Download all certificates saves them as one signed file (CLR) for other platforms.',
  },
  'profile-visibility': {
    title: 'Choose who sees your profile',
    description:
      'On Profile you choose between Only me, Partners (approved companies and schools that are signed in) and Everyone. You also choose which parts are shown. View as a visitor shows what others see.',
  },
  'being-found': {
    title: 'Let companies find you, or not',
    description:
      'Companies can only find you if you turn on Companies can find me under Profile → Consent. Approved companies then see your candidate card: your skills and their proof, what you’re looking for, and where. It shows no name, photo, address or files.',
  },
  'contact-requests': {
    title: 'Reply to a contact request',
    description:
      'A company that finds your card can send you a contact request. You have seven days to reply, under Networking → Company requests.',
  },
  'career-plan': {
    title: 'Plan your career',
    description:
      'Under Career Plan, choose one or more target jobs. Essor compares what they require with what your certificates prove and what you’ve added yourself, and suggests missions to close the gap.',
  },
  applications: {
    title: 'Track your job applications',
    description:
      'Job Applications is your own board. Drag cards between columns, or use a card’s menu. Each card has notes, contacts, files, dates and a history; set a next action to get a reminder.',
  },
  booster: {
    title: 'Write and practice with the Career Booster',
    description:
      'The Career Booster helps you check a résumé, spot warning signs in a job posting, turn validated work into stories and write letters. It uses simple rules and runs in your browser.',
  },
  network: {
    title: 'Connect, message, block and report',
    description:
      'Under Networking, find people with a public page, ask them to connect, and message them once they accept. You choose who can find you and who can send you requests.',
  },
  'school-sharing': {
    title: 'Link your school and choose what it sees',
    description:
      'Your school invites you with a link that is valid for 30 days. When you link your account, you choose what the school sees: progress, work, skills or career.',
  },
  'talks-events-mentoring': {
    title: 'Career talks, events and mentoring',
    description:
      'Makers, candidates and people at companies and schools offer career talks: book a slot, up to three at a time. A talk isn’t an interview.',
  },
  'request-access': {
    title: 'Request access as a partner',
    description:
      'After you’ve confirmed your email address, an administrator reviews your request: name, website, SIRET if you provided one, and whether your email address matches the website. In the meantime, your start page shows its status.',
  },
  team: {
    title: 'Work as a team',
    description:
      'Under Team, owners invite team members by email. Owners manage the team and everything else; recruiters write missions and look for candidates; reviewers give feedback.',
  },
  'write-mission': {
    title: 'Write and publish a mission',
    description:
      'Under Missions, create one with details, steps and a rubric whose weights add up to 100%. The editor shows what’s missing; only a complete mission can be published.',
  },
  'review-work': {
    title: 'Review work fairly',
    description:
      'Reviews shows submissions waiting for feedback, with their due dates. Claim one: it’s reserved for you for 30 minutes, and longer while you keep working. The candidate’s name is hidden until you’ve rated every criterion.',
  },
  'find-candidates': {
    title: 'Find candidates and send contact requests',
    description:
      'Under Candidates, search candidate cards by skill, proof, location and availability. Describe an opening to see matches with their reasons; the rules are public. Save people in talent pools; they’re removed after 12 months unless you keep them longer.',
  },
  figures: {
    title: 'Why some numbers are hidden',
    description:
      'Analytics counts what really happened. Numbers about one to four people are never shown, and neither is anything they could be calculated from; numbers across several missions are rounded down to the nearest five.',
  },
  'import-students': {
    title: 'Import your students',
    description:
      'Under Students, import a list: match the columns, review each line, fix what’s marked, and import. Students already known by number or email address are updated; empty cells change nothing. You can undo an import.',
  },
  programs: {
    title: 'Assign a program',
    description:
      'A program is a set of missions with due dates for a cohort. Students are notified when it’s assigned, before a due date and when they’re late; you can give a student more time with a reason. When students are late, use Remind on the program’s page to write to all of them, at most once every three days. Duplicate copies the missions to a new program for the next cohort.',
  },
  'learning-platforms': {
    title: 'Connect Moodle, Canvas and others',
    description:
      'Under Integrations → Learning platform, an owner of your school connects the platform in which you run your courses. Students then open Essor from a course, without another password.',
  },
  partnerships: {
    title: 'Agree on a partnership',
    description:
      'Schools and partners propose terms to each other: which missions are open to linked students, what the partner sees about them, and for how long. Each side accepts the version it has read, or proposes another; the current terms stay in force until then.',
  },
  'maker-page': {
    title: 'Your maker page and portfolio',
    description:
      'Under Maker Profile, write your page and decide when to show it. Portfolio contains case studies: the problem, what you did and the result, with images.',
  },
  'projects-and-clients': {
    title: 'Projects, time and clients',
    description:
      'Projects is a board from Planning to Done, with tasks, a timer and a budget. A link shows one project to its client, without an account. You can revoke it at any time.',
  },
  'mentor-and-review': {
    title: 'Mentor candidates and help with reviews',
    description:
      'Offer mentoring under Mentoring: say how many spots you have, reply to requests within seven days, set goals together and plan sessions. Only you can read your private notes.',
  },
  'answer-inbox': {
    title: 'Reply to messages and feedback',
    description:
      'Inbox contains messages from the contact page and feedback. Assign a message so other administrators know who’s handling it, reply to it, or archive it.',
  },
  'change-legal-texts': {
    title: 'Publish new terms or a new privacy policy',
    description:
      'Legal texts starts a draft from the current version, in both languages. Check the preview, say what’s new, and decide whether people must agree again. Published versions can’t be changed.',
  },
  'find-openings': {
    title: 'Find an opening',
    description:
      'Opportunities lists openings you can apply to. Recommended ranks them by what you can prove; Search filters by skill, city and distance, contract, pay and more. Every opening states its pay range, its stages and when you’ll get an answer.',
  },
  'apply-anonymously': {
    title: 'Apply anonymously first',
    description:
      'When you apply, the hiring team first sees your skills, their proof and your answers. Your name, photo, school, letter and résumé appear only once you’re shortlisted. You can also choose to show your name from the start. Preview shows exactly what the team sees, before and after.',
  },
  'answer-clock': {
    title: 'When to expect an answer',
    description:
      'At each stage, the hiring team has a set number of days to answer. Your application, under Opportunities → Applications, shows the date. No answer is due from the team while an offer is waiting for yours.',
  },
  'human-review': {
    title: 'Ask for a human review',
    description:
      'If you weren’t selected and think the answer is wrong, open the application and use Request a human review. You can also ask about a match score that a formula calculated. You can ask once for each application.',
  },
  'publish-opening': {
    title: 'Publish an opening',
    description:
      'Under Openings, describe the job, its must-haves, location and contract. A pay range is required: everyone who can see the opening sees it, and it can’t be below the legal minimum. Choose the stages and how many days you’ll take to answer at each. The editor points out what’s missing and wording that could put people off.',
  },
  'read-applications': {
    title: 'Read applications anonymously and answer on time',
    description:
      'Only the opening’s hiring team reads its applications. Leads decide; other members read, comment and score. Until you shortlist someone, you see their skills, proof and answers, but not their name, photo, school, letter or résumé.',
  },
  'interviews-offers': {
    title: 'Interview candidates and send offers',
    description:
      'Propose up to six interview times to someone on the shortlist; the candidate books one or asks for others. You can add interviews to your calendar and keep notes that only the team reads.',
  },
  'recommend-openings': {
    title: 'Recommend openings to students',
    description:
      'Openings lists the openings that companies share with your school, and your partners’ public ones. Recommend one to cohorts or programs, with a short message if you like. Enrolled students with an account get a notification and see your school’s name next to the opening.',
  },
  'placements-agreements': {
    title: 'Placements and internship agreements',
    description:
      'Under Openings → Placements, you see how many of your students were hired through openings, by contract, cohort and year. Each student counts once. You see the names of those who share their placement; other groups of fewer than five are hidden.',
  },
}

const french: typeof english = {
  'create-account': {
    title: 'Créer un compte',
    description: 'Ouvrez Créer mon compte et choisissez entre candidat et partenaire.',
  },
  'confirmation-mail': {
    title: 'L’e-mail de confirmation n’arrive pas',
    description:
      'Regardez d’abord dans les courriers indésirables. S’il n’y est pas, connectez-vous avec votre adresse et votre mot de passe : la page propose de renvoyer l’e-mail. Attendez une minute entre deux tentatives.',
  },
  'forgot-password': {
    title: 'J’ai oublié mon mot de passe',
    description:
      'Choisissez Mot de passe oublié ? sur la page de connexion et saisissez votre adresse. L’e-mail contient un lien pour choisir un nouveau mot de passe.',
  },
  'two-factor': {
    title: 'Protéger votre compte par l’authentification à deux facteurs',
    description:
      'Dans les Réglages du compte, section Authentification à deux facteurs, scannez le QR code avec une application d’authentification et saisissez les six chiffres affichés. Un code est ensuite demandé après le mot de passe.',
  },
  sessions: {
    title: 'Voir vos sessions ouvertes',
    description:
      'Les Réglages du compte montrent chaque appareil connecté et sa dernière utilisation. Fermez les sessions que vous ne reconnaissez pas ; la déconnexion est immédiate.',
  },
  notifications: {
    title: 'Choisir les e-mails et les notifications push que vous recevez',
    description:
      'Dans l’application, une notification vous prévient toujours : la cloche montre ce qui est nouveau. Pour les e-mails, vous choisissez sujet par sujet : tout de suite, dans un résumé quotidien ou jamais. Vous trouverez ce choix dans les Réglages du compte ou en ouvrant la cloche.',
  },
  'export-or-delete': {
    title: 'Exporter vos données ou supprimer votre compte',
    description: 'Les deux se trouvent dans les Réglages du compte.',
  },
  'calendar-feed': {
    title: 'Retrouver vos dates dans votre propre agenda',
    description:
      'Sous Paramètres du compte → Flux d’agenda, créez votre adresse privée et abonnez-vous-y dans Google Agenda, Apple Calendrier, Outlook ou tout autre agenda. La page explique comment.',
  },
  'check-certificate': {
    title: 'Vérifier un certificat',
    description:
      'Ouvrez Vérifier un certificat et saisissez son code, ou scannez le QR code du document. Aucun compte n’est nécessaire.',
  },
  'language-and-keyboard': {
    title: 'Langue, thème sombre et clavier',
    description:
      'Passez du français à l’anglais, et du clair au sombre, en haut de chaque page. Vous ne perdez pas ce que vous avez saisi.',
  },
  'first-mission': {
    title: 'Commencer votre première mission',
    description:
      'Une mission simule un vrai travail : une consigne, des messages de collègues, des décisions, de courtes questions et un livrable. Trouvez-en une dans Missions et filtrez par compétence, niveau, durée ou langue.',
  },
  'hand-in': {
    title: 'Remettre votre travail',
    description:
      'Quand toutes les étapes obligatoires sont faites, relisez l’aperçu, confirmez que c’est votre propre travail et remettez-le. Il ne peut plus être modifié avant le retour.',
  },
  feedback: {
    title: 'Comprendre votre retour',
    description:
      'Le retour se lit critère par critère, avec un résumé et des commentaires sur votre texte. Il y a trois décisions possibles :',
  },
  'show-certificate': {
    title: 'Montrer votre certificat',
    description:
      'Chaque mission validée donne un certificat qui a sa propre adresse. Depuis sa page, vous pouvez télécharger un PDF, l’ajouter à LinkedIn, placer un badge sur un autre site ou partager le lien. Sous Progression, Télécharger tous les certificats les enregistre dans un seul fichier signé (CLR) pour d’autres plateformes.',
  },
  'profile-visibility': {
    title: 'Choisir qui voit votre profil',
    description:
      'Dans Profil, vous choisissez qui voit votre page : vous uniquement, les partenaires (entreprises et écoles approuvées et connectées) ou tout le monde. Vous choisissez aussi les parties affichées ; l’aperçu montre ce que voient les autres.',
  },
  'being-found': {
    title: 'Être visible des entreprises, ou non',
    description:
      'Les entreprises ne vous trouvent que si vous activez Les entreprises peuvent me trouver dans Profil → Consentement. Les entreprises approuvées voient alors votre carte de candidat : vos compétences et leurs preuves, ce que vous cherchez et où. Ni nom, ni photo, ni adresse, ni fichier.',
  },
  'contact-requests': {
    title: 'Répondre à une demande de contact',
    description:
      'Une entreprise qui trouve votre carte peut vous envoyer une demande de contact. Vous avez sept jours pour répondre, dans Réseau → Demandes d’entreprises.',
  },
  'career-plan': {
    title: 'Construire votre projet professionnel',
    description:
      'Dans Projet professionnel, choisissez un ou plusieurs métiers visés. Essor compare ce qu’ils demandent avec ce que vos certificats prouvent et ce que vous déclarez, et propose des missions pour combler l’écart.',
  },
  applications: {
    title: 'Suivre vos candidatures',
    description:
      'Candidatures est votre tableau personnel. Glissez les cartes d’une colonne à l’autre, ou utilisez le menu d’une carte. Chaque carte contient notes, contacts, fichiers, dates et historique ; ajoutez une prochaine action pour recevoir un rappel.',
  },
  booster: {
    title: 'Écrire et s’entraîner avec l’accélérateur de carrière',
    description:
      'L’Accélérateur de carrière vous aide à vérifier un CV, à repérer les signaux d’alerte d’une annonce, à écrire des récits à partir de vos travaux validés et à rédiger des lettres. Il suit des règles simples, dans votre navigateur.',
  },
  network: {
    title: 'Entrer en relation, écrire, bloquer et signaler',
    description:
      'Dans Réseau, trouvez des personnes dont la page est publique, demandez-leur d’entrer en relation et écrivez-leur une fois la demande acceptée. Vous choisissez qui peut vous trouver et qui peut vous envoyer une demande.',
  },
  'school-sharing': {
    title: 'Relier votre école et choisir ce qu’elle voit',
    description:
      'Votre école vous invite par un lien valable 30 jours. En reliant votre compte, vous choisissez, partie par partie, ce que l’école voit : progression, travaux, compétences ou projet professionnel.',
  },
  'talks-events-mentoring': {
    title: 'Échanges métier, événements et mentorat',
    description:
      'Des makers, des candidats et des personnes qui travaillent en entreprise ou dans une école proposent des échanges métier : réservez un créneau, trois à la fois au plus. Un échange n’est pas un entretien.',
  },
  'request-access': {
    title: 'Demander l’accès en tant que partenaire',
    description:
      'Après confirmation de votre adresse, l’administration examine la demande : nom, site, SIRET s’il est indiqué, et correspondance entre l’adresse et le site. D’ici là, votre page d’accueil en montre l’état.',
  },
  team: {
    title: 'Travailler en équipe',
    description:
      'Dans Équipe, les propriétaires invitent des collègues par e-mail. Les propriétaires gèrent l’équipe et tout le reste ; les recruteurs écrivent des missions et cherchent des candidats ; les évaluateurs donnent des retours.',
  },
  'write-mission': {
    title: 'Écrire et publier une mission',
    description:
      'Dans Missions, créez-en une : informations, étapes et grille d’évaluation dont les poids font 100 %. L’éditeur indique ce qui manque ; seule une mission complète peut être publiée.',
  },
  'review-work': {
    title: 'Évaluer avec équité',
    description:
      'Évaluations montre les travaux en attente de retour, avec leur échéance. Prenez un travail en charge : il vous est réservé trente minutes, et plus longtemps tant que vous y travaillez. Le nom reste masqué jusqu’à ce que tous les critères soient évalués.',
  },
  'find-candidates': {
    title: 'Trouver des candidats et envoyer des demandes de contact',
    description:
      'Candidats permet de chercher parmi les cartes de candidat par compétence, preuve, lieu et date. Décrivez une offre pour voir les correspondances et leurs raisons ; les règles sont publiques. Enregistrez des personnes dans des viviers ; elles en sont retirées après 12 mois, sauf prolongation.',
  },
  figures: {
    title: 'Pourquoi certains chiffres sont masqués',
    description:
      'Les Statistiques comptent ce qui s’est vraiment passé. Un nombre qui concerne une à quatre personnes n’est jamais montré, ni ce qui permettrait de le calculer ; les nombres sur plusieurs missions sont arrondis au multiple de cinq inférieur.',
  },
  'import-students': {
    title: 'Importer vos étudiants',
    description:
      'Dans Étudiants, importez une liste : associez les colonnes, vérifiez chaque ligne, corrigez ce qui est signalé et importez. Les étudiants déjà connus par numéro ou adresse sont mis à jour ; une case vide ne change rien. Un import peut être annulé.',
  },
  programs: {
    title: 'Attribuer un programme',
    description:
      'Un programme est un ensemble de missions avec des échéances pour une promotion. Les étudiants sont prévenus quand il est attribué, reçoivent un rappel avant chaque échéance et sont avertis d’un retard ; vous pouvez accorder un délai avec un motif. En cas de retard, Relancer sur la page du programme écrit à tous les étudiants en retard, au plus une fois tous les trois jours. Dupliquer reprend les missions dans un nouveau programme pour la promotion suivante.',
  },
  'learning-platforms': {
    title: 'Connecter Moodle, Canvas et d’autres',
    description:
      'Dans Intégrations → Plateforme d’apprentissage, un propriétaire de votre école connecte la plateforme où se trouvent vos cours. Les étudiants ouvrent ensuite Essor depuis un cours, sans autre mot de passe.',
  },
  partnerships: {
    title: 'Convenir d’un partenariat',
    description:
      'Écoles et partenaires se proposent des conditions : quelles missions s’ouvrent aux étudiants reliés, ce que le partenaire voit d’eux et jusqu’à quand. Chaque partie accepte la version qu’elle a lue, ou en propose une autre ; les conditions actuelles restent en vigueur d’ici là.',
  },
  'maker-page': {
    title: 'Votre page de maker et votre portfolio',
    description:
      'Dans Profil de maker, écrivez votre page et décidez quand l’afficher. Le Portfolio contient des études de cas : le problème, ce que vous avez fait et le résultat, avec des images.',
  },
  'projects-and-clients': {
    title: 'Projets, temps et clients',
    description:
      'Projets est un tableau qui va de la préparation à la fin du projet, avec tâches, chronomètre et budget. Un lien montre un projet à son client, sans compte. Vous pouvez le révoquer à tout moment.',
  },
  'mentor-and-review': {
    title: 'Accompagner des candidats et aider à évaluer',
    description:
      'Proposez un mentorat dans Mentorat : indiquez combien de places vous avez, répondez sous sept jours, fixez des objectifs ensemble et planifiez des séances. Vos notes privées ne sont visibles que par vous.',
  },
  'answer-inbox': {
    title: 'Répondre aux messages et aux avis',
    description:
      'La Boîte de réception contient les messages de la page de contact et les avis. Attribuez-vous un message pour que vos collègues le sachent, répondez-y ou archivez-le.',
  },
  'change-legal-texts': {
    title: 'Publier de nouvelles conditions ou une nouvelle politique de confidentialité',
    description:
      'Textes juridiques crée un brouillon à partir de la version actuelle, dans les deux langues. Vérifiez l’aperçu, indiquez ce qui est nouveau et décidez si un nouvel accord est nécessaire. Une version publiée ne peut plus être modifiée.',
  },
  'find-openings': {
    title: 'Trouver une offre',
    description:
      'Opportunités réunit les offres auxquelles vous pouvez postuler. Recommandées les classe selon ce que vous pouvez prouver ; Recherche filtre par compétence, ville et distance, contrat, rémunération et plus encore. Chaque offre indique sa fourchette de rémunération, ses étapes et le délai de réponse.',
  },
  'apply-anonymously': {
    title: 'Postuler d’abord anonymement',
    description:
      'Quand vous postulez, l’équipe de recrutement voit d’abord vos compétences, leurs preuves et vos réponses. Votre nom, votre photo, votre école, votre lettre et votre CV n’apparaissent qu’à partir de la présélection. Vous pouvez aussi donner votre nom dès le début. Aperçu montre exactement ce que l’équipe voit, avant et après.',
  },
  'answer-clock': {
    title: 'Quand attendre une réponse',
    description:
      'Chaque étape d’une offre a un délai de réponse. Votre candidature, dans Opportunités → Candidatures, affiche la date. L’équipe n’a pas à répondre tant qu’une proposition attend votre réponse.',
  },
  'human-review': {
    title: 'Demander un réexamen par une personne',
    description:
      'Si votre candidature n’est pas retenue et que la réponse vous semble injustifiée, ouvrez la candidature et choisissez Demander un réexamen. Vous pouvez aussi le demander pour une correspondance calculée par une formule. C’est possible une fois par candidature.',
  },
  'publish-opening': {
    title: 'Publier une offre',
    description:
      'Dans Offres, décrivez le poste, ses compétences indispensables, le lieu et le contrat. La fourchette de rémunération est obligatoire : elle est visible de toute personne qui voit l’offre et ne peut pas être inférieure au minimum légal. Choisissez les étapes et le délai de réponse de chacune. L’éditeur signale ce qui manque et les formulations qui pourraient dissuader de postuler.',
  },
  'read-applications': {
    title: 'Lire les candidatures anonymement et répondre à temps',
    description:
      'Seule l’équipe de recrutement de l’offre lit ses candidatures. Les responsables décident ; les autres membres lisent, commentent et évaluent. Jusqu’à la présélection, vous voyez les compétences, les preuves et les réponses, mais ni nom, ni photo, ni école, ni lettre, ni CV.',
  },
  'interviews-offers': {
    title: 'Mener des entretiens et envoyer des propositions',
    description:
      'À une personne présélectionnée, proposez jusqu’à six créneaux ; elle en réserve un ou en demande d’autres. Vous pouvez ajouter les entretiens à votre agenda et garder des notes que seule l’équipe peut lire.',
  },
  'recommend-openings': {
    title: 'Recommander des offres aux étudiants',
    description:
      'Offres réunit les offres que des entreprises partagent avec votre école et celles, publiques, de vos partenaires. Recommandez-en à des promotions ou à des programmes, avec un court message si vous le souhaitez. Les étudiants inscrits qui ont un compte reçoivent une notification et voient le nom de votre école à côté de l’offre.',
  },
  'placements-agreements': {
    title: 'Embauches et conventions de stage',
    description:
      'Dans Offres → Embauches, vous voyez combien de vos étudiants ont été embauchés grâce à des offres, par contrat, promotion et année. Chaque étudiant compte une fois. Vous voyez le nom de ceux qui partagent leur embauche ; les autres groupes de moins de cinq personnes sont masqués.',
  },
}

export const articles: Record<Language, typeof english> = { en: english, fr: french }
