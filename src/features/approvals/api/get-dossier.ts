import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { LogEntry } from '../../administration/api/get-admin-home.ts'
import type { OrganizationKind, OrganizationStatus } from '../../organizations/api/get-my-organizations.ts'
import type { OrganizationCheck } from '../../organizations/checks.ts'

export type MemberRole = Database['public']['Enums']['member_role']

export interface Question {
  id: string
  question: string
  askedAt: string
  askedBy: string | null
  answer: string | null
  answeredAt: string | null
}

export interface Suspension {
  id: string
  reason: string
  endsAt: string | null
  createdAt: string
  by: string | null
  reply: string | null
  repliedAt: string | null
  liftedAt: string | null
}

interface Duplicate {
  id: string
  name: string
  kind: OrganizationKind
  status: OrganizationStatus
  website: string | null
  siret: string | null
  by: ('siret' | 'name' | 'similar_name' | 'website')[]
}

/** Everything known about an organization, for the administrators who decide on it. */
export interface Dossier {
  id: string
  kind: OrganizationKind
  name: string
  slug: string
  website: string | null
  siret: string | null
  status: OrganizationStatus
  heardFrom: string | null
  createdAt: string
  updatedAt: string
  decidedAt: string | null
  decidedBy: string | null
  decisionReason: string | null
  awaitsAnswer: boolean
  verifiedUntil: string | null
  isVerified: boolean
  verification: {
    checks: (OrganizationCheck & { by: string | null; note: string })[]
    /** Automatic checks that pass right now. */
    passing: OrganizationCheck['kind'][]
  }
  verificationAskedAt: string | null
  applicant: {
    name: string
    title: string | null
    email: string
    emailConfirmed: boolean
    emailMatchesWebsite: boolean | null
    freeMail: boolean
  } | null
  duplicates: Duplicate[]
  members: {
    id: string
    name: string
    email: string
    role: MemberRole
    title: string
    emailConfirmed: boolean
  }[]
  figures: { missions: number; underWay: number; certificates: number }
  questions: Question[]
  suspensions: Suspension[]
  /** Tables whose rows prevent a merge. */
  mergeObstacles: string[]
  history: LogEntry[]
}

export const dossierQuery = (id: string) =>
  queryOptions({
    queryKey: ['approvals', 'dossier', id],
    queryFn: async ({ signal }): Promise<Dossier> => {
      const client = await connect()
      const call = client.rpc('organization_dossier', { organization_id: id }).abortSignal(signal)
      return unwrap(await call) as unknown as Dossier
    },
  })
