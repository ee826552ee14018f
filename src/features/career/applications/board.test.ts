import { describe, expect, it } from 'vitest'
import { readUrl, text } from '../../../lib/url-state/url-params.ts'
import { cardsByColumn } from '../../../ui/board/lists.ts'
import { byPosition, positionAt, positionsBelow } from '../../../ui/board/positions.ts'
import { isSilent, withMoved } from './board.ts'
import { cardFilters, filtered } from './filters.ts'
import type { Board, Card, Column } from './model.ts'
import { sorted } from './sort.ts'

const column = (id: string, stage: Column['stage'] = 'wishlist'): Column => ({
  id,
  name: null,
  stage,
  position: id,
})
const card = (id: string, changes: Partial<Card> = {}): Card =>
  ({
    id,
    column_id: 'one',
    position: `a${id}`,
    company: id,
    job_title: '',
    location: '',
    contact_name: '',
    next_action: '',
    next_at: null,
    contract: null,
    priority: 1,
    tags: [],
    heard_at: '2026-11-01T00:00:00Z',
    created_at: '2026-11-01T00:00:00Z',
    ...changes,
  }) as Card

describe('positions', () => {
  const list = ['a', 'b', 'c'].map((id) => card(id))

  it('lie at the ends and between two neighbors', () => {
    expect(positionAt(list, 0) < list[0]!.position).toBe(true)
    const between = positionAt(list, 1)
    expect(between > list[0]!.position && between < list[1]!.position).toBe(true)
    expect(positionAt(list, 3) > list[2]!.position).toBe(true)
    expect(positionAt([], 0)).toMatch(/^[0-9A-Za-z]+$/)
  })

  it('are found after cards that two windows gave the same key', () => {
    const twins = [
      card('a', { position: 'a1' }),
      card('b', { position: 'a1' }),
      card('c', { position: 'a2' }),
    ]
    const key = positionAt(twins, 1)
    expect(key > 'a1' && key < 'a2').toBe(true)
  })

  it('never run out: a thousand moves to the same gap stay short', () => {
    let keys = [card('a', { position: 'a0' }), card('b', { position: 'a1' })]
    for (let move = 0; move < 1000; move += 1) keys = [keys[0]!, card('b', { position: positionAt(keys, 1) })]
    expect(keys[1]!.position.length).toBeLessThanOrEqual(200)
  })

  it('are assigned in order to imported cards', () => {
    const keys = positionsBelow(list, 3)
    expect([...keys].sort()).toEqual(keys)
    expect(keys[0]! > list[2]!.position).toBe(true)
  })
})

describe('column lists', () => {
  const columns = [column('one'), column('two')]
  const cards = [card('b'), card('a'), card('c', { column_id: 'two' })]

  it('are ordered and keep their identity while nothing changes', () => {
    const before = cardsByColumn(columns, cards)
    expect(before.get('one')!.map(({ id }) => id)).toEqual(['a', 'b'])
    const board: Board = { silent_days: 14, columns: [...columns, column('three')], cards }
    const moved = withMoved(board, 'a', 'three', 'a0')
    const after = cardsByColumn(board.columns, moved.cards, before)
    expect(after.get('two')).toBe(before.get('two'))
    expect(after.get('one')).not.toBe(before.get('one'))
    expect(after.get('three')!.map(({ id }) => id)).toEqual(['a'])
  })
})

describe('silence', () => {
  const now = Date.parse('2026-11-15T00:00:00Z')
  const applied = column('one', 'applied')

  it.each([
    ['after the chosen days', {}, applied, 14, true],
    ['not a day earlier', {}, applied, 15, false],
    ['not while something is planned', { next_at: '2026-11-16T00:00:00Z' }, applied, 14, false],
    ['even if what was planned has passed', { next_at: '2026-11-10T00:00:00Z' }, applied, 14, true],
    ['not on the wishlist', {}, column('one', 'wishlist'), 14, false],
    ['not when it is closed', {}, column('one', 'closed'), 14, false],
  ] as const)('%s', (_, changes, at, days, expected) => {
    expect(isSilent(card('a', changes), at, days, now)).toBe(expected)
  })
})

describe('filters', () => {
  const board: Board = {
    silent_days: 14,
    columns: [column('one', 'applied')],
    cards: [
      card('1', { company: 'Société Générale', tags: ['banque'], priority: 2 }),
      card('2', {
        company: 'Acme',
        job_title: 'Développeuse',
        contract: 'permanent',
        heard_at: new Date().toISOString(),
      }),
    ],
  }
  const found = (query: string) =>
    filtered(board, readUrl({ q: text(), ...cardFilters }, new URLSearchParams(query))).map(({ id }) => id)

  it.each([
    ['', ['1', '2']],
    ['q=societe', ['1']],
    ['q=DEVELOPPEUSE acme', ['2']],
    ['q=acme banque', []],
    ['priority=2', ['1']],
    ['priority=9', ['1', '2']],
    ['contract=permanent', ['2']],
    ['contract=nonsense', ['1', '2']],
    ['tag=banque', ['1']],
    ['silent=1', ['1']],
  ])('“%s” leaves %o', (query, ids) => expect(found(query)).toEqual(ids))
})

it('sorts the list as requested, then as on the board', () => {
  const columns = [column('one'), column('two')]
  const cards = [
    card('c', { column_id: 'two', priority: 2, company: 'B' }),
    card('b', { company: 'C', next_at: '2026-11-20' }),
    card('a', { company: 'A' }),
  ]
  const ids = (order: Parameters<typeof sorted>[2]) => sorted(cards, columns, order).map(({ id }) => id)
  expect(ids('column')).toEqual(['a', 'b', 'c'])
  expect(ids('priority')).toEqual(['c', 'a', 'b'])
  expect(ids('next')).toEqual(['b', 'a', 'c'])
  expect(ids('company')).toEqual(['a', 'c', 'b'])
  expect([...cards].sort(byPosition).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
