import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { attestationKeys } from './keys.ts'

/** The school's attestations, newest first. */
export const attestationsQuery = (organizationId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: attestationKeys.list(organizationId, search),
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      ask(answers, 'school_attestations', { organization: organizationId, search, page: pageParam }, signal),
    getNextPageParam: ({ is_more }, _, page) => (is_more ? page + 1 : undefined),
  })
