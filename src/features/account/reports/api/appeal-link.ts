import { queryOptions } from '@tanstack/react-query'
import { AppError } from '../../../../lib/errors.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { moderationKeys } from './keys.ts'

/** The decision an emailed link is about; null if the link is invalid. */
export const appealPageQuery = (token: string) =>
  queryOptions({
    queryKey: moderationKeys.link(token),
    queryFn: () => ask(answers, 'appeal_page', { token }),
  })

async function appealByLink(token: string, words: string): Promise<void> {
  const isKnown = await call('appeal_by_link', { token, words })
  if (!isKnown) throw new AppError('decision_not_found', '')
}

export const useAppealByLink = (token: string) =>
  useChange((words: string) => appealByLink(token, words), {
    refresh: [moderationKeys.link(token)],
    failure: 'caller',
  })
