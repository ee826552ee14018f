import { expect, it } from 'vitest'
import { changesOf, factsOf } from './changes.ts'
import { sectionsOf } from './use-audit-sentence.ts'

it('pairs before and after values', () => {
  expect(changesOf({ before: { status: 'pending', a: 1 }, after: { status: 'approved', b: 2 } })).toEqual([
    { field: 'status', before: 'pending', after: 'approved' },
    { field: 'a', before: 1, after: undefined },
    { field: 'b', before: undefined, after: 2 },
  ])
  expect(changesOf({ before: ['x'], after: ['x', 'y'] })).toEqual([
    { field: 'value', before: ['x'], after: ['x', 'y'] },
  ])
  expect(changesOf({ kind: 'company' })).toEqual([])
})

it('keeps everything else', () => {
  expect(factsOf({ before: 1, after: 2, kind: 'company', filter: { domain: 'team' } })).toEqual([
    ['kind', 'company'],
    ['domain', 'team'],
  ])
})

it('names the tabs that changed settings are on', () => {
  const after = { feature_events: false, feature_talks: true, verification_months: 12, product_name: 'Elan' }
  expect(sectionsOf({ after })).toEqual(['features', 'limits', 'general'])
  expect(sectionsOf({})).toEqual([])
})
