import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { makeServiceLogins } from './bootstrap.ts'

it('lets servers on two databases of one cluster create their logins at the same time', async () => {
  const urls = [await createDatabase(), await createDatabase()]
  const clients = [...urls, ...urls, ...urls].map((connectionString) => new Client({ connectionString }))
  await Promise.all(clients.map((client) => client.connect()))
  const starts = clients.map(async (client) => {
    for (let start = 0; start < 5; start++) await makeServiceLogins(client)
  })
  await expect(Promise.all(starts)).resolves.toBeDefined()
  await Promise.all(clients.map((client) => client.end()))
})

it('copies role settings whose names contain a dot', async () => {
  const url = await createDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter role authenticator in database ${name} set auto_explain.log_min_duration = '3s'`)
  const { authenticator } = await makeServiceLogins(client)
  await client.end()
  const own = Object.assign(new URL(url), { username: authenticator.user, password: authenticator.password })
  const session = new Client({ connectionString: own.href })
  await session.connect()
  const { rows } = await session.query(
    `select current_setting('auto_explain.log_min_duration', true) as value`,
  )
  expect(rows).toEqual([{ value: '3s' }])
  await session.end()
})
