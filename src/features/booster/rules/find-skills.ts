import type { Skill } from '../../skills/api/get-skills.ts'
import { fold, type Place } from './text.ts'

export interface FoundSkill {
  skill: string
  places: Place[]
}

/** Names that are everyday words too: they count only as a tool or method is written. */
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

/** Where one applies or follows the company is not what one has to know. */
const channels = new Set(['linkedin', 'instagram', 'facebook', 'tiktok', 'youtube'])
const pointsThere =
  /(?:appl(?:y|ication)|postul|candidat|suivez|follow|retrouvez|rejoignez|via |profile|profil|contact)[^.\n]{0,50}$/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const patterns = new Map<string, RegExp>()

/** Forgives plurals, hyphens and how spaces are written. Made once for each name: texts are read at every key. */
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

/** Of overlapping places the longest: "email marketing" is one skill, and not also "marketing". */
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

/** Addresses name companies and people, not skills; every character stays at its place. */
const withoutAddresses = (text: string) =>
  text.replace(/\S+@\S+|(?:https?:\/\/|www\.)\S+/g, (address) => ' '.repeat(address.length))

/** Skills of the catalogue that a text names, in either language or by another name, in the order of the text. */
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
