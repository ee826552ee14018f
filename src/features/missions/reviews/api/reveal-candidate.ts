import { ask } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'

export const useReveal = (submissionId: string) =>
  useChange(() => ask(answers, 'reveal_candidate', { submission_id: submissionId }), { failure: 'toast' })
