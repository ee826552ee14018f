import { DatabaseClient } from '../../postgres/address/client.ts'

/** The versions of all files: of objects, and of uploads that may still be resumed. */
export async function listFiles(database: string): Promise<string[]> {
  const client = new DatabaseClient(database)
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>(
      `select version from storage.objects where version is not null
       union select jsonb_array_elements_text(parts) from _server.storage_uploads order by version`,
    )
    return rows.map(({ version }) => version)
  } finally {
    await client.end()
  }
}
