import { languageOf } from '../../../features/career/booster/rules/language.ts'
import { readPosting } from '../../../features/career/booster/rules/posting/read.ts'
import { maxSourceLength } from '../../../features/missions/authoring/from-text/sentences.ts'
import type { ReadSource } from '../../../features/missions/authoring/from-text/source.ts'

const difficulties = { junior: 'beginner', some: 'intermediate', senior: 'advanced' } as const

/** Reads a text for a mission by the same rules that read postings for candidates. */
export const readSource: ReadSource = (source, skills, otherwise) => {
  const text = source.slice(0, maxSourceLength)
  const { guess, contract, seniority, salary, minimumWage, essential, optional } = readPosting(text, skills)
  const clues = [contract, seniority, salary, minimumWage, guess.company].filter(Boolean)
  return {
    language: languageOf(text, otherwise),
    // A brief may mention an internship; a posting says more than that about the job.
    isPosting: clues.length > 1 && guess.job_title !== '' && guess.job_title.length <= 80,
    jobTitle: guess.job_title,
    skills: [...essential, ...optional].map(({ skill }) => skill),
    difficulty: seniority && difficulties[seniority.level],
  }
}
