import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { partnershipKeys } from './keys.ts'

/** Which partners see something of the caller through a school, and how much. */
export const mySchoolPartnersQuery = (userId: string) =>
  queryOptions({
    queryKey: partnershipKeys.ofMySchools(userId),
    queryFn: ({ signal }) => ask(answers, 'my_school_partners', {}, signal),
  })
