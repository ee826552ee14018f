import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { Scores } from '../model.ts'
import type { Rating } from './answers.ts'
import { usePracticeChange } from './use-practice-change.ts'

export interface NewRating extends Scores {
  question_slug: string
  session_id?: string
  notes: string
}

export const useRateAnswer = () =>
  usePracticeChange(async (rating: NewRating) =>
    unwrap(await (await connect()).from('practice_ratings').insert(rating)),
  )

export const useRemoveRating = () =>
  usePracticeChange(async ({ id }: Pick<Rating, 'id'>) =>
    unwrap(await (await connect()).from('practice_ratings').delete().eq('id', id)),
  )
