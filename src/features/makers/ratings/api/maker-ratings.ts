import { call } from '../../../../lib/rpc.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'
import type { Scores } from '../model.ts'

/** Emails a contact or, without one, returns a token that is shown only once. */
export const useInviteRating = (
  projectId: string,
  onSuccess: (token: string | null, contactId: string | undefined) => void,
) =>
  useMakerChange(
    (contactId: string | undefined): Promise<string | null> =>
      call('invite_rating', { project_id: projectId, contact_id: contactId }),
    onSuccess,
  )

export const useRateClient = (projectId: string, onSuccess: () => void) =>
  useMakerChange(
    (rating: { scores: Scores; words: string }) => call('rate_client', { project_id: projectId, ...rating }),
    onSuccess,
  )

export const useAnswerRating = (projectId: string, onSuccess: () => void) =>
  useMakerChange(
    (answer: string) => call('answer_rating', { project_id: projectId, answer }),
    onSuccess,
    'caller',
  )
