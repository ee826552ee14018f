export const modes = ['all', 'choice', 'free'] as const
export type Mode = (typeof modes)[number]

export const states = [
  'open',
  'asked',
  'to_begin',
  'begun',
  'submitted',
  'changes_requested',
  'validated',
  'not_validated',
] as const
export type State = (typeof states)[number]
