import { expect, it } from 'vitest'
import { isTopic, topicsFor } from './topics.ts'

it("offers only topics for the person's roles", () => {
  expect(topicsFor(['candidate'])).toEqual(['feedback', 'invitations', 'appointments', 'other'])
  expect(topicsFor(['company'])).toEqual(['reviews', 'invitations', 'appointments', 'other'])
  expect(topicsFor(['admin'])).toEqual(['requests', 'other'])
  expect(topicsFor(['candidate', 'on_maker'])).toEqual([
    'feedback',
    'reviews',
    'invitations',
    'appointments',
    'other',
  ])
  expect(topicsFor([])).toEqual(['other'])
})

it('accepts a topic or the digest in a link, and nothing else', () => {
  expect(['feedback', 'digest', 'other'].every(isTopic)).toBe(true)
  expect(['account', '', 'user_id', null].some(isTopic)).toBe(false)
})
