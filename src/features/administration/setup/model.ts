import type { Setup, SetupStep } from './api/answers.ts'

/** What is neither done nor put off. */
export const openSteps = ({ steps }: Setup): SetupStep[] => steps.filter(({ state }) => state === 'open')

/** The next step to work on after this one, from the start again if need be; undefined if all are done. */
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
