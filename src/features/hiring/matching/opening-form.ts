import type { Database, Json } from '../../../lib/database.types.ts'
import type { LanguageLevel } from '../../../lib/spoken-languages.ts'
import type { OpeningSkill } from './api/answers.ts'
import type { ContractKind, WorkMode } from './model.ts'

type OpeningRow = Database['public']['Tables']['openings']['Row']

export interface OpeningFields {
  title: string
  job: string | null
  skills: OpeningSkill[]
  town: string | null
  remote: WorkMode
  contracts: ContractKind[]
  languages: { key: string; code: string; level: LanguageLevel }[]
  startOn: string
}

/** Capitalizes a word for use on its own. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const maxSkills = 15
export const maxLanguages = 5

export const newOpening = (): OpeningFields => ({
  title: '',
  job: null,
  skills: [],
  town: null,
  remote: 'hybrid',
  contracts: [],
  languages: [],
  startOn: '',
})

export const newLanguage = () => ({ key: crypto.randomUUID(), code: '', level: 'b2' as const })

/** Adds the skills of a catalog job; keeps existing weights and the title. */
export function withJob(
  fields: OpeningFields,
  job: { slug: string; essential: string[]; optional: string[] } | undefined,
  title: string,
): Partial<OpeningFields> {
  if (!job) return { job: null }
  const known = new Map(fields.skills.map((skill) => [skill.slug, skill]))
  const taken = [
    ...job.essential.map(
      (slug, place): OpeningSkill => ({ slug, must: true, weight: place === 0 ? 3 : 2, level: null }),
    ),
    ...job.optional.map((slug): OpeningSkill => ({ slug, must: false, weight: 1, level: null })),
  ].map((skill) => known.get(skill.slug) ?? skill)
  const others = fields.skills.filter(({ slug }) => !taken.some((skill) => skill.slug === slug))
  return {
    job: job.slug,
    title: fields.title || title,
    skills: [...taken, ...others].slice(0, maxSkills),
  }
}

/** Missing fields, as keys under "editor" in the "matching" texts. */
export function openingErrors(fields: OpeningFields) {
  return {
    title: fields.title.trim() === '' && ('missingTitle' as const),
    skills: !fields.skills.some(({ must }) => must) && ('missingMust' as const),
    town: fields.remote !== 'remote' && !fields.town && ('missingTown' as const),
  }
}

export const toFields = (row: OpeningRow): OpeningFields => ({
  title: row.title,
  job: row.job_slug,
  skills: row.skills as OpeningSkill[],
  town: row.town_slug,
  remote: row.remote as WorkMode,
  contracts: row.contracts as ContractKind[],
  languages: (row.languages as { code: string; level: LanguageLevel }[]).map((spoken) => ({
    ...spoken,
    key: spoken.code,
  })),
  startOn: row.start_on ?? '',
})

export const toDocument = (fields: OpeningFields): Json => ({
  ...fields,
  title: fields.title.trim(),
  skills: fields.skills.map((skill) => ({ ...skill })),
  town: fields.remote === 'remote' ? null : fields.town,
  languages: fields.languages.filter(({ code }) => code).map(({ code, level }) => ({ code, level })),
  startOn: fields.startOn || null,
})
