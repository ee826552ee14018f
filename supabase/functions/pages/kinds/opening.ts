import { labelsInLine, writeItems } from '../../_shared/formats/lists.ts'
import { writeMoneyRange } from '../../_shared/formats/money.ts'
import {
  asHtml,
  employmentTypes,
  type PublicOpening,
  saidIn,
  townName,
} from '../../_shared/openings/opening.ts'
import { firstParagraph } from '../first-lines/first-paragraph.ts'
import { shorten } from '../head.ts'
import type { FirstLines, Language, PublicPage } from '../page.ts'
import { ask, mediaAddress, onSite } from '../read.ts'
import { texts } from '../texts.ts'

/** An opening that everyone can see. Once it has closed, its page stays and isn't listed. */
export async function openingPage(slug: string, language: Language): Promise<PublicPage | undefined> {
  const opening = await ask<PublicOpening & { isOpen: boolean; isStopped: boolean }>('opening_page', {
    slug,
  }).catch(() => null)
  if (!opening) return undefined
  const { organization, town, remote } = opening
  const say = texts[language]
  const path = `/openings/${opening.slug}`
  const { title, description } = saidIn(opening, language)
  const place = [remote !== 'remote' && town && townName(town, language), say.remotes[remote]]
    .filter(Boolean)
    .join(' · ')
  return {
    path,
    title: `${title} · ${organization.name}`,
    description: `${place}. ${shorten(description.replace(/[#*_>`[\]]/g, ''), 160)}`,
    type: 'article',
    picture: path,
    card: { kind: say.kinds.opening, title, by: organization.name, note: place, seed: opening.id },
    isUnlisted: !opening.isOpen,
    // A closed one starts with that, which only the app says.
    ...(opening.isOpen && !opening.isStopped && { firstLines: firstLines(opening, language) }),
    data: jobPosting(opening, language, path),
  }
}

function firstLines(opening: PublicOpening, language: Language): FirstLines {
  const { organization, town, remote, pay, contract } = opening
  const { title, description, spoken } = saidIn(opening, language)
  const say = texts[language]
  const words = say.openingPage
  const range =
    pay.min !== null && pay.max !== null && pay.period
      ? words.payFor[pay.period](writeMoneyRange(language, pay.min, pay.max, pay.currency))
      : undefined
  const where = [...(remote !== 'remote' && town ? [townName(town, language)] : []), say.remotes[remote]]
  const facts: [string, string | undefined][] = [
    [words.pay, range],
    [words.place, writeItems(labelsInLine(where))],
    [words.contract, contract ? words.contracts[contract] : undefined],
  ]
  return {
    kind: 'opening',
    title,
    by: organization.name,
    about: firstParagraph(description),
    spoken,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    next: `/dashboard/opportunities/${opening.slug}/apply`,
  }
}

/** As job search engines read it (schema.org/JobPosting). */
function jobPosting(opening: PublicOpening, language: Language, path: string): Record<string, unknown> {
  const { organization, town, pay, remote } = opening
  const { title, description } = saidIn(opening, language)
  const folder = organization.kind === 'on_maker' ? 'makers' : 'companies'
  const home = onSite(`/${folder}/${organization.slug}`)
  return {
    '@type': 'JobPosting',
    title,
    description: asHtml(description),
    url: onSite(path),
    identifier: { '@type': 'PropertyValue', name: organization.name, value: opening.id },
    datePosted: opening.publishedAt,
    ...(opening.applyBy && { validThrough: `${opening.applyBy}T23:59:59Z` }),
    employmentType: employmentTypes(opening),
    hiringOrganization: {
      '@type': 'Organization',
      name: organization.name,
      sameAs: home,
      ...(organization.logo && {
        logo: mediaAddress(organization.logo),
      }),
    },
    ...(town &&
      remote !== 'remote' && {
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: townName(town, language),
            addressCountry: town.country,
          },
        },
      }),
    ...(remote === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: town?.country ?? 'FR' },
    }),
    ...(pay.min !== null &&
      pay.max !== null &&
      pay.period && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: pay.currency,
          value: {
            '@type': 'QuantitativeValue',
            minValue: pay.min,
            maxValue: pay.max,
            unitText: pay.period.toUpperCase(),
          },
        },
      }),
    totalJobOpenings: opening.places,
    directApply: true,
  }
}
