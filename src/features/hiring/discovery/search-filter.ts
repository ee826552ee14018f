import {
  day,
  oneOf,
  readUrl,
  several,
  text,
  type UrlValues,
  writeUrl,
} from '../../../lib/url-state/url-params.ts'
import { contractKinds } from '../../profile/profiles/model.ts'

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

/** By what found candidates are counted. */
export const facetKinds = ['skill', 'job', 'town', 'available', 'contract', 'language', 'school'] as const
export type FacetKind = (typeof facetKinds)[number]

export const missionCounts = [1, 2, 3, 5, 10]
export const distances = [10, 25, 50, 100, 200]

/** The slug of a skill, without its required level. */
export const slugOf = (skill: string): string => skill.replace(/:[123]$/, '')

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What the search is narrowed by, as the address names it. */
export const criteria = {
  skill: several(text(/^.{1,80}$/), 10),
  missions: oneOf(missionCounts),
  job: text(slug),
  town: text(slug),
  within: oneOf(distances),
  movers: oneOf(['no']),
  by: day(),
  contract: oneOf(contractKinds),
  language: text(/^[a-z]{2,3}(:(a1|a2|b1|b2|c1|c2|native))?$/),
  school: text(),
}
export const order = { sort: oneOf(searchSorts, 'active') }
const address = { q: text(), ...criteria, ...order }
type Written = UrlValues<typeof address>

/** Reads the filter from the address; ignores invalid values. */
export function readFilter(params: URLSearchParams): SearchFilter {
  const found = readUrl(address, params)
  const filter: SearchFilter = {}
  if (found.q.trim()) filter.search = found.q.trim().slice(0, 200)
  if (found.skill.length > 0) filter.skills = found.skill
  if (found.missions) filter.missions = found.missions
  if (found.job) filter.job = found.job
  if (found.town) filter.town = found.town
  if (found.town && found.within) filter.within = found.within
  if (found.town && found.movers) filter.movers = false
  if (found.by) filter.availableBy = found.by
  if (found.contract) filter.contract = found.contract
  if (found.language) filter.language = found.language
  if (found.school.trim()) filter.school = found.school.trim().slice(0, 160)
  return filter
}

/** The inverse: the same search as the address has it. */
export const toAddress = (filter: SearchFilter): Omit<Written, 'sort'> => ({
  q: filter.search ?? '',
  skill: filter.skills ?? [],
  missions: filter.missions,
  job: filter.job ?? '',
  town: filter.town ?? '',
  within: filter.town ? filter.within : undefined,
  movers: filter.town && filter.movers === false ? 'no' : undefined,
  by: filter.availableBy,
  contract: contractKinds.find((kind) => kind === filter.contract),
  language: filter.language ?? '',
  school: filter.school ?? '',
})

export const writeFilter = (filter: SearchFilter, sort: SearchSort): URLSearchParams =>
  writeUrl(address, { ...toAddress(filter), sort })
