import { comparable } from '../../../lib/comparable.ts'
import type { Job } from './api/get-jobs.ts'

/** How many letters must be added, removed, changed or swapped to turn one word into another. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      let best = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + cost)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, before[j - 2]! + 1)
      next.push(best)
    }
    before = row
    row = next
  }
  return row[other.length]!
}

/** "e-mailing" also matches "emailing". */
const joined = (text: string) => text.replaceAll('-', '')
const split = (text: string) =>
  comparable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const mistakesIn = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

/** 3 for the start of a word, 2 for part of it, 1 for a typo, 0 for no match. */
function score(word: string, words: string[]): number {
  if (words.some((known) => known.startsWith(word))) return 3
  if (word.length > 2 && words.some((known) => known.includes(word))) return 2
  const allowed = mistakesIn(word)
  // Compare with a prefix about as long as what was typed: people don't finish their words.
  const isNear = (known: string) =>
    [-1, 0, 1].some((more) => distance(word, known.slice(0, word.length + more)) <= allowed) ||
    distance(word, known) <= allowed
  return allowed > 0 && words.some(isNear) ? 1 : 0
}

/**
 * Jobs that match every word, in either language or by an alias, tolerating accents and typos; best first.
 */
export function searchJobs(jobs: Job[], typed: string, title: (job: Job) => string): Job[] {
  const wanted = split(typed)
  const byTitle = (one: Job, other: Job) => title(one).localeCompare(title(other))
  return jobs
    .map((job) => {
      const names = [job.title_en, job.title_fr, ...job.aliases].join(' ')
      const words = split(`${names} ${joined(names)}`)
      const scores = wanted.map((word) => score(word, words))
      return { job, isFound: !scores.includes(0), sum: scores.reduce((all, one) => all + one, 0) }
    })
    .filter(({ isFound }) => isFound)
    .sort((one, other) => other.sum - one.sum || byTitle(one.job, other.job))
    .map(({ job }) => job)
}
