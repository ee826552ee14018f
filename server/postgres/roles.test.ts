import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { setRolePasswords } from './bootstrap.ts'

it('servers on two databases of one cluster set the passwords of its roles at once', async () => {
  const urls = [await createDatabase(), await createDatabase()]
  const clients = [...urls, ...urls, ...urls].map((connectionString) => new Client({ connectionString }))
  await Promise.all(clients.map((client) => client.connect()))
  const starts = clients.map(async (client) => {
    for (let start = 0; start < 5; start++) await setRolePasswords(client)
  })
  await expect(Promise.all(starts)).resolves.toBeDefined()
  await Promise.all(clients.map((client) => client.end()))
})
