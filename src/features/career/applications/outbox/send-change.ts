import { AppError, toAppError, unwrap } from '../../../../lib/errors.ts'
import { sameJson } from '../../../../lib/same-json.ts'
import { connect } from '../../../../lib/supabase.ts'
import { getCard } from '../api/get-card.ts'
import { removeCard } from '../api/remove-card.ts'
import { writeColumn } from '../api/write-column.ts'
import { changesOf } from '../form.ts'
import type { Field } from '../merge.ts'
import type { CardChanges } from '../model.ts'
import type { Change, Problem } from './kept-changes.ts'

/** Sends a change; returns why it doesn't fit what was saved elsewhere in the meantime. */
export async function sendChange(userId: string, change: Change): Promise<Problem | undefined> {
  const client = await connect()
  const { data } = await client.auth.getSession()
  if (data.session?.user.id !== userId) throw new AppError('not_signed_in', 'Another account is signed in.')
  if (change.kind === 'add') return add(change)
  if (change.kind === 'delete') return remove(change)
  if (change.kind === 'column') return column(change)
  return change.kind === 'move' ? move(change) : save(change)
}

type Of<Kind> = Extract<Change, { kind: Kind }>

async function add({ card }: Of<'add'>): Promise<undefined> {
  const client = await connect()
  const { error } = await client.from('applications').insert(card)
  // It arrived before, and the response was lost.
  if (error && error.code !== '23505') throw toAppError(error)
}

async function move({ cardId, from, to, position }: Of<'move'>): Promise<Problem | undefined> {
  const client = await connect()
  const moved = unwrap(
    await client
      .from('applications')
      .update({ column_id: to, position })
      .eq('id', cardId)
      .eq('column_id', from)
      .select('id'),
  )
  if (moved.length > 0) return undefined
  const current = await getCard(cardId)
  if (!current) return { kind: 'deleted' }
  const { column_id } = current.card
  return column_id === to ? undefined : { kind: 'moved', column: column_id }
}

/** A column that is gone can't be edited; deleting it again changes nothing. */
async function column({ cardId, change }: Of<'column'>): Promise<Problem | undefined> {
  const isThere = await writeColumn(cardId, change)
  return isThere || 'remove' in change ? undefined : { kind: 'deleted' }
}

/** What was edited elsewhere in the meantime isn't deleted unseen. */
async function remove({ cardId, revision }: Of<'delete'>): Promise<Problem | undefined> {
  const current = await getCard(cardId)
  if (!current) return undefined
  if (current.card.revision !== revision) return { kind: 'edited', revision: current.card.revision }
  await removeCard(current)
}

/** Only fields that were saved elsewhere too, with another value, are a conflict. */
async function save({ cardId, base, changes }: Of<'save'>): Promise<Problem | undefined> {
  const client = await connect()
  for (;;) {
    const current = await getCard(cardId)
    if (!current) return { kind: 'deleted' }
    const theirs = changesOf(current.card)
    const open = (Object.keys(changes) as Field[]).filter(
      (field) => !isSame(field, theirs[field], changes[field]),
    )
    const conflicts = open.filter((field) => !isSame(field, theirs[field], base[field]))
    if (conflicts.length > 0) return { kind: 'changed', theirs: pick(theirs, conflicts) }
    if (open.length === 0) return undefined
    const saved = unwrap(
      await client
        .from('applications')
        .update(pick(changes, open))
        .eq('id', cardId)
        .eq('revision', current.card.revision)
        .select('id'),
    )
    if (saved.length > 0) return undefined
  }
}

/** The server writes the same moment differently. */
function isSame(field: Field, one: unknown, other: unknown): boolean {
  if (field === 'next_at' && typeof one === 'string' && typeof other === 'string')
    return Date.parse(one) === Date.parse(other)
  return sameJson(one, other)
}

function pick(changes: Partial<CardChanges>, fields: readonly Field[]): Partial<CardChanges> {
  return Object.fromEntries(fields.map((field) => [field, changes[field]]))
}
