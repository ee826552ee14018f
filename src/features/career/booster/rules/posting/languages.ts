import { languageName } from '../../../../../lib/language-names.ts'
import { fold, type Place } from '../../../../../lib/located-text.ts'
import { languageCodes } from '../../../../../lib/spoken-languages.ts'

/** Common European Framework levels, lowest first. */
const cefrLevels = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const
type CefrLevel = (typeof cefrLevels)[number]

export interface FoundLanguage {
  code: string
  /** The minimum level; undefined if none is given. */
  level: CefrLevel | undefined
  places: Place[]
}

const otherNames: Record<string, string[]> = {
  zh: ['mandarin'],
  es: ['castilian'],
  nl: ['flemish', 'flamand'],
}

/** Each language by its names in both languages, including "langue anglaise". */
const names = languageCodes.flatMap((code) =>
  [...new Set([languageName(code, 'en'), languageName(code, 'fr'), ...(otherNames[code] ?? [])].map(fold))]
    .filter((name) => name.length > 3 && /^[a-z]+$/.test(name))
    .map((name) => [name, code] as const),
)
const codeOf = new Map(names)
const anyName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${names.map(([name]) => name).join('|')})|langues? (${names
    .map(([name]) => name)
    .join('|')})n?e)(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Nationality, not language. */
const belongsAfter =
  /^[- ](?:market|compan|team|start-?up|subsidiar|law|customer|client|site|version|group|public|office|brand|sector|industr|leader|econom|territor|citizen|national)/
const belongsBefore =
  /(?:marche|entreprise|groupe|societe|equipe|droit|clients?|territoire|leader|pme|secteur|public|site|filiale|sol|nationalite) $/

const levelWords: [CefrLevel, RegExp][] = [
  ['c2', /\b(?:natives?|natifs?|mother tongue|langue maternelle|maternelle?|bilingual|bilingues?)\b/],
  [
    'c1',
    /\b(?:fluent(?:ly)?|fluency|courante?s?|couramment|excellente?s?|proficien\w+|parfaite? maitrise|parfaitement|lu,? ecrit,?(?: et)? parle)\b/,
  ],
  ['a2', /\b(?:notions?|basics?|bases|scolaire|elementary|debutante?s?|beginners?)\b/],
  ['b1', /\b(?:intermediate|intermediaire|conversational|moyen)\b/],
  [
    'b2',
    /\b(?:professionnel(?:le)?s?|professional|working knowledge|business|maitrises?|maitrisez|operationnel(?:le)?s?|bon niveau|bonne?s?|good|solide?|strong|advanced|avancee?|technique|technical)\b/,
  ],
]
const exactLevel = /(?<![\p{L}\p{N}])([abc][12])(?:\s?(?:[/-]|ou|or|a|to)\s?[abc][12])?(?![\p{L}\p{N}])/u
const test = /toeic\D{0,12}(\d{3})/
const isAsked =
  /\b(?:required|requise?|exigee?|obligatoire|indispensable|necessaire|mandatory|must|need|langues?|languages?|speak\w*|spoken|parle[rz]?|parlee?|written|ecrite?|orale?|plus|atout|souhaitee?|appreciee?|bonus|minimum|niveau|level|knowledge|connaissance|pratique[rz]?|toeic|toefl|ielts)\b/

const exactLevelIn = (words: string) => exactLevel.exec(words)?.[1] as CefrLevel | undefined

function levelIn(words: string): CefrLevel | undefined {
  const exact = exactLevelIn(words)
  if (exact) return exact
  const points = Number(test.exec(words)?.[1])
  if (points) return points >= 945 ? 'c1' : points >= 785 ? 'b2' : points >= 550 ? 'b1' : 'a2'
  return levelWords.find(([, pattern]) => pattern.test(words))?.[0]
}

interface Mention extends Place {
  code: string
  level: CefrLevel | undefined
  isAsked: boolean
}

const joint = /^\s?(?:,|\/|&|\+|and|et|or|ou|ainsi que)?\s?$/

function mentionsIn(line: string): Mention[] {
  const found = [...line.matchAll(anyName)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      code: codeOf.get(match[1] ?? match[2] ?? '') ?? '',
    }))
    .filter(
      ({ start, end }) => !belongsAfter.test(line.slice(end)) && !belongsBefore.test(line.slice(0, start)),
    )
  const mentions = found.map(({ start, end, code }, index): Mention => {
    const until = found[index + 1]?.start ?? line.length
    const since = found[index - 1]?.end ?? 0
    const after = line.slice(end, Math.min(until, end + 40)).split(/[.;!?]/)[0] ?? ''
    const before =
      line
        .slice(Math.max(since, start - 30), start)
        .split(/[.;!?]/)
        .at(-1) ?? ''
    // Text between two languages belongs to the first one, up to the comma or "and".
    const behind = index + 1 < found.length ? (after.split(/,|\b(?:and|et)\b/)[0] ?? '') : after
    const ahead = before.split(/,|\b(?:and|et)\b/).at(-1) ?? ''
    const level = exactLevelIn(behind) ?? levelIn(ahead) ?? levelIn(behind)
    return { start, end, code, level, isAsked: isAsked.test(line) }
  })
  // "Fluent in English and French", "anglais et allemand courants": one level for both.
  const areJoint = (one: Mention, other: Mention) => joint.test(line.slice(one.end, other.start))
  mentions.forEach((mention, index) => {
    const previous = mentions[index - 1]
    if (previous && mention.level === undefined && areJoint(previous, mention)) mention.level = previous.level
  })
  mentions.toReversed().forEach((mention, index, list) => {
    const next = list[index - 1]
    if (next && mention.level === undefined && areJoint(mention, next)) mention.level = next.level
  })
  return mentions
}

/** The languages a posting asks for, each with its minimum level, in order of appearance. */
export function languagesIn(text: string): FoundLanguage[] {
  const found = new Map<string, FoundLanguage>()
  for (const match of fold(text).matchAll(/[^\r\n]+/g)) {
    for (const { start, end, code, level, isAsked } of mentionsIn(match[0])) {
      if (!isAsked && level === undefined) continue
      const place = { start: match.index + start, end: match.index + end }
      const known = found.get(code)
      if (!known) found.set(code, { code, level, places: [place] })
      else {
        known.level ??= level
        known.places.push(place)
      }
    }
  }
  return [...found.values()]
}

export interface SpokenLevel {
  code: string
  level: CefrLevel | 'native'
}

export interface AskedLanguage extends FoundLanguage {
  state: 'met' | 'short' | 'missing'
  /** Level in the profile. */
  has: SpokenLevel['level'] | undefined
}

/** Compares requested languages with the profile; a native language counts as C2. */
export function againstProfile(asked: FoundLanguage[], spoken: SpokenLevel[]): AskedLanguage[] {
  const rank = (level: SpokenLevel['level']) => cefrLevels.indexOf(level === 'native' ? 'c2' : level)
  return asked.map((one) => {
    const has = spoken.find(({ code }) => code === one.code)?.level
    const isEnough = has !== undefined && (one.level === undefined || rank(has) >= rank(one.level))
    return { ...one, has, state: has === undefined ? 'missing' : isEnough ? 'met' : 'short' }
  })
}
