import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { AppRole } from '../../../core/session/roles.ts'
import { answers } from './answers.ts'
import { searchKeys } from './keys.ts'

export const globalSearchQuery = (words: string, area: AppRole | undefined) =>
  queryOptions({
    queryKey: searchKeys.found(area, words),
    enabled: area !== undefined && words.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'find_anything', { words, area: area! }, signal),
  })
