import { languageName } from '../../../../lib/language-names.ts'
import type { ShownSkill } from '../api/answers.ts'
import type { CareerEntry } from '../career-entries.ts'
import type { ProfileFields } from '../model.ts'
import { proofsOf } from '../shown-profile.ts'
import { toUri } from './to-uri.ts'

interface Source {
  fields: ProfileFields
  email: string
  /** With their proofs, except those of hidden certificates. */
  skills: ShownSkill[]
  language: string
  certificateAddress: (code: string) => string
  madeAt: Date
}

/** The profile in the open format of jsonresume.org, without blanks. */
export function toJsonResume({ fields, email, skills, language, certificateAddress, madeAt }: Source) {
  const linkedinUrl = toUri(fields.linkedinUrl)
  const certificates = new Map(
    skills
      .flatMap(proofsOf)
      .filter(({ facts }) => facts.isPublic)
      .map(({ at, facts }) => [
        facts.code,
        {
          name: facts.mission,
          date: at.slice(0, 10),
          issuer: facts.organization,
          url: certificateAddress(facts.code),
        },
      ]),
  )
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: told({
      name: [fields.firstName, fields.lastName].filter(Boolean).join(' '),
      label: fields.jobTitle,
      email,
      phone: fields.phone,
      url: toUri(fields.portfolioUrl),
      summary: fields.summary,
      location: fields.location && { city: fields.location },
      profiles: linkedinUrl
        ? [told({ network: 'LinkedIn', username: nameIn(linkedinUrl), url: linkedinUrl })]
        : '',
    }),
    work: fields.experience.map((station) =>
      told({
        name: station.at,
        position: station.title,
        location: station.location,
        ...datesOf(station),
        summary: station.details,
      }),
    ),
    education: fields.education.map((station) =>
      told({
        institution: station.title,
        studyType: station.at,
        ...datesOf(station),
        summary: station.details,
      }),
    ),
    skills: fields.skills.map((name) => ({ name })),
    languages: fields.languages.map(({ code, level }) => ({
      language: languageName(code, language),
      fluency: level === 'native' ? 'Native speaker' : level.toUpperCase(),
    })),
    interests: fields.interests.map((name) => ({ name })),
    // The format has no fields for these, but allows additional ones.
    ...(fields.drivingLicenses.length > 0 && { drivingLicenses: fields.drivingLicenses }),
    certificates: [...certificates.values()],
    meta: { version: 'v1.0.0', lastModified: madeAt.toISOString().slice(0, 19) },
  }
}

const datesOf = ({ from, until }: CareerEntry) => ({ startDate: from, endDate: until })

const nameIn = (address: string): string => /\/in\/([^/?#]+)/.exec(address)?.[1] ?? ''

/** Removes blanks: a blank date isn't a valid date. */
const told = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''))
