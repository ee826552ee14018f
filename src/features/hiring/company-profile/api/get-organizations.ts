import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { searchWords } from '../../../../lib/search-words.ts'
import { rememberLogos } from '../../../organizations/organizations/api/get-logos.ts'
import type { sectors, sizes } from '../model.ts'
import { answers } from './answers.ts'
import { companyProfileKeys } from './keys.ts'

export const organizationSorts = ['active', 'name'] as const
export const organizationsPageSize = 24

export interface OrganizationFilter {
  kind: 'company' | 'academia'
  search: string
  sector: (typeof sectors)[number] | undefined
  size: (typeof sizes)[number] | undefined
  place: string
  sort: (typeof organizationSorts)[number]
  /** Zero-based. */
  page: number
}

/** Companies or schools with a public page; the only request of their catalog. */
export const organizationsQuery = (filter: OrganizationFilter) =>
  queryOptions({
    queryKey: companyProfileKeys.listed(filter),
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }) => {
      const { search, place, ...rest } = filter
      const args = { ...rest, search: searchWords(search), place: place || undefined }
      const found = await ask(answers, 'public_organizations', args, signal)
      rememberLogos(
        client,
        found.organizations.map(({ slug: id, logo }) => ({ id, logo })),
      )
      return found
    },
  })
