import { comparable } from '../../../lib/comparable.ts'
import { id, oneOf, type UrlValues } from '../../../lib/url-state/url-params.ts'
import { addDays } from '../../../lib/weeks.ts'
import type { ProjectCard } from './api/answers.ts'
import { isLate, today } from './model.ts'

export const dues = ['late', 'week', 'unpaid'] as const

export const projectFilters = { client: id(), due: oneOf(dues) }
type Filters = UrlValues<typeof projectFilters> & { q: string }

export function filtered<Card extends ProjectCard>(
  projects: Card[],
  filters: Filters,
  day = today(),
): Card[] {
  const words = comparable(filters.q).split(/\s+/).filter(Boolean)
  const soon = addDays(day, 7)
  return projects.filter((project) => {
    if (filters.client && project.client?.id !== filters.client) return false
    if (filters.due === 'late' && !isLate(project, day)) return false
    if (filters.due === 'week' && !(project.status !== 'done' && project.dueOn && project.dueOn <= soon))
      return false
    if (filters.due === 'unpaid' && project.overdue === 0) return false
    const said = comparable(`${project.title} ${project.client?.name ?? ''}`)
    return words.every((word) => said.includes(word))
  })
}
