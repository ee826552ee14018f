import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { EvidenceChoices } from '../evidence.ts'

/** What the holder can show of their work and its feedback. */
export const choicesQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificate-choices', code],
    // Refetch each time the dialog opens.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<EvidenceChoices> => {
      const client = await connect()
      const answer = await client.rpc('certificate_choices', { wanted_code: code }).abortSignal(signal)
      return unwrap(answer) as unknown as EvidenceChoices
    },
  })
