import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { schoolOpeningsKeys } from './keys.ts'

export const schoolOpeningsPageSize = 12

export interface SchoolOpeningsFilter {
  search?: string
  contract?: string
  show?: string
}

export const schoolOpeningsQuery = (organizationId: string, filter: SchoolOpeningsFilter, page: number) =>
  queryOptions({
    queryKey: schoolOpeningsKeys.found(organizationId, filter, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(answers, 'school_openings', { organization: organizationId, filter: { ...filter }, page }, signal),
  })

export const recommendationGroupsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: schoolOpeningsKeys.groups(organizationId),
    queryFn: ({ signal }) => ask(answers, 'recommendation_groups', { organization: organizationId }, signal),
  })

export const schoolPlacementsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: schoolOpeningsKeys.placements(organizationId),
    queryFn: ({ signal }) => ask(answers, 'school_placements', { organization: organizationId }, signal),
  })
