import { contractKinds } from '../profiles/model.ts'

/** Search criteria, in the database's terms. Missing means any. */
export interface SearchFilter {
  search?: string
  /** Slugs; with ":2" if it must be proven at that level. */
  skills?: string[]
  missions?: number
  job?: string
  town?: string
  /** In kilometers. */
  within?: number
  /** Also those willing to move there; defaults to true. */
  movers?: boolean
  /** A day, as "2026-12-31". */
  availableBy?: string
  contract?: string
  /** A code, with ":b2" for a minimum level. */
  language?: string
  school?: string
}

export const searchSorts = ['active', 'proof', 'new'] as const
export type SearchSort = (typeof searchSorts)[number]

export const missionCounts = [1, 2, 3, 5, 10]
export const distances = [10, 25, 50, 100, 200]

/** The slug of a skill, without its required level. */
export const slugOf = (skill: string): string => skill.replace(/:[123]$/, '')

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads the filter from the address; ignores invalid values. */
export function readFilter(params: URLSearchParams): SearchFilter {
  const filter: SearchFilter = {}
  const text = (name: string) => params.get(name)?.trim() ?? ''
  if (text('q')) filter.search = text('q').slice(0, 200)
  const skills = params.getAll('skill').filter((one) => one.length <= 80)
  if (skills.length > 0) filter.skills = skills.slice(0, 10)
  const missions = Number(text('missions'))
  if (missionCounts.includes(missions)) filter.missions = missions
  if (slug.test(text('job'))) filter.job = text('job')
  if (slug.test(text('town'))) {
    filter.town = text('town')
    const within = Number(text('within'))
    if (distances.includes(within)) filter.within = within
    if (text('movers') === 'no') filter.movers = false
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text('by')) && !Number.isNaN(Date.parse(text('by'))))
    filter.availableBy = text('by')
  if (contractKinds.some((kind) => kind === text('contract'))) filter.contract = text('contract')
  if (/^[a-z]{2,3}(:(a1|a2|b1|b2|c1|c2|native))?$/.test(text('language'))) filter.language = text('language')
  if (text('school')) filter.school = text('school').slice(0, 160)
  return filter
}

/** The inverse: the same search as an address. */
export function writeFilter(filter: SearchFilter, sort: SearchSort): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | undefined) =>
    value !== undefined && params.set(name, String(value))
  put('q', filter.search)
  for (const skill of filter.skills ?? []) params.append('skill', skill)
  put('missions', filter.missions)
  put('job', filter.job)
  put('town', filter.town)
  if (filter.town) put('within', filter.within)
  if (filter.town && filter.movers === false) params.set('movers', 'no')
  put('by', filter.availableBy)
  put('contract', filter.contract)
  put('language', filter.language)
  put('school', filter.school)
  if (sort !== 'active') params.set('sort', sort)
  return params
}
