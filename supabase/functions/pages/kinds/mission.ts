import { isCoverCategory } from '../../_shared/cover/draw-cover.ts'
import type { Language, PublicPage } from '../page.ts'
import { ask, onSite, readListing } from '../read.ts'
import { texts } from '../texts.ts'

/** In the reader's language if the mission is offered in it. */
export async function missionPage(id: string, language: Language): Promise<PublicPage | undefined> {
  const [listing, facts] = await Promise.all([
    readListing(id),
    ask<{ company_slug: string | null }[]>('mission_facts', { mission_id: id }).catch(() => null),
  ])
  if (!listing) return undefined
  const translated = listing.translations[language]
  const { title, summary } = translated ?? listing
  const spoken = translated ? language : listing.language
  const path = `/missions/${listing.mission_id}`
  const slug = facts?.[0]?.company_slug
  const say = texts[language]
  const organization = listing.organization_name
  const words = say.missionPage
  const cover = isCoverCategory(listing.category)
    ? { id: listing.mission_id, category: listing.category, difficulty: listing.difficulty }
    : undefined
  return {
    path,
    title: `${title} · ${organization}`,
    description: summary,
    type: 'article',
    picture: path,
    firstLines: {
      kind: 'mission',
      title,
      by: organization,
      summary,
      spoken,
      cover,
      facts: [
        [words.category, words.categories[listing.category] ?? listing.category],
        [words.difficulty, say.difficulties[listing.difficulty]!],
        [words.expected, words.hours(Number(listing.hours))],
      ],
      next: `/dashboard/missions/${listing.mission_id}`,
    },
    card: {
      kind: say.kinds.mission,
      title,
      by: organization,
      note: [say.difficulties[listing.difficulty], say.spoken[spoken]].filter(Boolean).join(' · '),
      seed: listing.mission_id,
      cover,
    },
    data: {
      '@type': 'Course',
      name: title,
      description: summary,
      url: onSite(path),
      inLanguage: listing.languages.length > 1 ? listing.languages : listing.language,
      educationalLevel: listing.difficulty,
      datePublished: listing.published_at,
      isAccessibleForFree: true,
      provider: {
        '@type': 'Organization',
        name: organization,
        ...(slug && { url: onSite(`/companies/${slug}`) }),
      },
      offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: workload(Number(listing.hours)),
      },
    },
  }
}

/** 1.5 hours as ISO 8601: PT1H30M. */
function workload(hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60))
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${whole ? `${whole}H` : ''}${rest ? `${rest}M` : ''}`
}
