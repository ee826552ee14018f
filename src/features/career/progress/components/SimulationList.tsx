import type { Simulation } from '../api/answers.ts'
import classes from './SimulationCard.module.css'
import { SimulationCard } from './SimulationCard.tsx'

export function SimulationList({ simulations }: { simulations: Simulation[] }) {
  return (
    <ul className={classes.list}>
      {simulations.map((simulation) => (
        <SimulationCard key={simulation.enrollment_id} simulation={simulation} />
      ))}
    </ul>
  )
}
