import type { OpeningSkill } from './api/answers.ts'

/** Capitalizes a word for use on its own. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const maxSkills = 15
export const maxLanguages = 5

interface Fields {
  title: string
  job: string | null
  skills: OpeningSkill[]
}

/** Adds the skills of a catalog job; keeps existing weights and the title. */
export function withJob(
  fields: Fields,
  job: { slug: string; essential: string[]; optional: string[] } | undefined,
  title: string,
): Partial<Fields> {
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
