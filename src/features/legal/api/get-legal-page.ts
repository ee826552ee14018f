import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { LegalKind, LegalPage } from '../model.ts'

/** The current version, or the requested one; null if there is none. */
export const legalPageQuery = (kind: LegalKind, version?: number) =>
  queryOptions({
    queryKey: ['legal', 'page', kind, version],
    queryFn: async ({ signal }): Promise<LegalPage | null> => {
      const client = await connect()
      return unwrap(
        await client.rpc('legal_page', { kind, version }).abortSignal(signal),
      ) as unknown as LegalPage | null
    },
  })
