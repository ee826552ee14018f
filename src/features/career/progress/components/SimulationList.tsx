import lists from '../../../../ui/Lists.module.css'
import type { Simulation } from '../api/answers.ts'
import { SimulationCard } from './SimulationCard.tsx'

export function SimulationList({ simulations }: { simulations: Simulation[] }) {
  return (
    <ul className={lists.list}>
      {simulations.map((simulation) => (
        <SimulationCard key={simulation.enrollment_id} simulation={simulation} />
      ))}
    </ul>
  )
}
