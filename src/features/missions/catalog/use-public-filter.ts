import { languages } from '../../../i18n/languages.ts'
import { id, number, oneOf } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { categories, difficulties } from '../missions/model.ts'
import { publicSorts } from './api/get-public-listings.ts'

const filters = {
  category: oneOf(categories),
  difficulty: oneOf(difficulties),
  hours: number(),
  language: oneOf(languages),
  company: id(),
}
const views = { sort: oneOf(publicSorts, 'language') }

/** The public catalog's filters, kept in the address. */
export const usePublicFilter = () => useListState(filters, views)

export type PublicFilter = ReturnType<typeof usePublicFilter>
