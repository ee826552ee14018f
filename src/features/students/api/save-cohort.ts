import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useStudentsChange } from './use-students-change.ts'

export interface CohortFields {
  name: string
  startsOn: string | null
  endsOn: string | null
  department: string | null
}

export const useSaveCohort = (id: string | null, onSuccess: () => void) =>
  useStudentsChange(async (fields: CohortFields) => {
    const client = await connect()
    // A new cohort has no id yet; the generated types don't allow null here.
    unwrap(await client.rpc('save_cohort', { cohort_id: id as string, fields: { ...fields } }))
  }, onSuccess)

export const useArchiveCohort = (onSuccess: (isArchived: boolean) => void) =>
  useStudentsChange(
    async ({ id, isArchived }: { id: string; isArchived: boolean }) => {
      const client = await connect()
      unwrap(await client.rpc('archive_cohort', { cohort_id: id, is_archived: isArchived }))
    },
    (_, { isArchived }) => onSuccess(isArchived),
  )
