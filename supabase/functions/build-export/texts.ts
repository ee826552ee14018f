const en = {
  title: 'Your data in Essor',
  madeOn: (moment: string) => `Created on ${moment} (UTC).`,
  about:
    'This is all the data Essor holds about you. The same data is in data.json, in a form programs can read; your files are in the “files” folder. What other people wrote, and anything that identifies them, is left out where it belongs to them.',
  files: 'Your files',
  areas: {
    account: 'Account and sign-ins',
    profile: 'Profile',
    work: 'Missions, feedback and certificates',
    plan: 'Career plan',
    applications: 'Job applications',
    booster: 'Career booster',
    network: 'Network',
    messages: 'Messages',
    events: 'Events and career talks',
    discovery: 'Candidate card and contact requests',
    school: 'Schools and programs',
    organization: 'Organizations and missions you work on',
    maker: 'Portfolio, projects and mentoring',
    mails: 'Notifications and emails',
    files: 'List of files',
  },
}

export type PageTexts = typeof en

const fr: PageTexts = {
  title: 'Vos données sur Essor',
  madeOn: (moment) => `Réunies le ${moment} (UTC).`,
  about:
    'Voici tout ce qu’Essor conserve à votre sujet. Les mêmes données se trouvent dans data.json, pour les logiciels ; vos fichiers sont dans le dossier files. Ce que d’autres personnes ont écrit, et qui elles sont, n’y figure pas lorsque cela leur appartient.',
  files: 'Vos fichiers',
  areas: {
    account: 'Compte',
    profile: 'Profil',
    work: 'Missions, retours et certificats',
    plan: 'Projet professionnel',
    applications: 'Candidatures',
    booster: 'Accélérateur de carrière',
    network: 'Réseau',
    messages: 'Messages',
    events: 'Événements et échanges métier',
    discovery: 'Visibilité et demandes de contact',
    school: 'Écoles et programmes',
    organization: 'Organisations et missions auxquelles vous travaillez',
    maker: 'Portfolio, projets et mentorat',
    mails: 'Notifications et e-mails',
    files: 'Liste des fichiers',
  },
}

export const texts: Record<'en' | 'fr', PageTexts> = { en, fr }
