import { call } from '../../../../lib/rpc.ts'
import { useStudentsChange } from './use-students-change.ts'

export interface CohortFields {
  name: string
  startsOn: string | null
  endsOn: string | null
  department: string | null
}

/** Adds a cohort without an id, changes it with one. */
export const useSaveCohort = (id: string | null, onSuccess: () => void) =>
  useStudentsChange(
    (fields: CohortFields) => call('save_cohort', { cohort_id: id, fields }),
    onSuccess,
    'caller',
  )

export const useArchiveCohort = (onSuccess: (isArchived: boolean) => void) =>
  useStudentsChange(
    ({ id, isArchived }: { id: string; isArchived: boolean }) =>
      call('archive_cohort', { cohort_id: id, is_archived: isArchived }),
    (_, { isArchived }) => onSuccess(isArchived),
  )
