import { languages } from '../../../i18n/languages.ts'
import { id, number, oneOf, text } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { categories, difficulties } from '../missions/model.ts'
import { sorts } from './api/get-listings.ts'

const filters = {
  category: oneOf(categories),
  difficulty: oneOf(difficulties),
  skill: text(),
  hours: number(),
  language: oneOf(languages),
  company: id(),
}
const views = { sort: oneOf(sorts, 'best'), show: oneOf(['saved']) }

/** The catalog's filters, kept in the address. */
export function useCatalogueFilter() {
  const list = useListState(filters, views)
  return { ...list, isSavedOnly: list.values.show === 'saved' }
}

export type CatalogueFilter = ReturnType<typeof useCatalogueFilter>
