import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { type Backend, connect } from '../../../lib/supabase.ts'
import { categories, difficulties } from '../../missions/model.ts'
import { type Listing, searchWords } from '../model.ts'

export const sorts = ['best', 'newest', 'shortest'] as const
export type Sort = (typeof sorts)[number]

export interface ListingFilter {
  search: string
  category: string
  difficulty: string
  skill: string
  hours: string
  language: string
  company: string
  sort: Sort
  /** Only these missions; all where it is undefined. */
  only?: string[]
  /** What the person named, for the best match. */
  mySkills: string[]
  /** From 0. */
  page: number
}

export const listingsPageSize = 12
const columns =
  'mission_id, organization_id, organization_name, organization_kind, version, title, summary, category, difficulty, hours, feedback_days, language, skills, outline, rubric, is_open, closes_on, published_at'

async function getListings(filter: ListingFilter, signal: AbortSignal) {
  const client = await connect()
  let query = source(client, filter).eq('is_open', true)
  for (const word of searchWords(filter.search)) query = query.ilike('words', `%${word}%`)
  const category = categories.find((one) => one === filter.category)
  const difficulty = difficulties.find((one) => one === filter.difficulty)
  if (category) query = query.eq('category', category)
  if (difficulty) query = query.eq('difficulty', difficulty)
  if (filter.skill) query = query.contains('skills', [filter.skill])
  if (Number(filter.hours) > 0) query = query.lte('hours', Number(filter.hours))
  if (filter.language) query = query.eq('language', filter.language)
  if (filter.company) query = query.eq('organization_id', filter.company)
  if (filter.only) query = query.in('mission_id', filter.only)
  if (filter.sort === 'shortest') query = query.order('hours')
  if (filter.sort !== 'best') query = query.order('published_at', { ascending: false }).order('mission_id')
  const from = filter.page * listingsPageSize
  const { data, error, count } = await query.range(from, from + listingsPageSize - 1).abortSignal(signal)
  if (error) throw toAppError(error)
  return { listings: data as unknown as Listing[], total: count ?? 0 }
}

/** The best match is sorted by the database, since it knows every mission. */
function source(client: Backend, { sort, mySkills }: ListingFilter) {
  if (sort !== 'best') return client.from('mission_listings').select(columns, { count: 'exact' })
  return client.rpc('missions_by_match', { slugs: mySkills }, { count: 'exact', get: false }).select(columns)
}

export const listingsQuery = (filter: ListingFilter) =>
  queryOptions({
    queryKey: ['listings', filter],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => getListings(filter, signal),
  })
