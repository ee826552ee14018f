const en = {
  title: 'Your data in Essor',
  madeOn: (moment: string) => `Put together on ${moment} (UTC).`,
  about:
    'This is everything Essor holds about you. The same entries stand in data.json, for programs; your files are in the folder files. What other people wrote, and who they are, is left out where it is theirs.',
  files: 'Your files',
  areas: {
    account: 'Account',
    profile: 'Profile',
    work: 'Missions, feedback and certificates',
    plan: 'Career plan',
    applications: 'Job applications',
    booster: 'Career booster',
    network: 'Network',
    messages: 'Messages',
    events: 'Events and talks',
    discovery: 'Discovery and contact requests',
    school: 'Schools and programs',
    organization: 'Organizations and missions you work on',
    maker: 'Portfolio, projects and mentoring',
    mails: 'Notifications and mails',
    files: 'List of files',
  },
}

export type PageTexts = typeof en

const fr: PageTexts = {
  title: 'Vos données dans Essor',
  madeOn: (moment) => `Réunies le ${moment} (UTC).`,
  about:
    'Voici tout ce qu’Essor conserve à votre sujet. Les mêmes données se trouvent dans data.json, pour les logiciels ; vos fichiers sont dans le dossier files. Ce que d’autres personnes ont écrit, et qui elles sont, n’y figure pas lorsque cela leur appartient.',
  files: 'Vos fichiers',
  areas: {
    account: 'Compte',
    profile: 'Profil',
    work: 'Missions, retours et certificats',
    plan: 'Plan de carrière',
    applications: 'Candidatures',
    booster: 'Accélérateur de carrière',
    network: 'Réseau',
    messages: 'Messages',
    events: 'Événements et échanges',
    discovery: 'Visibilité et demandes de contact',
    school: 'Écoles et programmes',
    organization: 'Organisations et missions auxquelles vous travaillez',
    maker: 'Portfolio, projets et mentorat',
    mails: 'Notifications et e-mails',
    files: 'Liste des fichiers',
  },
}

export const texts: Record<'en' | 'fr', PageTexts> = { en, fr }
