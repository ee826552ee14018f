import { archetypes } from './archetypes.ts'
import { openings as writtenOpenings } from './openings.ts'

/** The written lines as data: people as an anonymous card shows them, openings as the formula takes them. */
interface Spoken {
  code: string
  level: string
}
export interface Labelled {
  key: string
  title: string
  job: string | null
  skills: { slug: string; must: boolean; weight: number; level: number | null }[]
  town: string | null
  remote: string
  contracts: string[]
  languages: Spoken[]
  startOn: string | null
  /** How well each trade suits, by its key. */
  fits: Record<string, number>
}
interface Held {
  slug: string
  source: 'proven' | 'attested' | 'endorsed' | 'declared'
  level: number | null
}
export interface LabelledPerson {
  key: string
  trade: string
  title: string
  aims: string[]
  skills: Held[]
  lacks: string[]
  isAllWords: boolean
  town: string
  places: string[]
  remote: string
  availability: string
  availableFrom: string | null
  contracts: string[]
  languages: Spoken[]
  school: string
}

const towns: Record<string, [latitude: number, longitude: number]> = {
  lyon: [45.76, 4.84],
  villeurbanne: [45.77, 4.88],
  grenoble: [45.19, 5.72],
  paris: [48.86, 2.35],
  nanterre: [48.89, 2.21],
  lille: [50.63, 3.06],
  nantes: [47.22, -1.55],
  rennes: [48.11, -1.68],
  bordeaux: [44.84, -0.58],
  toulouse: [43.6, 1.44],
  marseille: [43.3, 5.37],
  'aix-en-provence': [43.53, 5.45],
  strasbourg: [48.57, 7.75],
}
const contractKinds: Record<string, string> = {
  P: 'permanent',
  F: 'fixed_term',
  A: 'apprenticeship',
  I: 'internship',
  L: 'freelance',
}

const words = (text = '') => text.split(/[\s,]+/).filter(Boolean)
const spoken = (text = ''): Spoken[] =>
  words(text).map((entry) => {
    const [code, level] = entry.split(':')
    return { code: code!, level: level! }
  })
const contracts = (text: string) => words(text).map((letter) => contractKinds[letter]!)
const leveled = (entry: string): Held => {
  const level = /\d$/.exec(entry)?.[0]
  return {
    slug: level ? entry.slice(0, -1) : entry,
    source: level ? 'proven' : 'declared',
    level: level ? Number(level) : null,
  }
}

function skillsOf(trade: (typeof archetypes)[string], remarks: string[]): Held[] {
  const listed: Held[] = [
    ...words(trade.proven).map(leveled),
    ...words(trade.attested).map((slug): Held => ({ slug, source: 'attested', level: null })),
    ...words(trade.endorsed).map((slug): Held => ({ slug, source: 'endorsed', level: null })),
    ...words(trade.declared).map(leveled),
  ]
  const more = remarks.filter((remark) => remark.startsWith('+')).map((remark) => leveled(remark.slice(1)))
  const bySlug = new Map<string, Held>()
  for (const held of [...more, ...listed]) if (!bySlug.has(held.slug)) bySlug.set(held.slug, held)
  return [...bySlug.values()]
    .filter(({ slug }) => !remarks.includes(`-${slug}`))
    .map((held) => (remarks.includes('claims') ? { ...held, source: 'declared', level: null } : held))
}

export const people: LabelledPerson[] = Object.entries(archetypes).flatMap(([key, trade]) =>
  trade.people.map((line, index): LabelledPerson => {
    const [place, availability, wanted, languages, remote, remarks] = line
      .split('|')
      .map((part) => part.trim())
    const [town, moves] = place!.split('>').map((part) => part.trim())
    const notes = words(remarks)
    const isDate = /^\d/.test(availability!)
    const skills = skillsOf(trade, notes)
    return {
      key: `${key}-${index + 1}`,
      trade: key,
      title: trade.title,
      aims: words(trade.aims),
      skills,
      lacks: notes.filter((note) => note.startsWith('-')).map((note) => note.slice(1)),
      isAllWords: skills.every(({ source }) => source === 'declared' || source === 'endorsed'),
      town: town!,
      places: words(moves),
      remote: remote!,
      availability: isDate ? 'from_date' : availability!,
      availableFrom: isDate ? availability! : null,
      contracts: contracts(wanted!),
      languages: [{ code: 'fr', level: 'native' }, ...spoken(languages)],
      school: trade.school,
    }
  }),
)

export const openings: Labelled[] = Object.entries(writtenOpenings).map(([key, opening]) => {
  const skill = (must: boolean) => (entry: string) => {
    const [, slug, weight, level] = /^([a-z-]+)(?:\*(\d))?(?:@(\d))?$/.exec(entry)!
    return { slug: slug!, must, weight: Number(weight ?? 1), level: level ? Number(level) : null }
  }
  return {
    key,
    title: opening.title,
    job: opening.job ?? null,
    skills: [...words(opening.must).map(skill(true)), ...words(opening.nice).map(skill(false))],
    town: opening.town ?? null,
    remote: opening.remote,
    contracts: contracts(opening.contracts),
    languages: spoken(opening.languages),
    startOn: opening.startOn ?? null,
    fits: Object.fromEntries(
      Object.entries(opening.fits).flatMap(([fit, trades]) =>
        words(trades).map((trade) => [trade, Number(fit)]),
      ),
    ),
  }
})

/** Held out when the set was written; tuning uses only the others. */
export const isHeldOut = ({ key }: Labelled) => Number(key.slice(1)) % 2 === 0

const named = (slug: string) => ({
  slug,
  nameEn: slug.replaceAll('-', ' '),
  nameFr: slug.replaceAll('-', ' '),
})
const located = (slug: string) => ({
  ...named(slug),
  country: 'FR',
  latitude: towns[slug]![0],
  longitude: towns[slug]![1],
})
const difficulties = ['beginner', 'intermediate', 'advanced']

/** As stored in `private.candidate_cards.facts`. */
export const factsOf = (person: LabelledPerson) => ({
  title: person.title,
  skills: person.skills.map(({ slug, source, level }) => ({
    key: slug,
    ...named(slug),
    source,
    ...(level && { level }),
    proofs: level
      ? [
          {
            mission: `Mission ${slug}`,
            organization: 'Nordelia',
            difficulty: difficulties[level - 1],
            reached: 80,
            on: '2026-09',
          },
        ]
      : [],
    endorsements: source === 'endorsed' ? 2 : 0,
    attestedBy: source === 'attested' ? [person.school] : [],
  })),
  missionsValidated: person.skills.filter(({ level }) => level).length,
  targetJobs: person.aims.map((slug) => ({
    slug,
    titleEn: slug.replaceAll('-', ' '),
    titleFr: slug.replaceAll('-', ' '),
  })),
  town: located(person.town),
  places: person.places.map(located),
  remote: person.remote,
  availability: person.availability,
  ...(person.availableFrom && { availableFrom: person.availableFrom }),
  contracts: person.contracts,
  languages: person.languages,
  schools: [person.school],
  activeOn: '2026-11',
})

/** As `private.opening_document` creates it from an opening; `nearJobs` is up to the caller, who has the catalog. */
export const documentOf = (opening: Labelled, nearJobs: string[]) => ({
  title: opening.title,
  job: opening.job && { slug: opening.job, near: nearJobs },
  skills: opening.skills.map((skill) => ({ ...skill, ...named(skill.slug) })),
  town: opening.town && located(opening.town),
  remote: opening.remote,
  contracts: opening.contracts,
  languages: opening.languages,
  startOn: opening.startOn,
})
