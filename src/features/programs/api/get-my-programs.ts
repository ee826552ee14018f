import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Mode, State } from '../model.ts'
import { programKeys } from './keys.ts'

export interface MyTask {
  id: string
  title: string
  company: string
  /** Null for missions that are only suggested. */
  state: State | null
  lateness: number
  due_on: string | null
  extension_reason: string | null
  enrollment_id: string | null
  submitted_on: string | null
  is_open: boolean
  is_proposed: boolean
  seats: number | null
  seats_by: 'order' | 'teacher'
  seats_left: number | null
  place: 'asked' | 'given' | 'refused' | null
  votes: number
  is_wanted: boolean
}

export interface MyProgram {
  id: string
  name: string
  description: string
  school: string
  starts_on: string | null
  ends_on: string | null
  mode: Mode
  choose_count: number | null
  shares_progress: boolean
  teachers: string[]
  missions: MyTask[]
}

/** The programs of the person's schools, and their progress. */
export const myProgramsQuery = (userId: string) =>
  queryOptions({
    queryKey: programKeys.mine(userId),
    queryFn: async ({ signal }): Promise<MyProgram[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_programs').abortSignal(signal)) as unknown as MyProgram[]
    },
  })
