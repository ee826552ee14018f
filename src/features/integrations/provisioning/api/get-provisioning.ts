import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { provisioningKeys } from './keys.ts'

export const provisioningQuery = (organization_id: string) =>
  queryOptions({
    queryKey: provisioningKeys.overview(organization_id),
    queryFn: ({ signal }) => ask(answers, 'provisioning', { organization_id }, signal),
  })

export const provisionedPeopleQuery = (organization_id: string, words: string, page: number) =>
  queryOptions({
    queryKey: provisioningKeys.people(organization_id, words, page),
    queryFn: ({ signal }) => ask(answers, 'provisioned_people', { organization_id, words, page }, signal),
    placeholderData: keepPreviousData,
  })
