import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { projectFilters } from './filters.ts'

export const projectViews = ['board', 'list'] as const
const views = { view: oneOf(projectViews, 'board') }

/** Filters, view and page of the projects, kept in the address. */
export const useProjectsList = () => useListState(projectFilters, views)

export type ProjectsList = ReturnType<typeof useProjectsList>
