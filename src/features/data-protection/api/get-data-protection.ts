import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface OpenRequest {
  id: string
  userId: string
  name: string
  email: string
  about: 'certificates' | 'school' | 'organization' | 'other'
  body: string
  createdAt: string
  /** Names on the current certificates, if the request is about them. */
  certificateNames: string[] | null
}

export interface PendingDeletion {
  userId: string
  name: string
  email: string
  requestedAt: string
}

export interface RetentionRun {
  id: number
  thing: string
  days: number | null
  removed: number
  milliseconds: number
  error: string | null
  ranAt: string
}

interface DataProtection {
  requests: OpenRequest[]
  deletions: PendingDeletion[]
  runs: RetentionRun[]
}

export const dataProtectionQuery = () =>
  queryOptions({
    queryKey: ['data-protection'],
    queryFn: async ({ signal }): Promise<DataProtection> => {
      const client = await connect()
      return unwrap(await client.rpc('data_protection').abortSignal(signal)) as unknown as DataProtection
    },
  })
