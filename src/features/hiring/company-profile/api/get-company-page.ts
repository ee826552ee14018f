import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { companyProfileKeys } from './keys.ts'

/** A company's public page; null if there is none at this address. */
export const companyPageQuery = (slug: string) =>
  queryOptions({
    queryKey: companyProfileKeys.page(slug),
    queryFn: ({ signal }) => ask(answers, 'company_page', { wanted_slug: slug }, signal),
  })
