import { expect, it } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { Revocations } from './revocations.ts'

/** A database whose rows and notifications the test controls. */
function fakeDatabase() {
  const handlers: ((payload: string) => void)[] = []
  const fake = {
    rows: [] as object[],
    whileReading: () => {},
    reconnect: () => {},
    announce: (entry: object) => {
      for (const handler of handlers) handler(JSON.stringify(entry))
    },
  }
  const db = {
    listener: {
      on: async (_channel: string, handler: (payload: string) => void) => handlers.push(handler),
      onReconnect: (handler: () => void) => {
        fake.reconnect = handler
      },
    },
    admin: {
      query: async (sql: string) => {
        const { rows } = fake
        if (sql.startsWith('select')) fake.whileReading()
        return { rows }
      },
    },
  }
  return { fake, db: db as unknown as Database }
}

const now = () => Math.floor(Date.now() / 1000)

it('keeps revocations announced while the list is being read', async () => {
  const { fake, db } = fakeDatabase()
  fake.whileReading = () => fake.announce({ session_id: 'first', at: now() })
  const revocations = await Revocations.open(db, 3600)
  expect(revocations.has({ session_id: 'first' })).toBe(true)
  fake.whileReading = () => fake.announce({ session_id: 'second', at: now() })
  const read = new Promise<void>((resolve) => {
    let heard = 0
    revocations.onRevoked(() => ++heard === 2 && resolve())
  })
  fake.reconnect()
  await read
  expect(revocations.has({ session_id: 'second' })).toBe(true)
})

it("uses an account's latest revocation, in whatever order they are read", async () => {
  const { fake, db } = fakeDatabase()
  fake.rows = [
    { user_id: 'someone', at: now() },
    { user_id: 'someone', at: now() - 600 },
  ]
  const revocations = await Revocations.open(db, 3600)
  expect(revocations.has({ sub: 'someone', iat: now() - 300 })).toBe(true)
})

it('forgets revocations that no token can outlive', async () => {
  const { fake, db } = fakeDatabase()
  const revocations = await Revocations.open(db, 10)
  fake.announce({ session_id: 'old', at: now() - 3600 })
  const read = new Promise<void>((resolve) => revocations.onRevoked(resolve))
  fake.reconnect()
  await read
  expect(revocations.has({ session_id: 'old' })).toBe(false)
})
