import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pause, TestClient } from '../../server/testing/realtime/clients.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, pendingPartner, startProduct } from './people.ts'

let server: TestServer
const clients: TestClient[] = []
// The listeners are partners awaiting approval: a candidate's welcome may still be on its way.
beforeAll(async () => {
  server = await startProduct()
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
})

function listener(token?: string): TestClient {
  const client = new TestClient(server, { token })
  clients.push(client)
  return client
}

describe('a notification', () => {
  it('reaches the person’s own channel, and says no more than its kind', async () => {
    const person = await pendingPartner(server)
    const channel = await listener(person.token).join(`user:${person.id}`, { private: true })
    await server.sql(`select private.notify($1, 'welcome', '{"secret": 1}', '/profile')`, [person.id])
    const [message] = await channel.messages(1)
    expect(message).toMatchObject({ type: 'broadcast', event: 'notification', payload: { kind: 'welcome' } })
    expect(JSON.stringify(message)).not.toContain('secret')
  })

  it('about an approval arrives when it is made, and only for that person', async () => {
    const waiting = await pendingPartner(server)
    const bystander = await pendingPartner(server)
    const own = await listener(waiting.token).join(`user:${waiting.id}`, { private: true })
    const other = await listener(bystander.token).join(`user:${bystander.id}`, { private: true })
    const boss = await admin(server)
    await boss.client.rpc('approve_organization', {
      organization_id: waiting.organizationId,
      compared: true,
    })
    expect(await own.messages(1)).toMatchObject([{ payload: { kind: 'organization_approved' } }])
    await pause(100)
    expect(other.received).toEqual([])
  })
})

describe('a person’s channel', () => {
  it('is closed to strangers, administrators and visitors', async () => {
    const person = await pendingPartner(server)
    const topic = `user:${person.id}`
    for (const token of [(await candidate(server)).token, (await admin(server)).token, undefined]) {
      await expect(listener(token).join(topic, { private: true })).rejects.toThrow('Unauthorized')
    }
  })

  it('L4 has no public channel of that or any other name', async () => {
    const person = await pendingPartner(server)
    const stranger = listener((await candidate(server)).token)
    await expect(stranger.join(`user:${person.id}`)).rejects.toThrow('only allows private channels')
  })

  it('accepts no messages from anyone, so that no one can forge notifications', async () => {
    const person = await pendingPartner(server)
    const own = await listener(person.token).join(`user:${person.id}`, { private: true })
    const eve = await candidate(server)
    for (const { token } of [eve, person]) {
      const response = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: {
          apikey: server.engine.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          messages: [
            { topic: `user:${person.id}`, event: 'notification', payload: { kind: 'fake' }, private: true },
          ],
        }),
      })
      await response.text()
    }
    await own.send('notification', { kind: 'fake' })
    await server.sql(`select private.notify($1, 'welcome')`, [person.id])
    await own.messages(1)
    await pause(100)
    expect(own.received.map(({ payload }) => payload)).toMatchObject([{ kind: 'welcome' }])
  })

  it('is the only private channel there is', async () => {
    const person = await pendingPartner(server)
    for (const topic of [
      'user:',
      `user:${person.id}:x`,
      `USER:${person.id}`,
      'anything',
      `user:${person.id}%`,
    ]) {
      await expect(listener(person.token).join(topic, { private: true }), topic).rejects.toThrow(
        'Unauthorized',
      )
    }
  })
})
