import type { Match, Reason } from './api/answers.ts'

/** The reasons that would add most if they were met, best first. */
export const changesOf = ({ reasons }: Match): Reason[] =>
  reasons
    .filter(({ becomes }) => becomes)
    .sort((one, other) => gainOf(other) - gainOf(one))
    .slice(0, 3)
export const gainOf = ({ points = 0, of = 0 }: Reason): number => Math.round((of - points) * 10) / 10
