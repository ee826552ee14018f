import { call } from '../../../../lib/rpc.ts'
import { useWorkChange } from './use-work-change.ts'

interface Sent {
  reflection: string
  /** The language of the submission, if the mission has several. */
  language: string
}

/** Submits an attempt, after the statement of own work. */
export const useSubmitWork = (enrollmentId: string) =>
  useWorkChange(enrollmentId, ({ reflection, language }: Sent) =>
    call('submit_work', {
      enrollment_id: enrollmentId,
      own_work: true,
      reflection,
      written_in: language,
    }),
  )
