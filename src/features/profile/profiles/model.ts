import * as z from 'zod/mini'
import type { Database } from '../../../lib/database.types.ts'
import type { Profile } from '../../core/session/api/get-profile.ts'
import type { Career } from './api/get-career.ts'
import { careerEntrySchema, languageSchema } from './career-entries.ts'

type Enums = Database['public']['Enums']
export const availabilities: Enums['availability'][] = ['unsaid', 'now', 'from_date', 'listening', 'closed']
export const remotes: Enums['remote_wish'][] = ['any', 'on_site', 'hybrid', 'remote']
export const contractKinds = [
  'permanent',
  'fixed_term',
  'apprenticeship',
  'internship',
  'temporary',
  'freelance',
  'civic_service',
] as const
export type ContractKind = (typeof contractKinds)[number]

// Messages are keys under "errors" in the "profile" texts.
const address = z.string().check(
  z.trim(),
  z.refine(
    (value) =>
      value === '' || z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(value).success,
    'url',
  ),
  z.maxLength(500, 'tooLong'),
)
/** Categories as printed on the license. */
export const drivingLicenses = [
  'AM',
  'A1',
  'A2',
  'A',
  'B1',
  'B',
  'BE',
  'C1',
  'C1E',
  'C',
  'CE',
  'D1',
  'D1E',
  'D',
  'DE',
] as const
type DrivingLicense = (typeof drivingLicenses)[number]

export const isDrivingLicense = (word: string): word is DrivingLicense =>
  drivingLicenses.some((license) => license === word)
export const maxInterests = 20

/** As the database accepts it: digits, grouped as people write them. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return /^\+?[0-9(][0-9 ().-]{4,28}[0-9]$/.test(value) && digits >= 6 && digits <= 15
}
const phone = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || isPhone(value), 'phone'),
)
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'tooLong'))
const name = text(80).check(z.minLength(1, 'required'))

/** What everyone has, regardless of role. */
export const namesSchema = z.object({ firstName: name, lastName: name })
export type Names = z.infer<typeof namesSchema>

export const profileSchema = z
  .extend(namesSchema, {
    jobTitle: text(120),
    summary: text(4000),
    skills: z.array(z.string()),
    linkedinUrl: address,
    portfolioUrl: address,
    location: text(120),
    availability: z.enum(availabilities),
    availableFrom: z.string(),
    contracts: z.array(z.enum(contractKinds)),
    places: z.array(text(80)),
    remote: z.enum(remotes),
    lookingFor: text(1000),
    phone,
    drivingLicenses: z.array(z.enum(drivingLicenses)),
    interests: z.array(text(80)).check(z.maxLength(maxInterests)),
    experience: z.array(careerEntrySchema),
    education: z.array(careerEntrySchema),
    languages: z.array(languageSchema),
  })
  .check(
    z.superRefine(({ availability, availableFrom, languages }, context) => {
      if (availability === 'from_date' && !availableFrom)
        context.addIssue({ code: 'custom', path: ['availableFrom'], message: 'required' })
      languages.forEach(({ code }, index) => {
        if (code && languages.findIndex((other) => other.code === code) < index)
          context.addIssue({ code: 'custom', path: ['languages', index, 'code'], message: 'twice' })
      })
    }),
  )

export type ProfileFields = z.input<typeof profileSchema>

export function toFields(profile: Profile | null, career: Career): ProfileFields {
  return {
    firstName: profile?.first_name ?? '',
    lastName: profile?.last_name ?? '',
    jobTitle: profile?.job_title ?? '',
    summary: profile?.bio ?? '',
    skills: profile?.skills ?? [],
    linkedinUrl: profile?.linkedin_url ?? '',
    portfolioUrl: profile?.portfolio_url ?? '',
    location: career?.location ?? '',
    availability: career?.availability ?? 'unsaid',
    availableFrom: career?.available_from ?? '',
    contracts: (career?.contract_kinds ?? []) as ContractKind[],
    places: career?.places ?? [],
    remote: career?.remote ?? 'any',
    lookingFor: career?.looking_for ?? '',
    phone: career?.phone ?? '',
    drivingLicenses: (career?.driving_licenses ?? []).filter(isDrivingLicense),
    interests: career?.interests ?? [],
    experience: (career?.experience ?? []).map((entry) => ({
      key: String(entry.position),
      title: entry.title,
      at: entry.organization,
      location: entry.location,
      from: toMonth(entry.started_on),
      until: toMonth(entry.ended_on),
      details: entry.description,
    })),
    education: (career?.education ?? []).map((entry) => ({
      key: String(entry.position),
      title: entry.school,
      at: entry.degree,
      location: '',
      from: toMonth(entry.started_on),
      until: toMonth(entry.ended_on),
      details: entry.description,
    })),
    languages: (career?.languages ?? []).map(({ code, level }) => ({ key: code, code, level })),
  }
}

/** Nothing a résumé would contain is there yet. */
export const isUntold = ({ summary, skills, experience, education }: ProfileFields): boolean =>
  summary.trim() === '' && skills.length + experience.length + education.length === 0

/** The argument of `save_my_profile`. */
export function toDocument(fields: ProfileFields) {
  const { experience, education, languages } = fields
  return {
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    job_title: fields.jobTitle.trim(),
    bio: fields.summary.trim(),
    skills: fields.skills,
    linkedin_url: fields.linkedinUrl.trim() || null,
    portfolio_url: fields.portfolioUrl.trim() || null,
    location: fields.location.trim(),
    availability: fields.availability,
    available_from: fields.availability === 'from_date' ? fields.availableFrom : null,
    contract_kinds: fields.contracts,
    places: fields.places,
    remote: fields.remote,
    looking_for: fields.lookingFor.trim(),
    phone: fields.phone.trim(),
    driving_licenses: fields.drivingLicenses,
    interests: fields.interests,
    experience: experience.map((entry) => ({
      title: entry.title.trim(),
      organization: entry.at.trim(),
      location: entry.location.trim(),
      started_on: toDay(entry.from),
      ended_on: toDay(entry.until),
      description: entry.details.trim(),
    })),
    education: education.map((entry) => ({
      school: entry.title.trim(),
      degree: entry.at.trim(),
      started_on: toDay(entry.from),
      ended_on: toDay(entry.until),
      description: entry.details.trim(),
    })),
    languages: languages.map(({ code, level }) => ({ code, level })),
  }
}

const toMonth = (day: string | null) => day?.slice(0, 7) ?? ''
const toDay = (month: string) => (month ? `${month}-01` : null)

/** Adds a skill if it is neither empty nor listed yet. */
export function addSkill(skills: string[], typed: string): string[] {
  const skill = typed.trim()
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill]
}
