import type { ServerContext } from '../context.ts'
import { lockStartUp } from '../postgres/database.ts'
import type { Service } from '../service.ts'

/** Stores the project's own address in the vault, where SQL that calls an edge function looks it up. */
export function createVault(engine: ServerContext): Service {
  return { ready: () => keepProjectUrl(engine) }
}

async function keepProjectUrl({ db, siteUrl }: ServerContext): Promise<void> {
  const client = await db.admin.connect()
  try {
    await client.query('begin')
    // Keeps servers that start together from both writing the first one.
    await lockStartUp(client)
    const { rows } = await client.query<{ id: string; value: string }>(
      `select id, decrypted_secret as value from vault.decrypted_secrets where name = 'project_url'`,
    )
    const [known] = rows
    if (!known) await client.query(`select vault.create_secret($1, 'project_url')`, [siteUrl])
    else if (known.value !== siteUrl)
      await client.query('select vault.update_secret($1, $2)', [known.id, siteUrl])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
