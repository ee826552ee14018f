import { deviceZone } from '../../../../lib/formats/zones.ts'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Kind } from '../model.ts'
import type { Interview } from './answers.ts'

/** Interviews move the date of the next answer, and appear on the candidate's board and home. */
const refresh = [['opening-applications'], ['applications'], ['career-plan']] as const

export interface Proposal {
  kind: Kind
  minutes: number
  place: string
  words: string
  people: string[]
  slots: string[]
}

/** Proposes an interview, or other times for the one that is given. */
export const usePropose = (applicationId: string, interview: Interview | undefined, onSuccess: () => void) =>
  useChange(
    (proposal: Proposal) =>
      call('propose_interview', {
        application_id: applicationId,
        proposal: { ...proposal, zone: deviceZone() },
        interview_id: interview?.id,
        revision: interview?.revision,
      }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useBook = (interviewId: string, onSuccess: () => void) =>
  useChange(
    (slot: string) => call('book_interview', { interview_id: interviewId, slot, zone: deviceZone() }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useAskForOtherTimes = (interviewId: string, onSuccess: () => void) =>
  useChange((words: string) => call('ask_for_other_times', { interview_id: interviewId, words }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })

export const useCancel = (interviewId: string, onSuccess: () => void) =>
  useChange((words: string) => call('cancel_interview', { interview_id: interviewId, words }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })

export const useAddNote = (interviewId: string, onSuccess: () => void) =>
  useChange((body: string) => call('add_interview_note', { interview_id: interviewId, body }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })

export const useDeleteNote = () =>
  useChange((id: string) => call('delete_interview_note', { note_id: id }), { refresh, failure: 'toast' })
