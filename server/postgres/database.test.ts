import { expect, it } from 'vitest'
import { ExitCode } from '../failure.ts'
import { createLog } from '../log.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { createDatabase } from '../testing/databases.ts'
import { openDatabase } from './database.ts'

it('D3 refuses a connection pooler that loses notifications', async () => {
  const notification = 'A'.charCodeAt(0)
  // This database sends short messages: a notification is a chunk of its own, or the first in one.
  const proxy = await startProxy(await createDatabase(), (chunk) =>
    chunk[0] === notification ? chunk.subarray(1 + chunk.readInt32BE(1)) : chunk,
  )
  const preparation = { exposeNewTables: false, afterBootstrap: async () => undefined }
  await expect(openDatabase(proxy.url, createLog('silent'), preparation)).rejects.toMatchObject({
    exitCode: ExitCode.database,
    message: expect.stringContaining('session mode'),
  })
  await proxy.close()
})
