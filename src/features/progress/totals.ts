import type { Simulation } from './api/get-simulations.ts'

export const filters = ['all', 'completed', 'inProgress'] as const
export type Filter = (typeof filters)[number]

const isFinished = ({ status }: Simulation) => status === 'validated' || status === 'not_validated'

export function shown(simulations: Simulation[], filter: Filter): Simulation[] {
  if (filter === 'completed') return simulations.filter(isFinished)
  return filter === 'inProgress' ? simulations.filter((one) => !isFinished(one)) : simulations
}

export interface Totals {
  /** The average of all simulations, from 0 to 100. */
  progress: number
  certificates: number
  hours: number
  skills: string[]
}

/** What the tiles say, counted from the simulations; skills are those of validated work. */
export function totalsOf(simulations: Simulation[]): Totals {
  const validated = simulations.filter(({ status }) => status === 'validated')
  const sum = (count: (one: Simulation) => number) =>
    simulations.reduce((total, one) => total + count(one), 0)
  return {
    progress: simulations.length === 0 ? 0 : Math.round(sum((one) => one.progress) / simulations.length),
    certificates: simulations.filter((one) => one.certificate_code).length,
    hours: Math.round((sum((one) => one.seconds_spent) / 3600) * 10) / 10,
    skills: [...new Set(validated.flatMap(({ skills }) => skills))],
  }
}

/** What to go on with first: work to revise, then what was begun. */
export function openWork(simulations: Simulation[]): Simulation[] {
  const urgency = { changes_requested: 0, in_progress: 1 } as Partial<Record<Simulation['status'], number>>
  return simulations
    .filter(({ status }) => urgency[status] !== undefined)
    .sort((one, other) => urgency[one.status]! - urgency[other.status]!)
}
