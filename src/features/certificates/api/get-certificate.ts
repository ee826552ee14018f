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
  /** The visitor holds it. */
  isMine: boolean
  /** The holder looks at it for the first time. */
  isNew: boolean
  /** Nothing while the holder keeps it private. */
  facts: CertificateFacts | null
  /** What the holder chose to show; nothing of a revoked one. */
  shown: ShownEvidence | null
  /** Pages of the mission and the company that anyone may open. */
  links: { mission: string | null; company: string | null } | null
  passRate: number | null
}

/** What anyone may see of a certificate; null when there is none with this code. */
export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificate', code],
    queryFn: async ({ signal }): Promise<Certificate | null> => {
      const client = await connect()
      const answer = await client.rpc('certificate_page', { wanted_code: code }).abortSignal(signal)
      return (unwrap(answer) ?? null) as unknown as Certificate | null
    },
  })
