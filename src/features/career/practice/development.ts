import { addDays, type Day, dayIn, mondayOf } from '../../../lib/weeks.ts'
import type { Rating } from './api/answers.ts'
import { type Criterion, criteria } from './model.ts'

type Means = Record<Criterion, number>

export interface WeekOfRatings extends Means {
  monday: Day
  overall: number
  count: number
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const round = (value: number) => Math.round(value * 10) / 10

const meansOf = (ratings: Rating[]): Means =>
  Object.fromEntries(
    criteria.map((name) => [name, round(mean(ratings.map((rating) => rating[name])))]),
  ) as Means

export const overallOf = (rating: Pick<Rating, Criterion>): number =>
  round(mean(criteria.map((name) => rating[name])))

/** The weeks from the first rating to the last, at most the last 26; null without ratings. */
export function ratingsByWeek(
  ratings: Rating[],
  zone: string,
): (WeekOfRatings | { monday: Day; count: 0 })[] {
  if (ratings.length === 0) return []
  const byMonday = new Map<Day, Rating[]>()
  for (const rating of ratings) {
    const monday = mondayOf(dayIn(zone, rating.created_at))
    byMonday.set(monday, [...(byMonday.get(monday) ?? []), rating])
  }
  const mondays = [...byMonday.keys()].sort()
  const weeks: Day[] = []
  for (let monday = mondays[0]!; monday <= mondays.at(-1)!; monday = addDays(monday, 7)) weeks.push(monday)
  return weeks.slice(-26).map((monday) => {
    const rated = byMonday.get(monday)
    if (!rated) return { monday, count: 0 }
    return { monday, count: rated.length, overall: round(mean(rated.map(overallOf))), ...meansOf(rated) }
  })
}

export interface Movement {
  /** How many ratings each side is based on. */
  size: number
  first: Means
  last: Means
  /** What improved most, and what is lowest now. */
  best: Criterion
  weakest: Criterion
}

/** The first ratings compared with the last ones; undefined for fewer than four. */
export function movementOf(ratings: Rating[]): Movement | undefined {
  if (ratings.length < 4) return undefined
  const size = Math.min(10, Math.floor(ratings.length / 2))
  const [first, last] = [meansOf(ratings.slice(0, size)), meansOf(ratings.slice(-size))]
  const by = (value: (name: Criterion) => number) =>
    [...criteria].sort((one, other) => value(one) - value(other))
  return {
    size,
    first,
    last,
    best: by((name) => last[name] - first[name]).at(-1)!,
    weakest: by((name) => last[name])[0]!,
  }
}
