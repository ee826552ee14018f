import type { Step } from '../../../missions/model.ts'

/** `what` names the field, so that typing in it is undone as a whole. */
export type ChangeStep<S extends Step = Step> = (changed: S, what: string) => void
