import { expect, it } from 'vitest'
import { firstSlot, overlap, slotAfter } from './model.ts'

it('starts on the next working day, and adds a working day for each further time', () => {
  const friday = new Date(2026, 10, 20, 17, 42)
  const first = firstSlot(friday)
  expect(first).toEqual(new Date(2026, 10, 23, 10))
  expect(slotAfter(['', '2026-11-27T14:30', '2026-11-24T09:00'])).toEqual(new Date(2026, 10, 30, 14, 30))
})

it('notices times that overlap', () => {
  const slots = ['2026-11-24T10:00', '2026-11-24T09:15']
  expect(overlap(slots, 45)).toBe(false)
  expect(overlap(slots, 60)).toBe(true)
  expect(overlap(['2026-11-24T10:00', '2026-11-24T10:00'], 15)).toBe(true)
})
