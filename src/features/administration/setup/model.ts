import type { Setup, SetupStep } from './api/answers.ts'

/** Steps that are neither done nor skipped. */
export const openSteps = ({ steps }: Setup): SetupStep[] => steps.filter(({ state }) => state === 'open')

/** The next open step after this one, wrapping around to the first; undefined if none is open. */
export function nextStep({ steps }: Setup, current?: SetupStep): SetupStep | undefined {
  const place = current ? steps.indexOf(current) + 1 : 0
  const others = [...steps.slice(place), ...steps.slice(0, place)].filter((step) => step !== current)
  return others.find(({ state }) => state === 'open')
}

type AddressProblem = 'notSet' | 'differs' | 'noTls'

/** Why links in emails wouldn't work for everyone; undefined if they do. */
export function addressProblem(siteUrl: string | null, seen: string): AddressProblem | undefined {
  if (siteUrl === null) return 'notSet'
  if (siteUrl !== seen) return 'differs'
  return seen.startsWith('https://') ? undefined : 'noTls'
}
