import type en from '../en/apiReference.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'API pour les développeurs',
  description:
    'Lisez missions, travaux remis, programmes, offres et candidatures depuis vos propres logiciels.',
  intro:
    'Lisez missions, travaux remis, programmes, progression, offres et candidatures depuis vos propres logiciels : avec un jeton, en HTTPS, au format JSON.',
  start: {
    title: 'Premiers pas',
    text: 'Créez un jeton personnel dans les réglages de votre compte. Pour une entreprise ou une école, les propriétaires en créent un sous Intégrations. Envoyez-le dans l’en-tête Authorization de chaque requête, jamais dans l’adresse : les adresses finissent dans des journaux, et l’API les refuse.',
    create: 'Créer un jeton personnel',
    example: 'Votre première requête',
    document: 'Document OpenAPI 3.1',
  },
  parts: {
    tokens: {
      title: 'Ce qu’un jeton peut lire',
      text: 'Un jeton permet ce que ses droits autorisent, et ne lit rien de plus que son propriétaire. Le consentement compte ici comme partout : les candidats sont anonymes jusqu’à ce que l’équipe de recrutement puisse lire leur identité, les travaux remis ne disent pas de qui ils sont, et les écoles reçoivent la progression des étudiants qui la partagent. Un jeton prend fin à son expiration ou à sa révocation, avec le compte et, pour une organisation, quand la personne qui l’a créé n’en est plus propriétaire.',
    },
    pages: {
      title: 'Pages',
      text: 'Les listes renvoient d’abord les entrées les plus récentes, 25 à la fois ou autant que l’indique « limit », jusqu’à 100. S’il en reste, « next_cursor » n’est pas null : envoyez-le comme « cursor » pour obtenir la page suivante. Les curseurs sont opaques et ne sautent ni ne répètent aucune entrée quand de nouvelles arrivent. Les réponses ont un ETag ; avec If-None-Match, une réponse inchangée devient 304.',
    },
    changes: {
      title: 'Stabilité',
      text: 'Les noms et types sous /v1 ne changent pas. De nouveaux champs et points d’accès peuvent s’ajouter : ignorez ce que vous ne connaissez pas.',
    },
  },
  errors: {
    title: 'Erreurs',
    text: 'Chaque erreur est un objet JSON avec « code », qui ne change jamais, « message » et, pour un paramètre erroné, son nom dans « parameter ».',
    status: 'Statut',
    texts: {
      s401: 'Le jeton manque, est faux, expiré ou révoqué, ou se trouvait dans l’adresse. Créez-en un nouveau.',
      s403: 'Le jeton n’a pas le droit que le point d’accès indique.',
      s404: 'Rien ne se trouve ici, ou le jeton ne peut pas le lire.',
      s409: 'Une liste de cette école est encore en cours de comparaison, ou la clé Idempotency-Key a servi pour un autre fichier.',
      s413: 'Le fichier dépasse 16 Mo.',
      s422: 'Un paramètre n’est pas valide ; « parameter » dit lequel.',
      s429: 'Plus de 300 requêtes en une minute. Attendez le nombre de secondes indiqué par Retry-After.',
    },
  },
  reference: 'Points d’accès',
  parameters: 'Paramètres',
  parameter: 'Paramètre',
  place: 'Emplacement',
  places: { path: 'adresse', query: 'requête', header: 'en-tête' },
  meaning: 'Signification',
  parameterTexts: {
    id: 'L’identifiant, tel qu’une liste le renvoie.',
    limit: 'Nombre maximal d’entrées : de 1 à 100, 25 par défaut.',
    'Idempotency-Key':
      'Choisie par vous pour chaque fichier, de 8 à 200 caractères. La même clé avec le même fichier donne la même réponse.',
    complete:
      'Indique si un fichier CSV contient tous les étudiants ; les autres sont alors partis. « false » par défaut.',
    cursor: 'Le « next_cursor » de la page précédente.',
    mission_id: 'Seulement les travaux remis pour cette mission.',
    opening_id: 'Seulement les candidatures à cette offre.',
  },
  example: 'Exemple de réponse',
  try: {
    open: 'Essayer',
    send: 'Envoyer la requête',
    token: 'Jeton d’accès pour les essais',
    tokenHint: 'Il reste sur cette page et est oublié quand vous la quittez.',
    tokenFirst: 'Saisissez d’abord un jeton d’accès ci-dessus.',
    real: 'Les requêtes sont réelles et renvoient ce que le jeton peut lire.',
    status: 'Statut {{status}}',
  },
  endpoints: {
    readMe: { title: 'Lire le jeton', text: 'Au nom de qui il agit, ce qu’il permet et jusqu’à quand.' },
    listMissions: {
      title: 'Lister les missions',
      text: 'Avec le jeton d’une entreprise, ses propres missions, brouillons compris. Avec tout autre, les missions ouvertes du catalogue ; avec celui d’une école, aussi celles que ses partenaires lui partagent.',
    },
    readMissions: { title: 'Lire une mission', text: 'Une mission de la liste.' },
    listSubmissions: {
      title: 'Lister les travaux remis',
      text: 'Avec le jeton d’une entreprise, les travaux remis pour ses missions, sans dire de qui ils sont. Avec un jeton personnel, vos propres travaux.',
    },
    readSubmissions: { title: 'Lire un travail remis', text: 'Un travail remis de la liste.' },
    listPrograms: {
      title: 'Lister les programmes',
      text: 'Avec le jeton d’une école, ses programmes. Avec un jeton personnel, ceux qui vous sont attribués.',
    },
    readPrograms: { title: 'Lire un programme', text: 'Un programme de la liste.' },
    listProgramsProgress: {
      title: 'Lister la progression d’un programme',
      text: 'Avec le jeton d’une école. Une entrée pour chaque étudiant qui partage sa progression avec elle ; les autres ne sont ni nommés ni comptés.',
    },
    listProgress: {
      title: 'Lister votre progression',
      text: 'Avec un jeton personnel : chaque mission que vous avez commencée. Les écoles lisent la progression par programme.',
    },
    listOpenings: {
      title: 'Lister les offres',
      text: 'Avec le jeton d’une entreprise, ses propres offres dans tous leurs états. Avec tout autre, les offres publiées visibles par tous.',
    },
    readOpenings: { title: 'Lire une offre', text: 'Une offre de la liste.' },
    sendRoster: {
      title: 'Envoyer une liste d’étudiants',
      text: 'Avec le jeton d’une école : un fichier CSV ou une archive OneRoster (zip), de 16 Mo au plus, dans le corps de la requête. Rien ne change avant confirmation, sauf si les propriétaires de l’école l’autorisent.',
    },
    listApplications: {
      title: 'Lister les candidatures',
      text: 'Avec le jeton d’une entreprise, les candidatures aux offres dont l’équipe compte le propriétaire qui a créé le jeton. Les candidats sont anonymes jusqu’à ce que l’équipe puisse lire leur identité. Avec un jeton personnel, les candidatures que vous avez envoyées.',
    },
    readApplications: { title: 'Lire une candidature', text: 'Une candidature de la liste.' },
  },
} satisfies Translation<typeof en>
