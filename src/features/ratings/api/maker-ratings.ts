import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useMakerChange } from '../../projects/api/use-maker-change.ts'
import type { Scores } from '../model.ts'

/** Emails a contact or, without one, returns a token that is shown only once. */
export const useInviteRating = (
  projectId: string,
  onSuccess: (token: string | null, contactId: string | undefined) => void,
) =>
  useMakerChange(async (contactId: string | undefined): Promise<string | null> => {
    const client = await connect()
    const { data, error } = await client.rpc('invite_rating', {
      project_id: projectId,
      contact_id: contactId,
    })
    if (error) throw toAppError(error)
    return data
  }, onSuccess)

export const useRateClient = (projectId: string, onSuccess: () => void) =>
  useMakerChange(async ({ scores, words }: { scores: Scores; words: string }) => {
    const client = await connect()
    const { error } = await client.rpc('rate_client', { project_id: projectId, scores, words })
    if (error) throw toAppError(error)
  }, onSuccess)

export const useAnswerRating = (projectId: string, onSuccess: () => void) =>
  useMakerChange(async (answer: string) => {
    const client = await connect()
    const { error } = await client.rpc('answer_rating', { project_id: projectId, answer })
    if (error) throw toAppError(error)
  }, onSuccess)
