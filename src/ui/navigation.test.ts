import { expect, it } from 'vitest'
import { standardPlatform } from '../lib/platform.ts'
import { isEntryOn } from './navigation.ts'

it('hides an entry of one feature where its address belongs to two', () => {
  const entry = { to: '/openings', label: 'openings', icon: (() => null) as never } as const
  const platform = { ...standardPlatform, off: ['openings' as const] }
  expect(isEntryOn(entry, platform)).toBe(true)
  expect(isEntryOn({ ...entry, feature: 'openings' }, platform)).toBe(false)
  expect(isEntryOn({ ...entry, feature: 'openings' }, standardPlatform)).toBe(true)
})
