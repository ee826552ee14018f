import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface SchoolHome {
  students: number
  /** With an account. */
  linked: number
  programs: number
  /** Of these, those visible to students. */
  assigned: number
  partnerships: number
  /** Partner proposals awaiting an answer. */
  proposals: number
  /** Of students who share their skills; new ones in the last 30 days. */
  certificates: number
  newCertificates: number
  /** The next four. */
  events: { id: string; title: string; starts_at: string; time_zone: string; taken: number }[]
}

/** The counters on a school's home. */
export const schoolHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['school-home', userId],
    queryFn: async ({ signal }): Promise<SchoolHome> => {
      const client = await connect()
      return unwrap(await client.rpc('school_home').abortSignal(signal)) as unknown as SchoolHome
    },
  })
