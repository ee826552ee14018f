import { expect, it } from 'vitest'
import type { Setup, SetupStep } from './api/answers.ts'
import { addressProblem, nextStep, openSteps } from './model.ts'

const step = (name: SetupStep['step'], state: SetupStep['state']): SetupStep => ({ step: name, state })
const setup = (...steps: SetupStep[]) => ({ steps }) as Setup

it('continues with the next open step, and returns to those left behind', () => {
  const [operator, email, backup] = [
    step('operator', 'open'),
    step('email', 'skipped'),
    step('backup', 'open'),
  ]
  const all = setup(operator, email, backup)
  expect(openSteps(all)).toEqual([operator, backup])
  expect(nextStep(all)).toBe(operator)
  expect(nextStep(all, operator)).toBe(backup)
  expect(nextStep(all, backup)).toBe(operator)
  expect(nextStep(setup(email, backup), backup)).toBeUndefined()
})

it.each([
  [null, 'https://essor.example', 'notSet'],
  ['https://essor.example', 'http://localhost:3000', 'differs'],
  ['http://essor.example', 'http://essor.example', 'noTls'],
  ['https://essor.example', 'https://essor.example', undefined],
])('compares the address %s with %s', (siteUrl, seen, problem) => {
  expect(addressProblem(siteUrl, seen)).toBe(problem)
})
