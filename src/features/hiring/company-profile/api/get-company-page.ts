import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { companyProfileKeys } from './keys.ts'

/** How an organization answers people who applied to its openings. */
export const organizationAnswersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: companyProfileKeys.answers(organizationId),
    queryFn: ({ signal }) =>
      ask(answers, 'organization_answers', { organization_id: organizationId }, signal),
  })

/** A company's public page; null if there is none at this address. */
export const companyPageQuery = (slug: string) =>
  queryOptions({
    queryKey: companyProfileKeys.page(slug),
    queryFn: ({ signal }) => ask(answers, 'company_page', { wanted_slug: slug }, signal),
  })
