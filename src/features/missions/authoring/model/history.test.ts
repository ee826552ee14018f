import { describe, expect, it } from 'vitest'
import { type History, type HistoryAction, historyReducer, startHistory } from './history.ts'

const run = (actions: HistoryAction<string>[], from: History<string> = startHistory('')) =>
  actions.reduce(historyReducer<string>, from)
const write = (value: string, what = 'title', at = 0): HistoryAction<string> => ({
  type: 'change',
  what,
  at,
  change: () => value,
})
const undo = { type: 'undo' } as const
const redo = { type: 'redo' } as const

describe('undo and redo', () => {
  it('goes back and forward', () => {
    const actions = [write('a', 'x'), write('b', 'y')]
    expect(run([...actions, undo]).present).toBe('a')
    expect(run([...actions, undo, undo]).present).toBe('')
    expect(run([...actions, undo, undo, redo, redo]).present).toBe('b')
  })

  it('groups quick typing in one field into one change', () => {
    expect(run([write('a', 't', 0), write('ab', 't', 300), write('abc', 't', 900), undo]).present).toBe('')
    expect(run([write('a', 't', 0), write('ab', 't', 5000), undo]).present).toBe('a')
    expect(run([write('a', 't', 0), undo, write('b', 't', 100), undo]).present).toBe('')
  })

  it('drops undone changes once something else is written', () => {
    expect(run([write('a', 'x'), undo, write('b', 'y'), redo]).present).toBe('b')
  })

  it('does nothing at either end, or for a change that changes nothing', () => {
    const start = startHistory('a')
    expect(historyReducer(start, undo)).toBe(start)
    expect(historyReducer(start, redo)).toBe(start)
    expect(historyReducer(start, write('a'))).toBe(start)
  })
})
