import type { Plan, Proof } from './api/answers.ts'
import type { Job } from './api/get-jobs.ts'

type SkillState = 'proven' | 'declared' | 'missing'
const order: SkillState[] = ['proven', 'declared', 'missing']

export interface AskedSkill {
  skill: string
  state: SkillState
  proof: Proof | undefined
}

export interface Gap {
  essential: AskedSkill[]
  optional: AskedSkill[]
  /** How many essential skills are proven. */
  proven: number
}

/** What a job requires compared with what the person has shown: proven first, missing last. */
export function gapOf(
  job: Pick<Job, 'essential' | 'optional'>,
  { proven, declared }: Pick<Plan, 'proven' | 'declared'>,
): Gap {
  const stateOf = (skill: string): AskedSkill => {
    const proof = proven.find((one) => one.skill === skill)
    return { skill, proof, state: proof ? 'proven' : declared.includes(skill) ? 'declared' : 'missing' }
  }
  const sorted = (skills: string[]) =>
    skills.map(stateOf).sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  const essential = sorted(job.essential)
  return {
    essential,
    optional: sorted(job.optional),
    proven: essential.filter(({ state }) => state === 'proven').length,
  }
}
