import { elided } from '../_shared/formats/elision.ts'
import { writeNumber } from '../_shared/formats/numbers.ts'
import type { Language } from './page.ts'

interface StaticPage {
  title: string
  description: string
}

export interface Texts {
  home: { title: string; description: string }
  /** Pages that say the same to everyone, by path. */
  pages: Record<string, StaticPage>
  kinds: {
    mission: string
    certificate: string
    company: string
    school: string
    maker: string
    event: string
    case: string
    profile: string
    opening: string
  }
  certificate: (mission: string) => string
  certified: (name: string, organization: string) => string
  company: (name: string) => string
  school: (name: string) => string
  maker: (name: string) => string
  person: (name: string) => string
  caseBy: (name: string) => string
  events: { talk: string; fair: string; workshop: string }
  difficulties: Record<string, string>
  spoken: Record<string, string>
  remotes: { on_site: string; hybrid: string; remote: string }
  revoked: string
  // As in the app, for a page's first lines:
  firstLines: { site: string; signIn: string; getStarted: string }
  missionPage: {
    by: (organization: string) => string
    about: string
    facts: string
    category: string
    categories: Record<string, string>
    difficulty: string
    expected: string
    hours: (count: number) => string
    signUp: string
    signIn: string
    free: string
  }
  openingPage: {
    by: (organization: string) => string
    about: string
    facts: string
    pay: string
    payFor: Record<'hour' | 'month' | 'year', (range: string) => string>
    place: string
    contract: string
    contracts: Record<string, string>
    apply: string
    note: string
  }
  certificatePage: {
    code: (code: string) => string
    awarded: string
    completed: string
    by: (organization: string) => string
    setBy: (organization: string) => string
    issued: (day: string) => string
  }
}

const english: Texts = {
  home: {
    title: 'Connect Talent with Opportunity',
    description: 'Simulated missions, real feedback, certificates anyone can verify.',
  },
  pages: {
    '/missions': {
      title: 'Missions',
      description:
        'Simulated missions set by companies and makers. Complete one, get feedback, and earn a certificate when your work is validated.',
    },
    '/openings': {
      title: 'Openings',
      description:
        'Jobs, internships and apprenticeships that state the pay range, the hiring stages and when you’ll get an answer. Search by skill, location or contract.',
    },
    '/companies': {
      title: 'Companies',
      description: 'Companies on Essor, their open missions, and how often they give feedback on time.',
    },
    '/schools': {
      title: 'Schools',
      description: 'Schools on Essor, with their departments, events and partners.',
    },
    '/makers': {
      title: 'Makers',
      description:
        'Independent professionals who work for clients, review candidates’ work and mentor people at the start of their careers.',
    },
    '/certificates': {
      title: 'Verify a certificate',
      description: 'Verify a certificate from Essor by its code or file. No account needed.',
    },
    '/help': {
      title: 'Help center',
      description: 'Short answers about accounts, missions, feedback, certificates and privacy on Essor.',
    },
    '/developers': {
      title: 'API for developers',
      description: 'Read missions, submissions, programs, openings and applications from your own software.',
    },
    '/how-matching-works': {
      title: 'How matching works',
      description:
        'A company describes an opening. Both sides see how well a candidate card meets it, and why.',
    },
    '/contact': {
      title: 'Contact',
      description: 'Write to the people who run Essor. A person will reply by email.',
    },
    '/privacy': {
      title: 'Privacy policy',
      description:
        'What data Essor holds about you, why, who sees it, for how long, and what your rights are.',
    },
    '/terms': {
      title: 'Terms of use',
      description:
        'The agreement between you and Essor: accounts, missions, feedback, certificates and fair play.',
    },
    '/legal-notice': {
      title: 'Legal notice',
      description: 'Who publishes this platform, who is responsible for it, and who hosts it.',
    },
    '/accessibility': {
      title: 'Accessibility',
      description: 'How accessible Essor is, how we test it, its known limits, and how to report a problem.',
    },
  },
  kinds: {
    mission: 'Mission',
    certificate: 'Certificate',
    company: 'Company',
    school: 'School',
    maker: 'Maker',
    event: 'Event',
    case: 'Case study',
    profile: 'Profile',
    opening: 'Opening',
  },
  certificate: (mission) => `Certificate for ${mission}`,
  certified: (name, organization) => `${name} · ${organization}. Anyone can verify this certificate.`,
  company: (name) => `${name} on Essor: open missions and responsiveness.`,
  school: (name) => `${name} on Essor: departments, events and partners.`,
  maker: (name) => `${name}, independent maker on Essor: key skills, portfolio, availability and missions.`,
  person: (name) => `${name}’s profile on Essor.`,
  caseBy: (name) => `Case study by ${name}`,
  events: { talk: 'Talk', fair: 'Fair', workshop: 'Workshop' },
  difficulties: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  spoken: { en: 'English', fr: 'French' },
  remotes: { on_site: 'On-site', hybrid: 'Hybrid', remote: 'Fully remote' },
  revoked: 'Revoked',
  firstLines: { site: 'Site', signIn: 'Sign In', getStarted: 'Get Started' },
  missionPage: {
    by: (organization) => `by ${organization}`,
    about: 'About this mission',
    facts: 'At a glance',
    category: 'Category',
    categories: {
      marketing: 'Marketing',
      communication: 'Communication',
      data: 'Data',
      web: 'Web',
      design: 'Design',
      product: 'Product',
      sales: 'Sales',
      support: 'Customer support',
      hr: 'Human resources',
      finance: 'Finance',
      operations: 'Operations',
      sustainability: 'Sustainability',
    },
    difficulty: 'Difficulty',
    expected: 'Expected time',
    hours: (count) => `${writeNumber('en', count)} ${count === 1 ? 'hour' : 'hours'}`,
    signUp: 'Create an account and start',
    signIn: 'I have an account',
    free: 'Free for candidates. You’ll return to this mission.',
  },
  openingPage: {
    by: (organization) => `by ${organization}`,
    about: 'About this opening',
    facts: 'At a glance',
    pay: 'Pay',
    payFor: {
      hour: (range) => `${range} an hour`,
      month: (range) => `${range} a month`,
      year: (range) => `${range} a year`,
    },
    place: 'Location',
    contract: 'Contract',
    contracts: {
      permanent: 'Permanent',
      fixed_term: 'Fixed term',
      apprenticeship: 'Apprenticeship',
      internship: 'Internship',
      temporary: 'Temporary work',
      freelance: 'Freelance',
      civic_service: 'Civic service',
    },
    apply: 'Apply',
    note: 'Free, and anonymous at first if you like. You choose what the company sees.',
  },
  certificatePage: {
    code: (code) => `Certificate ${code}`,
    awarded: 'This certifies that',
    completed: 'has completed the mission',
    by: (organization) => `set and reviewed by ${organization}`,
    setBy: (organization) => `set by ${organization}`,
    issued: (day) => `Issued on ${day}`,
  },
}

const french: Texts = {
  home: {
    title: 'Le talent à la rencontre des opportunités',
    description: 'Des missions simulées, de vrais retours, des certificats que chacun peut vérifier.',
  },
  pages: {
    '/missions': {
      title: 'Missions',
      description:
        'Des missions simulées, proposées par des entreprises et des makers. Réalisez-en une, recevez un retour, et obtenez un certificat si votre travail est validé.',
    },
    '/openings': {
      title: 'Offres',
      description:
        'Emplois, stages et alternances qui indiquent la rémunération, les étapes du recrutement et le délai de réponse. Cherchez par compétence, lieu ou contrat.',
    },
    '/companies': {
      title: 'Entreprises',
      description:
        'Les entreprises présentes sur Essor, leurs missions ouvertes et la part de leurs retours donnés à temps.',
    },
    '/schools': {
      title: 'Écoles',
      description: 'Les écoles présentes sur Essor, avec leurs départements, événements et partenaires.',
    },
    '/makers': {
      title: 'Makers',
      description:
        'Des professionnels indépendants qui travaillent pour des clients, évaluent le travail des candidats et accompagnent les personnes en début de carrière.',
    },
    '/certificates': {
      title: 'Vérifier un certificat',
      description: 'Vérifiez un certificat d’Essor à l’aide de son code ou de son fichier, sans compte.',
    },
    '/help': {
      title: 'Centre d’aide',
      description:
        'Des réponses courtes sur les comptes, les missions, les retours, les certificats et la vie privée sur Essor.',
    },
    '/developers': {
      title: 'API pour les développeurs',
      description:
        'Lisez missions, travaux remis, programmes, offres et candidatures depuis vos propres logiciels.',
    },
    '/how-matching-works': {
      title: 'Comment fonctionne la mise en relation',
      description:
        'Une entreprise décrit une offre. Les deux parties voient à quel point une carte de candidat y répond, et pourquoi.',
    },
    '/contact': {
      title: 'Contact',
      description: 'Écrivez aux personnes qui font vivre Essor. Une personne vous répondra par e-mail.',
    },
    '/privacy': {
      title: 'Politique de confidentialité',
      description:
        'Quelles données Essor conserve à votre sujet, pourquoi, qui les voit, combien de temps, et quels sont vos droits.',
    },
    '/terms': {
      title: 'Conditions d’utilisation',
      description:
        'L’accord entre vous et Essor : comptes, missions, retours, certificats et respect mutuel.',
    },
    '/legal-notice': {
      title: 'Mentions légales',
      description: 'Qui édite cette plateforme, qui en est responsable et qui l’héberge.',
    },
    '/accessibility': {
      title: 'Accessibilité',
      description:
        'Le niveau d’accessibilité d’Essor, nos tests, les limites connues et comment nous en parler.',
    },
  },
  kinds: {
    mission: 'Mission',
    certificate: 'Certificat',
    company: 'Entreprise',
    school: 'École',
    maker: 'Maker',
    event: 'Événement',
    case: 'Étude de cas',
    profile: 'Profil',
    opening: 'Offre',
  },
  certificate: (mission) => `Certificat pour ${mission}`,
  certified: (name, organization) => `${name} · ${organization}. Chacun peut vérifier ce certificat.`,
  company: (name) => `${name} sur Essor : missions ouvertes et réactivité.`,
  school: (name) => `${name} sur Essor : départements, événements et partenaires.`,
  maker: (name) =>
    `${name}, maker indépendant sur Essor : compétences clés, portfolio, disponibilité et missions.`,
  person: (name) => `Le profil ${elided('de', name)} sur Essor.`,
  caseBy: (name) => `Étude de cas ${elided('de', name)}`,
  events: { talk: 'Conférence', fair: 'Salon', workshop: 'Atelier' },
  difficulties: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
  spoken: { en: 'Anglais', fr: 'Français' },
  remotes: { on_site: 'Sur site', hybrid: 'Hybride', remote: 'Entièrement à distance' },
  revoked: 'Révoqué',
  firstLines: { site: 'Site', signIn: 'Se connecter', getStarted: 'Commencer' },
  missionPage: {
    by: (organization) => `par ${organization}`,
    about: 'À propos de cette mission',
    facts: 'En bref',
    category: 'Catégorie',
    categories: {
      marketing: 'Marketing',
      communication: 'Communication',
      data: 'Données',
      web: 'Web',
      design: 'Design',
      product: 'Produit',
      sales: 'Vente',
      support: 'Service client',
      hr: 'Ressources humaines',
      finance: 'Finance',
      operations: 'Opérations',
      sustainability: 'Développement durable',
    },
    difficulty: 'Difficulté',
    expected: 'Temps prévu',
    hours: (count) => `${writeNumber('fr', count)} ${count < 2 ? 'heure' : 'heures'}`,
    signUp: 'Créer un compte et commencer',
    signIn: 'J’ai déjà un compte',
    free: 'Gratuit pour les candidats. Vous reviendrez ensuite à cette mission.',
  },
  openingPage: {
    by: (organization) => `par ${organization}`,
    about: 'À propos de cette offre',
    facts: 'En bref',
    pay: 'Rémunération',
    payFor: {
      hour: (range) => `${range} de l’heure`,
      month: (range) => `${range} par mois`,
      year: (range) => `${range} par an`,
    },
    place: 'Lieu',
    contract: 'Contrat',
    contracts: {
      permanent: 'CDI',
      fixed_term: 'CDD',
      apprenticeship: 'Alternance',
      internship: 'Stage',
      temporary: 'Intérim',
      freelance: 'Freelance',
      civic_service: 'Service civique',
    },
    apply: 'Postuler',
    note: 'Gratuit, et anonyme au début si vous le souhaitez. Vous choisissez ce que l’entreprise voit.',
  },
  certificatePage: {
    code: (code) => `Certificat ${code}`,
    awarded: 'Ce document certifie que',
    completed: 'a réalisé la mission',
    by: (organization) => `proposée et évaluée par ${organization}`,
    setBy: (organization) => `proposée par ${organization}`,
    issued: (day) => `Délivré le ${day}`,
  },
}

export const texts: Record<Language, Texts> = { en: english, fr: french }
