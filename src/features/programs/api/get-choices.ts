import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Choices } from '../model.ts'
import { programKeys } from './keys.ts'

/** Cohorts and staff of the school. */
export const choicesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: programKeys.choices(organizationId),
    queryFn: async ({ signal }): Promise<Choices> => {
      const client = await connect()
      const call = client.rpc('program_choices', { organization: organizationId })
      return unwrap(await call.abortSignal(signal)) as unknown as Choices
    },
  })
