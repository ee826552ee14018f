import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../lib/database.types.ts'

export type LegalKind = Database['public']['Enums']['legal_kind']
export const legalKinds: LegalKind[] = ['privacy', 'terms']

/** Who runs the platform; empty strings for what isn't provided yet. */
export interface Operator {
  name: string
  address: string
  email: string
  /** Who is responsible for publishing and hosting; undefined if it wasn't requested. */
  director?: string
  host?: string
}

export const isComplete = ({ name, address, email, director, host }: Operator) =>
  Boolean(name && address && email && director && host)

export interface LegalPage {
  kind: LegalKind
  version: number
  published_at: string
  body_en: string
  body_fr: string
  changes_en: string
  changes_fr: string
  versions: { version: number; published_at: string }[]
  operator: Operator
}

/** A text with a newer version than the person agreed to. */
export interface LegalDue {
  kind: LegalKind
  version: number
  changes: ({ version: number } & Record<Language, string>)[]
}

export type LegalText = Database['public']['Tables']['legal_texts']['Row']
