export const levels = ['none', 'aggregate', 'named', 'full'] as const
export type Level = (typeof levels)[number]

export const sides = ['school', 'partner'] as const
export type Side = (typeof sides)[number]

export const states = ['proposed', 'active', 'upcoming', 'expired', 'ended', 'declined'] as const
export type State = (typeof states)[number]

export const otherSide = (side: Side): Side => (side === 'school' ? 'partner' : 'school')
export const isOver = (state: State): boolean =>
  state === 'ended' || state === 'declined' || state === 'expired'
