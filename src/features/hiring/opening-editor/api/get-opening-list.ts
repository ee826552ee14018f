import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { matchingKeys } from '../../matching/api/keys.ts'
import { answers } from './answers.ts'

export const openingListQuery = (organization: string | undefined, isArchived: boolean) =>
  queryOptions({
    queryKey: matchingKeys.organizationList(organization, isArchived),
    enabled: organization !== undefined,
    queryFn: ({ signal }) => ask(answers, 'opening_list', { organization, is_archived: isArchived }, signal),
  })
