import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { Kind } from '../model.ts'
import { answers } from './answers.ts'
import { catalogueKeys } from './keys.ts'

export const usageQuery = (kind: Kind, slug: string) =>
  queryOptions({
    queryKey: catalogueKeys.usage(kind, slug),
    staleTime: 0,
    queryFn: ({ signal }) => ask(answers, 'entry_usage', { kind, slug }, signal),
  })
