export type Language = 'en' | 'fr'

/** An email as stored in the queue; see `claim_mails` in the migration. */
export interface QueuedMail {
  id: string
  lease: string
  recipient: string
  kind: string
  data: Record<string, unknown>
  link: string | null
  language: Language
  topic: string
  first_name: string
  unsubscribe_token: string | null
  /** The administrators' own text for this kind and language. */
  own_subject?: string | null
  own_body?: string | null
  /** The recipient's, if they chose one. */
  time_zone?: string | null
}

/** What one kind of email says. Plain text throughout; composing escapes it. */
export interface MailText {
  subject: string
  title: string
  lines: string[]
  /** A person's own text: a reason, a message. */
  quote?: string
  /** Shown below the quotation. */
  after?: string[]
  button: string
}

/** Everything an email says in one language. */
export interface Texts {
  /** For members of a team. */
  roles: Record<string, string>
  kinds: Record<string, (data: Record<string, string>) => MailText>
  digest(count: number, more: number): { subject: string; title: string; more: string; button: string }
  greeting(firstName: string): string
  fallback: string
  automatic: string
  /** Used instead if replies reach a person. */
  repliesGoTo(name: string): string
  reason: Record<string, string>
  preferences: string
  unsubscribe: string
}
