import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { knownError } from './errors.ts'

const thrown = (code: string, message = 'something') => {
  const error = /^[0-9]/.test(code) ? new DatabaseError(message, 1, 'error') : new Error(message)
  return Object.assign(error, { code, severity: 'FATAL' })
}

it.each(['ENOSPC', 'EDQUOT', '53100'])('R5 reports a full disk (%s)', (code) => {
  expect(knownError(thrown(code))).toMatchObject({
    status: 507,
    body: { statusCode: '507', code: 'InsufficientStorage' },
  })
})

it.each(['57P01', '57P02', '57P03', '08006', '25006', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])(
  'R6 answers 503 when the database is unavailable (%s)',
  (code) => {
    expect(knownError(thrown(code))).toMatchObject({ status: 503, body: { statusCode: '503' } })
  },
)

it.each(['40P01', '40001'])('answers 503 when two writers collide (%s)', (code) => {
  expect(knownError(thrown(code))?.status).toBe(503)
})

it('R6 answers 503 when a connection breaks', () => {
  expect(knownError(new Error('Connection terminated unexpectedly'))?.status).toBe(503)
})

it('leaves our own bugs to the log', () => {
  expect(knownError(thrown('42P01'))).toBeUndefined()
  expect(knownError(new TypeError('x is not a function'))).toBeUndefined()
})
