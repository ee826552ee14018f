import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { programKeys } from './keys.ts'

export const shows = ['current', 'mine', 'draft', 'archived'] as const
type Show = (typeof shows)[number]

export const programsQuery = (organizationId: string, show: Show, search: string) =>
  queryOptions({
    queryKey: programKeys.list(organizationId, show, search),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(answers, 'school_programs', { organization: organizationId, show, search }, signal),
  })
