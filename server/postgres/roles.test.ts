import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { makeServiceLogins } from './bootstrap.ts'

it('servers on two databases of one cluster make their logins at the same time', async () => {
  const urls = [await createDatabase(), await createDatabase()]
  const clients = [...urls, ...urls, ...urls].map((connectionString) => new Client({ connectionString }))
  await Promise.all(clients.map((client) => client.connect()))
  const starts = clients.map(async (client) => {
    for (let start = 0; start < 5; start++) await makeServiceLogins(client)
  })
  await expect(Promise.all(starts)).resolves.toBeDefined()
  await Promise.all(clients.map((client) => client.end()))
})
