/** Every address of the app. Areas that exist at two addresses build theirs with `below`. */
export const paths = {
  home: '/',
  auth: '/auth',
  signUp: '/auth?tab=signup',
  forgotPassword: '/auth/forgot-password',
  newPassword: '/auth/new-password',
  /** Where links in emails lead; see supabase/templates. */
  confirmLink: '/auth/confirm',
  adminAccess: '/admin-access',
  adminDashboard: '/admin-dashboard',
  dashboard: '/dashboard',
  /** Catalogs that anyone can search. */
  missions: '/missions',
  companies: '/companies',
  schools: '/schools',
  makers: '/makers',
  openings: '/openings',
  /** A mission's public page. */
  mission: (id: string) => `/missions/${id}`,
  /** An opening's page. */
  opening: (slug: string) => `/openings/${slug}`,
  /** A company's public page. */
  company: (slug: string) => `/companies/${slug}`,
  /** A maker's public page, and one of their case studies. */
  maker: (handle: string) => `/makers/${handle}`,
  makerCase: (handle: string, slug: string) => `/makers/${handle}/${slug}`,
  /** A school's public page. */
  school: (slug: string) => `/schools/${slug}`,
  /** An invitation to a team. */
  join: (id: string) => `/join/${id}`,
  /** An invitation to become an administrator. */
  joinAdministrators: (token: string) => `/join-administrators/${token}`,
  /** A school's invitation to link an account. */
  schoolInvitation: (token: string) => `/school/${token}`,
  /** A project's page for its client, who has the link but no account. */
  clientProject: (token: string) => `/client/${token}`,
  /** Where a client rates a project, once. */
  rate: (token: string) => `/rate/${token}`,
  /** Where people who can't sign in appeal a decision. */
  appeal: (token: string) => `/appeal/${token}`,
  /** What learning platforms lead to; the edge function `lti` knows these addresses. */
  platforms: '/lti',
  platformStart: '/lti/start',
  platformLaunch: '/lti/launch',
  platformRegistered: '/lti/registered',
  /** An event's public page. */
  event: (id: string) => `/events/${id}`,
  /** A person's page, for those allowed to see it. */
  person: (handle: string) => `/people/${handle}`,
  checkCertificate: '/certificates',
  howMatchingWorks: '/how-matching-works',
  /** How programs use the API. */
  developers: '/developers',
  help: '/help',
  helpArticle: (slug: string) => `/help/${slug}`,
  contact: '/contact',
  feedback: '/dashboard/feedback',
  legalAdministration: '/dashboard/legal',
  privacy: '/privacy',
  terms: '/terms',
  legalNotice: '/legal-notice',
  accessibility: '/accessibility',
  unsubscribe: '/unsubscribe',
  mailPreferences: '/dashboard/notifications/preferences',
} as const

/** Where a partner of this kind requests access. */
export const partnerSignUp = (type: 'company' | 'academia' | 'on_maker') =>
  `${paths.signUp}&as=partner&type=${type}`

export type AreaBase = typeof paths.dashboard | typeof paths.adminDashboard

/** Joins an area's address with one of its pages; the home page is the area's address itself. */
export function below(base: AreaBase, page: string): string {
  return page === '/' || page === '' ? base : `${base}/${page.replace(/^\//, '')}`
}

export function certificatePath(code: string): string {
  return `${paths.checkCertificate}/${encodeURIComponent(code)}`
}

/** The public address of a certificate: in the QR code, on LinkedIn, behind the badge. */
export function certificateAddress(code: string): string {
  return `${location.origin}${certificatePath(code)}`
}
