import type { BoardItem } from '../../../ui/board/place.ts'
import type { Row } from './api/answers.ts'

/** Where an application is on the board. Applications of a stage are in the order of arrival. */
export const placed = ({ id, stage }: Row): BoardItem => ({ id, column_id: stage, position: '' })

/** Only by evidence and time: never by who someone is. */
export interface PipelineFilter {
  /** How many must-haves are proven at least. */
  proven?: number
  /** A must-have that is proven. */
  skill?: string
  unopened?: boolean
  late?: boolean
}

export const isLate = ({ dueAt }: Pick<Row, 'dueAt'>, now = Date.now()): boolean =>
  dueAt !== undefined && new Date(dueAt).getTime() < now

/** Answers that are sent together. */
export const mostAnswers = 200

/** Whether it can be answered now. That every position is filled needs no reading. */
export const canAnswer = (row: Row, status: string): boolean =>
  isOpen(row) && (row.openedAt !== undefined || status === 'filled')

/** Whether the team can answer it now; while an offer is open, the candidate's answer comes first. */
export const isOpen = ({ outcome, withdrawnAt, hasConflict, offerUntil }: Row): boolean =>
  !outcome && !withdrawnAt && !hasConflict && !offerUntil
