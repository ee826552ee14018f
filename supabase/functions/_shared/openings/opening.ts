import { escapeHtml } from '../escape-html.ts'

/** An opening as `opening_page` and `opening_feed` answer it, as far as other sites learn about it. */
export interface PublicOpening {
  id: string
  slug: string
  title: string
  description: string
  language: 'en' | 'fr'
  translation: { title: string; description: string } | null
  audience: string
  organization: { name: string; slug: string; kind: string; logo: string | null }
  town: { nameEn: string; nameFr: string; country: string } | null
  remote: 'on_site' | 'hybrid' | 'remote'
  contract: string | null
  workingTime: 'full' | 'part'
  hoursPerWeek: number | null
  startOn: string | null
  pay: { min: number | null; max: number | null; currency: string; period: 'hour' | 'month' | 'year' | null }
  applyBy: string | null
  publishedAt: string
  changedAt: string
  places: number
  skills: { nameEn: string; nameFr: string; must: boolean }[]
}

/** What schema.org and job sites call a contract. */
export function employmentTypes({
  contract,
  workingTime,
}: Pick<PublicOpening, 'contract' | 'workingTime'>): string[] {
  const time = workingTime === 'part' ? 'PART_TIME' : 'FULL_TIME'
  switch (contract) {
    case 'fixed_term':
      return [time, 'TEMPORARY']
    case 'temporary':
      return ['TEMPORARY']
    case 'internship':
      return ['INTERN']
    case 'freelance':
      return ['CONTRACTOR']
    case 'apprenticeship':
    case 'civic_service':
      return [time, 'OTHER']
    default:
      return [time]
  }
}

/** The description as the simplest HTML: paragraphs and line breaks. Its Markdown is readable as it is. */
export const asHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('')

/** In the reader's language if the opening is offered in it. */
export function saidIn(opening: PublicOpening, language: 'en' | 'fr') {
  const isTranslated = opening.translation !== null && opening.language !== language
  const { title, description } = isTranslated ? opening.translation! : opening
  return { title, description, spoken: isTranslated ? language : opening.language }
}

type Town = NonNullable<PublicOpening['town']>
export const townName = ({ nameEn, nameFr }: Town, language: 'en' | 'fr'): string =>
  ({ en: nameEn, fr: nameFr })[language]
