import { type Cell, toCsv } from '../../../lib/csv.ts'
import { formatPercent } from '../../../lib/formats/numbers.ts'
import { type Day, isoWeek } from '../../../lib/weeks.ts'
import type { Simulation } from '../progress/api/answers.ts'
import type { Attestation, Part } from './attestation.ts'
import { type Choice, certificateAddress, type Writer } from './sheet.ts'

interface Happened {
  /** Undefined for what describes the end of the period. */
  day?: Day
  simulation: Simulation
}

function weekOf(day: Day): string {
  const { year, week } = isoWeek(day)
  return `${year}-W${String(week).padStart(2, '0')}`
}

function cells({ day, simulation }: Happened, kind: string, minutes: number | null, detail: string): Cell[] {
  return [day ?? '', day ? weekOf(day) : '', kind, simulation.title, simulation.company, minutes, detail]
}

/** One row per activity, with minutes as numbers and their total in the last row. */
export function attestationCsv(
  attestation: Attestation,
  chosen: Pick<Choice, 'parts' | 'note'>,
  writer: Writer,
) {
  const { t, tMissions, tReviews } = writer
  const when = (part: Part, rows: Cell[][]) => (chosen.parts.includes(part) ? rows : [])
  const { period, entries, missions, submissions, results, certificates } = attestation
  const rows = [
    ...when(
      'hours',
      entries.map((one) => cells(one, t('csv.work'), one.minutes, t('csv.steps', { count: one.steps }))),
    ),
    ...when('missions', [
      ...submissions.map((one) =>
        cells(one, t('csv.submitted'), null, t('csv.attempt', { attempt: one.attempt })),
      ),
      ...missions.map(({ simulation }) => {
        const state = tMissions(`enrollmentStatus.${simulation.status}`)
        return cells({ simulation }, t('csv.state'), null, `${state}, ${formatPercent(simulation.progress)}`)
      }),
    ]),
    ...when(
      'results',
      results.map((one) =>
        cells(one, t('csv.feedback'), null, `${tReviews(`verdicts.${one.verdict}`)}. ${one.summary}`),
      ),
    ),
    ...when(
      'certificates',
      certificates.map((one) =>
        cells(
          one,
          t('csv.certificate'),
          null,
          one.is_public ? certificateAddress(writer, one.code) : one.code,
        ),
      ),
    ),
    ...(chosen.note.trim() ? [['', '', t('note'), '', '', null, chosen.note.trim()]] : []),
    ...when('hours', [
      ['', '', t('csv.total'), '', '', attestation.minutes, `${period.from}/${period.to} ${period.zone}`],
    ]),
  ]
  const header = ['day', 'week', 'kind', 'mission', 'company', 'minutes', 'detail'] as const
  return toCsv(
    header.map((column) => t(`csv.columns.${column}`)),
    rows,
  )
}
