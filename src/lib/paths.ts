/** Every address of the app. Areas that live below two addresses build theirs with `below`. */
export const paths = {
  home: '/',
  auth: '/auth',
  signUp: '/auth?tab=signup',
  companySignUp: '/auth?tab=signup&as=partner&type=company',
  forgotPassword: '/auth/forgot-password',
  newPassword: '/auth/new-password',
  /** Where the links of emails lead; see supabase/templates. */
  confirmLink: '/auth/confirm',
  adminAccess: '/admin-access',
  adminDashboard: '/admin-dashboard',
  dashboard: '/dashboard',
  /** A mission's page for everyone. */
  mission: (id: string) => `/missions/${id}`,
  /** A company's page for everyone. */
  company: (slug: string) => `/companies/${slug}`,
  /** An independent maker's page for everyone, and one of his case studies. */
  maker: (handle: string) => `/makers/${handle}`,
  makerCase: (handle: string, slug: string) => `/makers/${handle}/${slug}`,
  /** A school's page for everyone. */
  school: (slug: string) => `/schools/${slug}`,
  /** An invitation to a team. */
  join: (id: string) => `/join/${id}`,
  /** A school's invitation to link an account. */
  schoolInvitation: (token: string) => `/school/${token}`,
  /** A project's page for its client, who has the link and no account. */
  clientProject: (token: string) => `/client/${token}`,
  /** Where a client rates a project, once. */
  rate: (token: string) => `/rate/${token}`,
  /** Where somebody who cannot sign in objects to a decision. */
  appeal: (token: string) => `/appeal/${token}`,
  /** An event's page for everyone. */
  event: (id: string) => `/events/${id}`,
  /** A person's page, for whom it is shown to. */
  person: (handle: string) => `/people/${handle}`,
  checkCertificate: '/certificates',
  howMatchingWorks: '/how-matching-works',
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

export type AreaBase = typeof paths.dashboard | typeof paths.adminDashboard

/** Joins an area's address with one of its pages; the home page is the area's address itself. */
export function below(base: AreaBase, page: string): string {
  return page === '/' || page === '' ? base : `${base}/${page.replace(/^\//, '')}`
}

export function certificatePath(code: string): string {
  return `${paths.checkCertificate}/${encodeURIComponent(code)}`
}
