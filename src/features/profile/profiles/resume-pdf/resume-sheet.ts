import type { TFunction } from 'i18next'
import { writeDate } from '../../../../../supabase/functions/_shared/formats/dates.ts'
import type { Language } from '../../../../i18n/languages.ts'
import { writeMonth } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { printable } from '../../../../ui/pdf/printable.ts'
import type { ShownSkill } from '../api/answers.ts'
import type { CareerEntry } from '../career-entries.ts'
import type { ProfileFields } from '../model.ts'
import { proofsOf, saysSomething, shownSkillName } from '../shown-profile.ts'
import { readLines, type TextLine } from '../text-lines.ts'

export const resumeLayouts = ['classic', 'columns'] as const
export type ResumeLayout = (typeof resumeLayouts)[number]
export const resumeParts = [
  'photo',
  'email',
  'phone',
  'links',
  'summary',
  'wanted',
  'interests',
  'proofs',
] as const
export type ResumePart = (typeof resumeParts)[number]

export interface ResumeOptions {
  layout: ResumeLayout
  language: Language
  parts: ResumePart[]
}

export interface ResumeEntry {
  title: string
  under: string
  period: string
  /** Paragraphs and bullets, each on its own line. */
  lines: TextLine[]
}

export interface ResumeSkill {
  name: string
  /** The certificate that proves it, if it is public. */
  proof?: { address: string; about: string }
}

/** The text of a résumé, before layout. */
export interface ResumeSheet {
  name: string
  jobTitle: string
  contacts: { text: string; address?: string }[]
  summary: ResumeEntry['lines']
  wanted: string
  experience: ResumeEntry[]
  education: ResumeEntry[]
  skills: ResumeSkill[]
  languages: { name: string; level: string }[]
  drivingLicenses: string
  interests: string
}

interface Writer {
  t: TFunction<'profiles'>
  email: string
  certificateAddress: (code: string) => string
}

export function writeResume(
  fields: ProfileFields,
  skills: ShownSkill[],
  { language, parts }: Pick<ResumeOptions, 'language' | 'parts'>,
  { t, email, certificateAddress }: Writer,
): ResumeSheet {
  const has = (part: ResumePart) => parts.includes(part)
  const spoken = (month: string) => writeMonth(language, month)
  const period = ({ from, until }: CareerEntry) => {
    if (from && !until) return t('since', { month: spoken(from) })
    return [from, until].filter(Boolean).map(spoken).join(' – ')
  }
  const links = [fields.linkedinUrl, fields.portfolioUrl].filter((address) => has('links') && address)
  return {
    name: printable(`${fields.firstName} ${fields.lastName}`) || email,
    jobTitle: printable(fields.jobTitle),
    contacts: [
      { text: printable(fields.location) },
      { text: has('email') ? email : '', address: `mailto:${email}` },
      {
        text: has('phone') ? printable(fields.phone) : '',
        address: `tel:${fields.phone.replace(/[^\d+]/g, '')}`,
      },
      ...links.map((address) => ({ text: address.replace(/^https?:\/\/(www\.)?|\/$/g, ''), address })),
    ].filter(({ text }) => text !== ''),
    summary: has('summary') ? linesOf(fields.summary) : [],
    wanted: has('wanted') && saysSomething(fields) ? wantedOf(fields, t, language) : '',
    experience: fields.experience.map((station) => ({
      title: printable(station.title),
      under: printable(formatItems([station.at, station.location])),
      period: period(station),
      lines: linesOf(station.details),
    })),
    education: fields.education.map((station) => ({
      title: printable(station.at || station.title),
      under: printable(station.at ? station.title : ''),
      period: period(station),
      lines: linesOf(station.details),
    })),
    skills: skills
      .map((skill) => toSkill(skill, has('proofs'), language, certificateAddress))
      .filter((skill) => skill !== null),
    languages: fields.languages.map(({ code, level }) => ({
      name: languageName(code, language),
      level: t(`levels.${level}`),
    })),
    drivingLicenses: formatItems(fields.drivingLicenses),
    interests: has('interests') ? printable(fields.interests.join(' · ')) : '',
  }
}

const linesOf = (text: string): ResumeEntry['lines'] =>
  readLines(text)
    .map((line) => ({ ...line, text: printable(line.text) }))
    .filter((line) => line.text !== '')

/** Names a certificate that proves several skills once, with all of them. */
export function byProof(skills: ResumeSkill[]): ResumeSkill[] {
  const proven = skills.filter(({ proof }) => proof)
  const addresses = [...new Set(proven.map(({ proof }) => proof!.address))]
  return addresses.map((address) => {
    const same = proven.filter(({ proof }) => proof!.address === address)
    return { name: same.map(({ name }) => name).join(' · '), proof: same[0]!.proof }
  })
}

/** A skill proven but not listed appears only because of its proof. */
function toSkill(
  skill: ShownSkill,
  withProofs: boolean,
  language: Language,
  certificateAddress: (code: string) => string,
): ResumeSkill | null {
  const source = withProofs ? proofsOf(skill).find(({ facts }) => facts.isPublic) : undefined
  if (!skill.word && !source) return null
  const name = printable(shownSkillName(skill, language))
  if (!source) return name ? { name } : null
  const { code, mission, organization } = source.facts
  const about = [mission, organization, writeMonth(language, source.at)].map(printable).join(' · ')
  return { name, proof: { address: certificateAddress(code), about } }
}

function wantedOf(fields: ProfileFields, t: TFunction<'profiles'>, language: Language): string {
  const { availability, availableFrom, contracts, places, remote, lookingFor } = fields
  const available =
    availability === 'from_date' && availableFrom
      ? t('availableFromDay', {
          day: writeDate(language, { dateStyle: 'long', timeZone: 'UTC' }, new Date(availableFrom)),
        })
      : availability !== 'unsaid' && t(`availabilities.${availability}`)
  const facts = [
    available,
    formatItems(contracts.map((kind) => t(`contractKinds.${kind}`))),
    formatItems(places),
    remote !== 'any' && t(`remotes.${remote}`),
  ]
  return printable([facts.filter(Boolean).join(' · '), lookingFor].filter(Boolean).join('. '))
}

export interface ResumeDrawing {
  sheet: ResumeSheet
  /** As a data URL, or null. */
  photo: string | null
  t: TFunction<'profiles'>
  /** Tighter spacing, if that saves a page. */
  isTight: boolean
}
