import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface Attestation {
  person: string
  name: string | null
  skill: string
  name_en: string
  name_fr: string
  note: string
  created_at: string
  attested_by: string | null
  /** Whether the person still shares something the school can attest. */
  is_shared: boolean
}

interface Page {
  attestations: Attestation[]
  is_more: boolean
}

/** The school's attestations, newest first. */
export const attestationsQuery = (organizationId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ['shared-notes', 'attestations', organizationId, search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: (last: Page, _, page: number) => (last.is_more ? page + 1 : undefined),
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const client = await connect()
      const call = client.rpc('school_attestations', {
        organization: organizationId,
        search,
        page: pageParam,
      })
      return unwrap(await call.abortSignal(signal)) as unknown as Page
    },
  })
