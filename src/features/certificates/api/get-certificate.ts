import { queryOptions } from '@tanstack/react-query'
import type { CertificateFacts } from '../../../../supabase/functions/_shared/credential.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ShownEvidence } from '../evidence.ts'

export interface Certificate {
  code: string
  isPublic: boolean
  issuedAt: string
  revokedAt: string | null
  revocationReason: string | null
  /** Whether the visitor is the holder. */
  isMine: boolean
  /** Whether the holder opens it for the first time. */
  isNew: boolean
  /** Null while the holder keeps it private. */
  facts: CertificateFacts | null
  /** What the holder chose to show; null if revoked. */
  shown: ShownEvidence | null
  /** Public pages of the mission and the company. */
  links: { mission: string | null; company: string | null } | null
  passRate: number | null
}

/** What anyone can see of a certificate; null if the code is unknown. */
export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificate', code],
    queryFn: async ({ signal }): Promise<Certificate | null> => {
      const client = await connect()
      const answer = await client.rpc('certificate_page', { wanted_code: code }).abortSignal(signal)
      return (unwrap(answer) ?? null) as unknown as Certificate | null
    },
  })
