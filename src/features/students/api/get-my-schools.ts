import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { SharedFacts, ShareKind, WrittenFacts } from '../model.ts'
import { studentKeys } from './keys.ts'

export interface SchoolLink {
  school: string
  written: WrittenFacts
  linkedAt: string
  shares: ShareKind[]
  /** Whether the school sees anything at all: it exists, and hasn't recorded that the student left. */
  isActive: boolean
  /** Whether career plan notes are shared with this school. */
  notes: boolean
}

interface MySchools {
  schools: SchoolLink[]
  /** Everything that could be shared. */
  facts: SharedFacts
  invitations: { token: string; school: string; expiresAt: string }[]
}

export const mySchoolsQuery = (userId: string) =>
  queryOptions({
    queryKey: studentKeys.mine(userId),
    queryFn: async ({ signal }): Promise<MySchools> => {
      const client = await connect()
      return unwrap(await client.rpc('my_school_links').abortSignal(signal)) as unknown as MySchools
    },
    staleTime: 0,
  })
