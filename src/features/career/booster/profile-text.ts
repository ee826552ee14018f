import { formatItems } from '../../../lib/formats/lists.ts'
import type { CareerEntry } from '../../profile/profiles/career-entries.ts'
import type { ProfileFields } from '../../profile/profiles/model.ts'

interface Words {
  headings: Record<'summary' | 'experience' | 'education' | 'skills' | 'languages', string>
  period: (station: CareerEntry) => string
  language: (code: string) => string
}

/** The profile as résumé text, as a reader of the exported page would see it. */
export function profileText(
  fields: ProfileFields,
  email: string,
  { headings, period, language }: Words,
): string {
  const line = (...parts: string[]) => parts.filter(Boolean).join(' · ')
  const station = (one: CareerEntry) => [
    line(one.title, one.at, one.location, period(one)),
    ...one.details
      .split('\n')
      .map((detail) => detail.trim())
      .filter(Boolean),
    '',
  ]
  const section = (heading: string, lines: string[]) => (lines.some(Boolean) ? ['', heading, ...lines] : [])
  return [
    `${fields.firstName} ${fields.lastName}`.trim(),
    fields.jobTitle,
    line(email, fields.phone, fields.location),
    line(fields.linkedinUrl, fields.portfolioUrl),
    ...section(headings.summary, [fields.summary]),
    ...section(headings.experience, fields.experience.flatMap(station)),
    ...section(headings.education, fields.education.flatMap(station)),
    ...section(headings.skills, [formatItems(fields.skills)]),
    ...section(
      headings.languages,
      fields.languages.map(({ code }) => language(code)),
    ),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
