import { withCard, withColumn, withMoved, withoutCard } from '../board.ts'
import type { Board, Card, OpenCard, WholeCard } from '../model.ts'
import type { Change, NewCard } from './kept-changes.ts'

const empty: Omit<WholeCard, 'id' | 'column_id' | 'position' | 'created_at' | 'heard_at' | 'updated_at'> = {
  revision: 1,
  company: '',
  job_title: '',
  applied_on: null,
  link: null,
  location: '',
  contract: null,
  salary_min: null,
  salary_max: null,
  salary_currency: 'EUR',
  salary_period: 'year',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  priority: 1,
  tags: [],
  notes: '',
  resume_label: '',
  resume_path: null,
  next_action: '',
  next_at: null,
  remind_minutes: null,
  rejection_reason: '',
}

/** A card as it will be once the server has it. */
export function toWholeCard(card: NewCard, at: string): WholeCard {
  return { ...empty, created_at: at, heard_at: at, updated_at: at, ...card }
}

/** The part of a card that the board keeps. */
export function toBoardCard({ notes: _, updated_at: __, ...card }: WholeCard): Card {
  return card
}

/** The board with what waits on this device. */
export function withChanges(board: Board, changes: readonly Change[]): Board {
  let shown = board
  for (const change of changes) if (!change.problem) shown = withChange(shown, change)
  return shown
}

function withChange(board: Board, change: Change): Board {
  const { cardId } = change
  if (change.kind === 'column') return withColumn(board, cardId, change.change)
  if (change.kind === 'delete') return withoutCard(board, cardId)
  if (change.kind === 'move') return withMoved(board, cardId, change.to, change.position)
  const card = board.cards.find(({ id }) => id === cardId)
  if (change.kind === 'add')
    return card ? board : withCard(board, toBoardCard(toWholeCard(change.card, change.at)))
  const { notes: _, ...changes } = change.changes
  return card ? withCard(board, { ...card, ...changes }) : board
}

/** An open card with what waits on this device; null if it exists nowhere. */
export function openWithChanges(
  cardId: string,
  open: OpenCard | null,
  changes: readonly Change[],
): OpenCard | null {
  let shown = open
  for (const change of changes) {
    if (change.cardId !== cardId || change.problem) continue
    if (change.kind === 'delete') shown = null
    else if (change.kind === 'add')
      shown ??= { card: toWholeCard(change.card, change.at), events: [], files: [] }
    else if (shown && change.kind === 'move')
      shown = { ...shown, card: { ...shown.card, column_id: change.to, position: change.position } }
    else if (shown && change.kind === 'save') shown = { ...shown, card: { ...shown.card, ...change.changes } }
  }
  return shown
}
