import type { ShareableField } from '../contacts/model.ts'

export type LedgerKind =
  | 'viewed'
  | 'shortlisted'
  | 'unlisted'
  | 'compared'
  | 'matched'
  | 'contacted'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'revoked'
  | 'invited'
  | 'agreed'
  | 'acted_as'

/** Something that happened with the candidate's card. */
export interface LedgerEvent {
  id: number
  kind: LedgerKind
  at: string
  details: {
    fields?: ShareableField[]
    until?: string
    mission?: string
    need?: string
    purpose?: string
    reason?: string
  }
  /** Null if an administrator did it rather than a company. */
  company: string | null
  slug: string | null
  organization: string | null
}

export interface OwnShare {
  id: string
  company: string
  slug: string | null
  fields: ShareableField[]
  until: string
  since: string
  revokedAt: string | null
  /** Whether the company can see it now. */
  isActive: boolean
  conversation: string | null
}

export interface NamedCompany {
  id: string
  name: string
}

export interface Consent {
  isFindable: boolean
  /** Criteria hidden from all companies. */
  hidden: string[]
  visibility: 'private' | 'partners' | 'public'
  figures: { views: number; companies: number }
  pending: number
  excluded: NamedCompany[]
  shares: OwnShare[]
  /** The latest activity log entries. */
  events: LedgerEvent[]
}

export const eventsAtOnce = 30
