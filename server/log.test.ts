import { expect, it } from 'vitest'
import { describeError } from './log.ts'

it("logs an error's message but nothing about the connection it came from", () => {
  const error = Object.assign(new Error('connection lost'), {
    code: '57P01',
    client: { secretKey: 4711, connectionParameters: { user: 'u' } },
  })
  const told = describeError(error)
  expect(told).toMatchObject({ type: 'Error', message: 'connection lost', code: '57P01' })
  expect(JSON.stringify(told)).not.toContain('4711')
})
