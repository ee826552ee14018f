import { addDays, type Day, isoWeek, mondayOf } from '../../../lib/weeks.ts'
import type { Activity, Simulation } from '../progress/api/answers.ts'
import type { Period } from '../progress/api/keys.ts'
import { wholeMinutes } from './minutes.ts'

export const parts = ['hours', 'missions', 'results', 'certificates'] as const
export type Part = (typeof parts)[number]

/** Activity on a mission on one day. */
interface Entry {
  day: Day
  simulation: Simulation
  minutes: number
  steps: number
}

export interface Week {
  year: number
  week: number
  /** The first and last day within the period. */
  from: Day
  to: Day
  entries: Entry[]
  minutes: number
}

type With<Row> = Row & { simulation: Simulation }

export interface Attestation {
  period: Period
  entries: Entry[]
  minutes: number
  steps: number
  weeks: Week[]
  missions: { simulation: Simulation; minutes: number }[]
  submissions: With<Activity['submissions'][number]>[]
  results: With<Activity['feedback'][number]>[]
  certificates: With<Activity['certificates'][number]>[]
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const minutesOf = (entries: Entry[]) => sum(entries.map(({ minutes }) => minutes))

function weeksOf({ from, to }: Period, entries: Entry[]): Week[] {
  const weeks: Week[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6)
    const own = entries.filter(({ day }) => day >= monday && day <= sunday)
    weeks.push({
      ...isoWeek(monday),
      from: monday < from ? from : monday,
      to: sunday > to ? to : sunday,
      entries: own,
      minutes: minutesOf(own),
    })
  }
  return weeks
}

/**
 * Everything an activity record says about a period. All totals come from the same entries, so they agree.
 */
export function attest(period: Period, simulations: Simulation[], activity: Activity): Attestation {
  const byId = new Map(simulations.map((simulation) => [simulation.enrollment_id, simulation]))
  function named<Row extends { enrollment_id: string }>(rows: Row[]): With<Row>[] {
    return rows.flatMap((row) => {
      const simulation = byId.get(row.enrollment_id)
      return simulation ? [{ ...row, simulation }] : []
    })
  }
  const days = named(activity.days)
  // Rounded per mission, as on screen.
  const minutes = new Map(
    simulations.flatMap((simulation) => {
      const own = days.filter((day) => day.simulation === simulation)
      const rounded = wholeMinutes(own.map(({ seconds }) => seconds))
      return own.map((day, index) => [day, rounded[index]!] as const)
    }),
  )
  const entries = days.map((one) => {
    const { day, simulation, steps } = one
    return { day, simulation, steps, minutes: minutes.get(one)! }
  })
  const submissions = named(activity.submissions)
  const results = named(activity.feedback)
  const certificates = named(activity.certificates)
  const touched = new Set([...entries, ...submissions, ...results].map(({ simulation }) => simulation))
  return {
    period,
    entries,
    minutes: minutesOf(entries),
    steps: sum(entries.map(({ steps }) => steps)),
    weeks: weeksOf(period, entries),
    missions: [...touched].map((simulation) => ({
      simulation,
      minutes: minutesOf(entries.filter((entry) => entry.simulation === simulation)),
    })),
    submissions,
    results,
    certificates,
  }
}
