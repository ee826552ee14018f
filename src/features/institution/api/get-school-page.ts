import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { PresentedOrganization } from '../../company-profile/model.ts'
import type { EventCardData } from '../../events/model.ts'

export interface SchoolPageData extends PresentedOrganization {
  departments: string[]
  events: EventCardData[]
  /** Those that agreed to be named. */
  partners: { name: string; slug: string; kind: 'company' | 'on_maker'; hasPage: boolean }[]
}

/** A school's public page; null if there is none at this address. */
export const schoolPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['school-page', slug],
    queryFn: async ({ signal }): Promise<SchoolPageData | null> => {
      const client = await connect()
      const call = client.rpc('school_page', { wanted_slug: slug }).abortSignal(signal)
      return unwrap(await call) as unknown as SchoolPageData | null
    },
  })
