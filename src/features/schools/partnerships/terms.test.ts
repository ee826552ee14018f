import { expect, it } from 'vitest'
import type { Terms } from './api/answers.ts'
import { changesBetween, objectionsTo, toDocument, toFields } from './terms.ts'

const today = '2026-11-15'
const terms: Terms = {
  version: 1,
  by: 'school',
  author: 'Ada',
  at: '2026-01-01T00:00:00Z',
  visibility: 'named',
  startsOn: '2026-01-10',
  endsOn: '2026-12-31',
  isNamed: true,
  body: 'Two visits.',
  missions: [
    { id: 'a', title: 'A', isPrivate: true, isOver: false },
    { id: 'b', title: 'B', isPrivate: false, isOver: true },
  ],
}

it('starts a proposal from the latest terms, without missions that have ended', () => {
  expect(toFields(terms, false, today)).toMatchObject({
    visibility: 'named',
    missions: ['a'],
    startsOn: '2026-01-10',
    endsOn: '2026-12-31',
  })
  expect(toFields(null, false, today)).toMatchObject({ startsOn: today, endsOn: '2027-11-15', missions: [] })
})

it('renews for the same duration, and never ends in the past', () => {
  expect(toFields(terms, true, today)).toMatchObject({ startsOn: '2026-01-10', endsOn: '2027-12-21' })
  const old = { ...terms, startsOn: '2024-01-01', endsOn: '2024-12-31' }
  expect(toFields(old, true, today)).toMatchObject({ startsOn: today, endsOn: '2027-11-15' })
})

it('validates dates before they are sent', () => {
  const fields = toFields(terms, false, today)
  expect(objectionsTo(fields, today)).toEqual({})
  expect(objectionsTo({ ...fields, endsOn: '2026-01-09' }, today)).toEqual({ endsOn: 'order' })
  expect(objectionsTo({ ...fields, endsOn: '2026-11-14' }, today)).toEqual({ endsOn: 'past' })
  expect(objectionsTo({ ...fields, endsOn: '2040-01-01' }, today)).toEqual({ endsOn: 'long' })
  expect(objectionsTo({ ...fields, startsOn: '', endsOn: '' }, today)).toEqual({
    startsOn: 'required',
    endsOn: 'required',
  })
  expect(toDocument(fields)).not.toHaveProperty('note')
})

it('lists differences between two versions', () => {
  expect(changesBetween(terms, terms)).toEqual([])
  expect(
    changesBetween(terms, { ...terms, endsOn: '2027-01-01', missions: [terms.missions[0]!], body: '' }),
  ).toEqual(['dates', 'missions', 'body'])
})
