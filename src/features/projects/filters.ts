import { plain } from '../../lib/plain.ts'
import { addDays } from '../../lib/weeks.ts'
import { isLate, type ProjectCard, today } from './model.ts'

export const dues = ['late', 'week', 'unpaid'] as const

export interface Filters {
  search: string
  client: string
  due: (typeof dues)[number] | ''
}

/** Filters from the address; invalid ones are ignored. */
export function filtersFrom(params: URLSearchParams): Filters {
  return {
    search: params.get('q') ?? '',
    client: params.get('client') ?? '',
    due: dues.find((known) => known === params.get('due')) ?? '',
  }
}

export const isFiltered = ({ search, client, due }: Filters): boolean =>
  Boolean(search.trim() || client || due)

export function filtered(projects: ProjectCard[], filters: Filters, day = today()): ProjectCard[] {
  if (!isFiltered(filters)) return projects
  const words = plain(filters.search).split(/\s+/).filter(Boolean)
  const soon = addDays(day, 7)
  return projects.filter((project) => {
    if (filters.client && project.client?.id !== filters.client) return false
    if (filters.due === 'late' && !isLate(project, day)) return false
    if (filters.due === 'week' && !(project.status !== 'done' && project.dueOn && project.dueOn <= soon))
      return false
    if (filters.due === 'unpaid' && project.overdue === 0) return false
    const said = plain(`${project.title} ${project.client?.name ?? ''}`)
    return words.every((word) => said.includes(word))
  })
}
