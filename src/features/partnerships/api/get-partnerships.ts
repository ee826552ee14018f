import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { PartnershipRow } from '../model.ts'
import { partnershipKeys } from './keys.ts'

/** All partnerships of an organization, those waiting for it first. */
export const partnershipsQuery = (organization: string) =>
  queryOptions({
    queryKey: partnershipKeys.list(organization),
    queryFn: async ({ signal }): Promise<PartnershipRow[]> => {
      const client = await connect()
      const call = client.rpc('my_partnerships', { organization }).abortSignal(signal)
      return unwrap(await call) as unknown as PartnershipRow[]
    },
  })
