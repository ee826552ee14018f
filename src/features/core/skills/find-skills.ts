import { fold, type Place } from '../../../lib/located-text.ts'
import type { Skill } from './api/get-skills.ts'

export interface FoundSkill {
  skill: string
  places: Place[]
}

/** Names that are also everyday words: they count only if spelled as a tool or method. */
const asWritten: Record<string, RegExp> = {
  tableau: /\bTableau\b(?! (?:de|des|d['’]))/g,
  rest: /\bREST(?:ful)?\b/g,
  sea: /\bSEA\b/g,
  react: /\bReact(?:\.?js)?\b/g,
  lean: /\bLean\b/g,
  excel: /\bExcel\b(?! (?:in|at)\b)/g,
  qa: /\bQA\b/g,
  rse: /\bRSE\b/g,
  notion: /\bNotion\b/g,
  sage: /\bSage\b(?!-)/g,
  sap: /\bSAP\b/g,
  sketch: /\bSketch\b/g,
  azure: /\bAzure\b/g,
}

/** Where to apply or follow the company isn't a required skill. */
const channels = new Set(['linkedin', 'instagram', 'facebook', 'tiktok', 'youtube'])
const pointsThere =
  /(?:appl(?:y|ication)|postul|candidat|suivez|follow|retrouvez|rejoignez|via |profile|profil|contact)[^.\n]{0,50}$/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const patterns = new Map<string, RegExp>()

/** Tolerates plurals, hyphens and spacing. Cached per name, because texts are parsed on every keystroke. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const words = fold(name)
    .split(/[\s'-]+/)
    .filter(Boolean)
    .map((word) => (word.length > 4 ? `${escaped(word.replace(/[sx]$/, ''))}[sx]?` : escaped(word)))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[\\s'-]*")}(?![\\p{L}\\p{N}])`, 'gu')
  patterns.set(name, pattern)
  return pattern
}

function placesOfName(name: string, text: string, folded: string): Place[] {
  const exact = asWritten[fold(name)]
  const matches = [...(exact ? text.matchAll(exact) : folded.matchAll(patternOf(name)))]
  const meant = channels.has(fold(name))
    ? matches.filter(({ index }) => !pointsThere.test(folded.slice(0, index)))
    : matches
  return meant.map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
}

const byPlace = (one: Place, other: Place) => one.start - other.start || other.end - one.end

/** Keeps the longest of overlapping matches: "email marketing" is one skill, and not also "marketing". */
function withoutOverlaps(places: (Place & { skill: string })[]): (Place & { skill: string })[] {
  const kept: (Place & { skill: string })[] = []
  const longestFirst = [...places].sort((one, other) => other.end - other.start - (one.end - one.start))
  for (const place of longestFirst) {
    const isCovered = kept.some(({ start, end, skill }) => {
      const isSame = start === place.start && end === place.end
      return start < place.end && end > place.start && !(isSame && skill !== place.skill)
    })
    if (!isCovered) kept.push(place)
  }
  return kept.sort(byPlace)
}

/**
 * Blanks email addresses and links, which name companies and people rather than skills; positions don't
 * shift.
 */
const withoutAddresses = (text: string) =>
  text.replace(/\S+@\S+|(?:https?:\/\/|www\.)\S+/g, (address) => ' '.repeat(address.length))

/** Catalog skills that a text mentions, in either language or by an alias, in order of appearance. */
export function findSkills(source: string, catalogue: Skill[]): FoundSkill[] {
  const text = withoutAddresses(source)
  const folded = fold(text)
  const all = catalogue.flatMap(({ slug, name_en, name_fr, aliases }) =>
    [...new Set([name_en, name_fr, ...aliases])].flatMap((name) =>
      placesOfName(name, text, folded).map((place) => ({ ...place, skill: slug })),
    ),
  )
  const found = new Map<string, Place[]>()
  for (const { skill, start, end } of withoutOverlaps(all)) {
    const places = found.get(skill) ?? []
    places.push({ start, end })
    found.set(skill, places)
  }
  return [...found].map(([skill, places]) => ({ skill, places }))
}
