// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../../lib/errors.ts'
import { forgetOwn, hasUnsent, setOwner } from '../../../../lib/own-storage.ts'
import type { Board } from '../model.ts'
import { BoardOutbox, boardOutboxOf } from './board-outbox.ts'
import {
  type Change,
  type ChangeDraft,
  type ColumnChange,
  hasKeptChanges,
  keptChanges,
} from './kept-changes.ts'
import { openWithChanges, toBoardCard, toWholeCard, withChanges } from './overlay.ts'
import { sendChange } from './send-change.ts'

vi.mock('./send-change.ts', () => ({ sendChange: vi.fn() }))
const send = vi.mocked(sendChange)

const sent: Change[] = []
const added: ChangeDraft = {
  kind: 'add',
  cardId: 'new',
  name: 'Acme',
  card: { id: 'new', company: 'Acme', column_id: 'wish', position: 'a' },
}
const move = (to: string, cardId = 'old', from = 'wish'): ChangeDraft => ({
  kind: 'move',
  cardId,
  name: 'Old',
  from,
  to,
  position: 'm',
})
const remove = (cardId: string): ChangeDraft => ({ kind: 'delete', cardId, name: 'Old', revision: 3 })
const save = (changes: object, base: object): ChangeDraft => ({
  kind: 'save',
  cardId: 'old',
  name: 'Old',
  base,
  changes,
})

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  send.mockReset()
  send.mockImplementation(async (_, change) => {
    sent.push(change)
    return undefined
  })
})

describe('changes made offline', () => {
  it('outlive the tab, and the next tabs send each once, in order', async () => {
    const closed = new BoardOutbox('me')
    closed.keep(move('applied'))
    closed.keep(added)
    const tabs = [new BoardOutbox('me'), new BoardOutbox('me')]
    expect(tabs[0]!.get()).toHaveLength(2)
    await tabs[0]!.flush()
    await tabs[1]!.flush()
    expect(sent.map(({ kind }) => kind)).toEqual(['move', 'add'])
    expect(hasKeptChanges('me')).toBe(false)
  })

  it('wait while the server can’t be reached', async () => {
    const outbox = new BoardOutbox('me')
    outbox.keep(added)
    send.mockRejectedValueOnce(new AppError('network', 'Failed to fetch'))
    await outbox.flush()
    expect(outbox.get()).toMatchObject([{ kind: 'add' }])
    expect(outbox.get()[0]!.problem).toBeUndefined()
    await outbox.flush()
    expect(sent).toHaveLength(1)
  })

  it('become one for each card', () => {
    const outbox = new BoardOutbox('me')
    outbox.keep(added)
    outbox.keep(move('applied', 'new'))
    outbox.keep(move('applied'))
    outbox.keep(move('offer'))
    outbox.keep(save({ notes: 'one' }, { notes: '' }))
    outbox.keep(save({ notes: 'two', location: 'Lyon' }, { notes: 'one', location: '' }))
    expect(outbox.get()).toMatchObject([
      { kind: 'add', card: { column_id: 'applied', position: 'm' } },
      { kind: 'move', from: 'wish', to: 'offer' },
      { kind: 'save', base: { notes: '', location: '' }, changes: { notes: 'two', location: 'Lyon' } },
    ])
  })

  it('ask what to keep if the same was changed elsewhere', async () => {
    const outbox = new BoardOutbox('me')
    outbox.keep(move('applied'))
    outbox.keep(save({ notes: 'mine', location: 'Lyon' }, { notes: '', location: '' }))
    send.mockResolvedValueOnce({ kind: 'moved', column: 'offer' })
    send.mockResolvedValueOnce({ kind: 'changed', theirs: { notes: 'theirs' } })
    await outbox.flush()
    expect(outbox.get().map(({ problem }) => problem?.kind)).toEqual(['moved', 'changed'])
    const [moved, changed] = outbox.get()
    await outbox.keepMine(moved!)
    expect(sent).toMatchObject([{ kind: 'move', from: 'offer', to: 'applied' }])
    await outbox.takeTheirs(changed!)
    expect(sent[1]).toMatchObject({ kind: 'save', changes: { location: 'Lyon' } })
    expect(outbox.get()).toEqual([])
  })

  it('count as unsent, and leave the device when the person signs out', () => {
    setOwner('me')
    new BoardOutbox('me').keep(added)
    expect(hasUnsent()).toBe(true)
    forgetOwn()
    expect(keptChanges('me')).toEqual([])
  })

  it('don’t come back if the person signs out while they are sent', async () => {
    setOwner('me')
    const outbox = boardOutboxOf('me')
    outbox.keep(move('applied'))
    outbox.keep(added)
    send.mockImplementationOnce(async () => {
      forgetOwn()
      return { kind: 'moved', column: 'offer' }
    })
    await outbox.flush()
    expect(send).toHaveBeenCalledOnce()
    expect(keptChanges('me')).toEqual([])
    expect(outbox.get()).toEqual([])
  })

  it('made while an earlier one is sent are sent after it', async () => {
    const outbox = new BoardOutbox('me')
    outbox.keep(save({ notes: 'a' }, { notes: '' }))
    send.mockImplementationOnce(async (_, change) => {
      sent.push(change)
      const card = { company: 'Old', notes: 'ab' } as never
      outbox.keepFields('old', { name: 'Old', base: { notes: 'a' }, changes: { notes: 'ab' }, card })
      return undefined
    })
    await outbox.flush()
    expect(outbox.get()).toMatchObject([{ changes: { notes: 'ab' } }])
    await outbox.flush()
    expect(sent).toMatchObject([{ changes: { notes: 'a' } }, { changes: { notes: 'ab' } }])
    expect(outbox.get()).toEqual([])
  })

  it('leave only the deletion of a deleted card, which nothing follows', async () => {
    const outbox = new BoardOutbox('me')
    outbox.keep(move('applied'))
    outbox.keep(save({ notes: 'one' }, { notes: '' }))
    outbox.keep(remove('old'))
    const card = { company: 'Old', notes: 'two' } as never
    outbox.keepFields('old', { name: 'Old', base: { notes: '' }, changes: { notes: 'two' }, card })
    outbox.keep(added)
    outbox.keep(remove('new'))
    await outbox.flush()
    expect(sent).toMatchObject([{ kind: 'delete', cardId: 'old' }])
    expect(outbox.get()).toEqual([])
  })

  it('ask before they delete what was edited elsewhere', async () => {
    const outbox = new BoardOutbox('me')
    outbox.keep(remove('old'))
    send.mockResolvedValueOnce({ kind: 'edited', revision: 4 })
    await outbox.flush()
    const [refused] = outbox.get()
    expect(refused).toMatchObject({ revision: 3, problem: { kind: 'edited' } })
    await outbox.keepMine(refused!)
    expect(sent).toMatchObject([{ kind: 'delete', revision: 4 }])
    expect(outbox.get()).toEqual([])
  })

  it('send new columns before the cards in them, and delete columns last', async () => {
    const outbox = new BoardOutbox('me')
    const column = (cardId: string, change: ColumnChange) =>
      outbox.keep({ kind: 'column', cardId, name: cardId, change })
    outbox.keep(added)
    column('tests', { add: { id: 'tests', name: 'Tests', stage: 'interview', position: 'c' } })
    column('tests', { edit: { position: 'd' } })
    column('wish', { edit: { name: 'Someday' } })
    column('wish', { remove: true })
    outbox.keep(move('tests', 'new'))
    column('brief', { add: { id: 'brief', name: null, stage: 'offer', position: 'e' } })
    column('brief', { remove: true })
    await outbox.flush()
    expect(sent).toMatchObject([
      { kind: 'column', cardId: 'tests', change: { add: { name: 'Tests', position: 'd' } } },
      { kind: 'add', card: { column_id: 'tests' } },
      { kind: 'column', cardId: 'wish', change: { remove: true } },
    ])
    expect(outbox.get()).toEqual([])
  })

  it('replace what the form of an open card said before', () => {
    const outbox = new BoardOutbox('me')
    const card = { company: 'Old', notes: 'ab' } as never
    outbox.keepFields('old', { name: 'Old', base: { notes: '' }, changes: { notes: 'a' }, card })
    outbox.keepFields('old', { name: 'Old', base: { notes: '' }, changes: { notes: 'ab' }, card })
    expect(outbox.get()).toMatchObject([{ changes: { notes: 'ab' } }])
    outbox.keepFields('old', { name: 'Old', base: {}, changes: {}, card })
    expect(outbox.get()).toEqual([])
  })
})

it('the board and an open card show what waits on this device', () => {
  const at = '2026-11-17T10:00:00Z'
  const old = toWholeCard({ id: 'old', company: 'Old', column_id: 'wish', position: 'b' }, at)
  const board: Board = { silent_days: 14, columns: [], cards: [toBoardCard(old)] }
  const outbox = new BoardOutbox('me')
  outbox.keep(added)
  outbox.keep(move('applied'))
  outbox.keep(save({ notes: 'typed', location: 'Lyon' }, { notes: '', location: '' }))
  const changes = outbox.get()
  expect(withChanges(board, changes).cards).toMatchObject([
    { id: 'new', company: 'Acme' },
    { id: 'old', column_id: 'applied', location: 'Lyon' },
  ])
  expect(withChanges(withChanges(board, changes), changes).cards).toHaveLength(2)
  expect(openWithChanges('new', null, changes)?.card.company).toBe('Acme')
  expect(openWithChanges('old', { card: old, events: [], files: [] }, changes)?.card).toMatchObject({
    notes: 'typed',
    column_id: 'applied',
  })
  const applied = { id: 'applied', name: null, stage: 'applied' as const, position: 'b' }
  const columns = [applied, { ...applied, id: 'offer', position: 'c' }]
  outbox.keep({ kind: 'column', cardId: 'offer', name: 'Offer', change: { remove: true } })
  outbox.keep({ kind: 'column', cardId: 'applied', name: 'Applied', change: { remove: true } })
  expect(withChanges({ ...board, columns }, outbox.get()).columns).toEqual([applied])
  outbox.keep(remove('old'))
  expect(withChanges(board, outbox.get()).cards).toMatchObject([{ id: 'new' }])
  expect(openWithChanges('old', { card: old, events: [], files: [] }, outbox.get())).toBeNull()
})
