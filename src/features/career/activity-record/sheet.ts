import type { TFunction } from 'i18next'
import { writeDate } from '../../../../supabase/functions/_shared/formats/dates.ts'
import { formatDuration } from '../../../lib/formats/durations.ts'
import { formatNumber, formatPercent } from '../../../lib/formats/numbers.ts'
import { zoneName } from '../../../lib/formats/zones.ts'
import { certificatePath } from '../../../lib/paths.ts'
import { type Day, formatDayAs, formatDays } from '../../../lib/weeks.ts'
import type { Attestation, Part, Week } from './attestation.ts'

export interface Writer {
  t: TFunction<'activityRecord'>
  tMissions: TFunction<'missions'>
  tReviews: TFunction<'reviews'>
  language: string
  /** Where certificates are published. */
  origin: string
}

export interface Choice {
  name: string
  parts: Part[]
  note: string
  madeAt: Date
}

/** Where anyone can verify a certificate. */
export const certificateAddress = ({ origin }: Writer, code: string) => `${origin}${certificatePath(code)}`

const duration = (minutes: number) => formatDuration(minutes * 60)

function writeWeek(week: Week, { t, language }: Writer) {
  const days = [...new Set(week.entries.filter(({ minutes }) => minutes > 0).map(({ day }) => day))]
  return {
    title: t('week', { week: week.week, days: formatDays(week.from, week.to, language) }),
    total: duration(week.minutes),
    days: days.map((day) => {
      const entries = week.entries.filter((entry) => entry.day === day && entry.minutes > 0)
      return {
        day: formatDayAs(day, language, { weekday: 'long', day: 'numeric', month: 'long' }),
        missions: entries.map(({ simulation, minutes }) => ({
          title: simulation.title,
          time: duration(minutes),
        })),
        time: duration(entries.reduce((sum, { minutes }) => sum + minutes, 0)),
      }
    }),
  }
}

/**
 * The text of an activity record, the same on screen and on paper, without the sections that weren't chosen.
 */
export function writeSheet(attestation: Attestation, choice: Choice, writer: Writer) {
  const { t, tMissions, tReviews, language, origin } = writer
  const { period, submissions, results, certificates } = attestation
  const has = (part: Part) => choice.parts.includes(part)
  const date = (day: Day) => formatDayAs(day, language, { dateStyle: 'long' })
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: period.zone } as const
  const madeAt = writeDate(language, format, choice.madeAt)
  return {
    title: t('document'),
    name: choice.name,
    period: formatDays(period.from, period.to, language),
    zone: t('zone', { zone: zoneName(period.zone) }),
    figures: [
      ...(has('hours') ? [{ label: t('figures.time'), value: duration(attestation.minutes) }] : []),
      { label: t('figures.missions'), value: formatNumber(attestation.missions.length) },
      { label: t('figures.steps'), value: formatNumber(attestation.steps) },
      { label: t('figures.submissions'), value: formatNumber(submissions.length) },
      { label: t('figures.certificates'), value: formatNumber(certificates.length) },
    ],
    hours: has('hours') && {
      weeks: attestation.weeks.map((week) => writeWeek(week, writer)),
      total: duration(attestation.minutes),
    },
    missions:
      has('missions') &&
      attestation.missions.map(({ simulation, minutes }) => ({
        id: simulation.enrollment_id,
        title: simulation.title,
        about: [
          simulation.company,
          tMissions(`categories.${simulation.category}`),
          tMissions(`difficulties.${simulation.difficulty}`),
        ].join(' · '),
        state: tMissions(`enrollmentStatus.${simulation.status}`),
        progress: formatPercent(simulation.progress),
        time: has('hours') ? duration(minutes) : undefined,
      })),
    results:
      has('results') &&
      results.map(({ enrollment_id, attempt, day, verdict, summary, criteria, simulation }) => ({
        id: `${enrollment_id} ${attempt}`,
        title: simulation.title,
        about: t('result', { date: date(day), attempt, company: simulation.company }),
        verdict: tReviews(`verdicts.${verdict}`),
        isValidated: verdict === 'validated',
        criteria: (criteria ?? []).map((one) => t('criterion', one)).join(' · '),
        summary,
      })),
    certificates:
      has('certificates') &&
      certificates.map(({ code, day, is_public, simulation }) => ({
        code,
        title: simulation.title,
        about: t('certificate', { date: date(day), company: simulation.company, code }),
        address: is_public ? certificateAddress(writer, code) : undefined,
      })),
    note: choice.note.trim(),
    made: t('made', { when: madeAt, zone: zoneName(period.zone), host: new URL(origin).host }),
    check: t('check', { address: origin }),
  }
}

export type Sheet = ReturnType<typeof writeSheet>
