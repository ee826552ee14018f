import { flag, oneOf, text, type UrlValues, writeUrl } from '../../../lib/url-state/url-params.ts'
import { contractKinds } from '../../profile/profiles/model.ts'
import { workModes } from '../matching/model.ts'

/** What `find_openings` narrows by. Missing means any. */
export interface OpeningFilter {
  search?: string
  town?: string
  /** In kilometers. */
  within?: number
  job?: string
  skill?: string
  contract?: string
  time?: string
  remote?: string
  /** A month, as "2027-03". */
  start?: string
  /** Euros in a year. */
  pay?: number
  language?: string
  /** The address of a school whose partners are looked at. */
  school?: string
  inTime?: boolean
}

export const openingSorts = ['newest', 'nearest'] as const
export type OpeningSort = (typeof openingSorts)[number]

export const distances = [10, 30, 50, 100, 200]
export const usualDistance = 30
export const payments = [20000, 25000, 30000, 35000, 40000, 50000, 60000, 80000]
export const workingTimes = ['full', 'part'] as const

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The filters as the address names them. */
export const criteria = {
  town: text(slug),
  within: oneOf(distances, usualDistance),
  job: text(slug),
  skill: text(slug),
  contract: oneOf(contractKinds),
  time: oneOf(workingTimes),
  remote: oneOf(workModes),
  start: text(/^20\d\d-(0[1-9]|1[0-2])$/),
  pay: oneOf(payments),
  language: text(/^[a-z]{2,3}$/),
  school: text(slug),
  inTime: flag(),
}
export const order = { sort: oneOf(openingSorts, 'newest') }
type Values = UrlValues<typeof criteria>

/** The filter in the database's terms, without what is not chosen. */
export function toFilter(values: Values, search: string): OpeningFilter {
  const { within, inTime, ...rest } = values
  const chosen = Object.entries({ search: search.trim().slice(0, 200), ...rest }).filter(([, value]) => value)
  return {
    ...Object.fromEntries(chosen),
    ...(values.town && { within }),
    ...(inTime && { inTime }),
  }
}

/** The inverse: a saved search as the address has it. */
export function toAddress(filter: OpeningFilter, sort: OpeningSort): URLSearchParams {
  const { search, ...values } = filter
  return writeUrl({ q: text(), ...criteria, ...order }, { q: search ?? '', ...values, sort } as never)
}

/** The names of months from now on, as filters have them. */
export function comingMonths(count: number, now = new Date()): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + index, 1)).toISOString().slice(0, 7),
  )
}
