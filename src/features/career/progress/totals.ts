import { addDays, type Day, dayIn } from '../../../lib/weeks.ts'
import type { Simulation } from './api/answers.ts'

export const filters = ['all', 'completed', 'inProgress'] as const
export type Filter = (typeof filters)[number]

const finished: Simulation['status'][] = ['validated', 'not_validated']
const running: Simulation['status'][] = ['in_progress', 'submitted', 'changes_requested']

export function shown(simulations: Simulation[], filter: Filter): Simulation[] {
  if (filter === 'all') return simulations
  const wanted = filter === 'completed' ? finished : running
  return simulations.filter(({ status }) => wanted.includes(status))
}

/** What the person can continue, what waits for feedback, and what has ended, each in the given order. */
export function byState(simulations: Simulation[]) {
  const having = (...wanted: Simulation['status'][]) =>
    simulations.filter(({ status }) => wanted.includes(status))
  return {
    open: having('in_progress', 'changes_requested'),
    waiting: having('submitted'),
    finished: having(...finished, 'left'),
  }
}

const isValidated = ({ status }: Simulation) => status === 'validated'
const skillsOf = (simulations: Simulation[]) => [
  ...new Set(simulations.filter(isValidated).flatMap(({ skills }) => skills)),
]

/** The skills proven by the end of a day. */
export function skillsUntil(simulations: Simulation[], day: Day, zone: string): string[] {
  return skillsOf(simulations.filter(({ completed_at }) => completed_at && dayIn(zone, completed_at) <= day))
}

export interface Totals {
  /** The average of all simulations except abandoned ones, from 0 to 100. */
  progress: number
  certificates: number
  /** Sum of each simulation's whole minutes, so that it matches the list. */
  minutes: number
  skills: string[]
}

/** The numbers on the tiles; skills are those of validated work. */
export function totalsOf(simulations: Simulation[]): Totals {
  const kept = simulations.filter(({ status }) => status !== 'left')
  const done = kept.reduce((sum, { progress }) => sum + progress, 0)
  return {
    progress: kept.length === 0 ? 0 : Math.round(done / kept.length),
    certificates: simulations.filter((one) => one.certificate_code).length,
    minutes: simulations.reduce((sum, { seconds_spent }) => sum + Math.round(seconds_spent / 60), 0),
    skills: skillsOf(simulations),
  }
}

export interface Movement {
  /** In the last seven days. */
  seconds: number
  /** In the last thirty days. */
  certificates: number
  skills: number
}

/** How the tiles changed. */
export function movementOf(simulations: Simulation[], today: Day, zone: string): Movement {
  const before = addDays(today, -30)
  const isNew = ({ completed_at }: Simulation) => completed_at && dayIn(zone, completed_at) > before
  return {
    seconds: simulations.reduce((sum, { seconds_of_7_days }) => sum + seconds_of_7_days, 0),
    certificates: simulations.filter((one) => one.certificate_code && isNew(one)).length,
    skills: skillsOf(simulations).length - skillsUntil(simulations, before, zone).length,
  }
}
