import { expect, it } from 'vitest'
import { type Feature, isSwitchedOn, standardPlatform } from './platform.ts'

it.each<[string, Feature | undefined]>([
  ['/dashboard/networking/talks/7', 'talks'],
  ['/mentoring/talks', 'talks'],
  ['/dashboard/events?show=past', 'events'],
  ['/dashboard/networking/mentoring', 'mentoring'],
  ['/booster/practice', 'practice'],
  ['/dashboard/candidates/needs', 'discovery'],
  ['/dashboard/profile/match', 'discovery'],
  ['/dashboard/profile', undefined],
  ['/dashboard/networking/messages', undefined],
  ['/dashboard', undefined],
])('%s belongs to %s', (address, feature) => {
  const others = (['talks', 'events', 'mentoring', 'practice', 'discovery'] as const).filter(
    (one) => one !== feature,
  )
  expect(isSwitchedOn(address, { ...standardPlatform, off: others })).toBe(true)
  if (feature) expect(isSwitchedOn(address, { ...standardPlatform, off: [feature] })).toBe(false)
})
