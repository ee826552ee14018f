import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { partnershipKeys } from './keys.ts'

export interface SchoolPartner {
  /** The student's row at the school through which the partner sees something. */
  studentId: string
  /** Id of the partnership. */
  id: string
  name: string
  /** The most that the terms allow the partner to see. */
  visibility: 'aggregate' | 'named' | 'full'
  until: string
  missions: { id: string; title: string }[]
  /** What the student agreed to. */
  agreed: 'named' | 'full' | null
  agreedAt: string | null
  /** What the partner currently sees of the student. */
  sees: 'none' | 'aggregate' | 'named' | 'full'
}

/** Which partners see something of the caller through a school, and how much. */
export const mySchoolPartnersQuery = (userId: string) =>
  queryOptions({
    queryKey: partnershipKeys.ofMySchools(userId),
    queryFn: async ({ signal }): Promise<SchoolPartner[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_school_partners').abortSignal(signal)) as unknown as SchoolPartner[]
    },
  })
