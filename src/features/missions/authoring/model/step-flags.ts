import type { Problem } from '../../missions/problems.ts'

const flags = { step: 'incomplete', unreachable: 'unreachable', loop: 'loop' } as const
export type StepFlag = (typeof flags)[keyof typeof flags]

export function stepFlags(problems: Problem[], id: string): StepFlag[] {
  return Object.entries(flags)
    .filter(([kind]) => problems.includes(`${kind}:${id}` as Problem))
    .map(([, flag]) => flag)
}
