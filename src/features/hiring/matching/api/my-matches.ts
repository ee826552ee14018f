import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const myMatchesQuery = (page: number) =>
  queryOptions({
    queryKey: matchingKeys.myMatches(page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'my_matches', { page }, signal),
  })

export const useAskAboutMatch = (onSuccess: () => void) =>
  useChange(
    ({ id, question }: { id: string; question: string }) =>
      call('ask_about_match', { match_id: id, question }),
    { refresh: [matchingKeys.mirror], failure: 'caller', onSuccess },
  )
