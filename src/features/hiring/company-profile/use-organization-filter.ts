import { oneOf, text } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { organizationSorts } from './api/get-organizations.ts'
import { sectors, sizes } from './model.ts'

const filters = { sector: oneOf(sectors), size: oneOf(sizes), place: text() }
const views = { sort: oneOf(organizationSorts, 'active') }

/** The filters of companies or schools, kept in the address. */
export const useOrganizationFilter = () => useListState(filters, views)
