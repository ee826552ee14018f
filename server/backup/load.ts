import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { loadAsWritten } from '../postgres/as-written.ts'
import { migrationRole, migrationRoles } from '../postgres/migration-role.ts'
import type { Backend } from '../storage/backend/backend.ts'
import { hasFile } from '../storage/backend/has-file.ts'
import { type ArchiveEntry, readJson } from './archive.ts'
import { type Ending, listTables, type Manifest } from './manifest.ts'
import type { Proof } from './proof.ts'

interface Sink {
  write(chunk: Uint8Array): Promise<void>
  end(): Promise<void>
}

export interface Loaded extends Ending {
  manifest: Manifest
  /** Missing from backups of earlier versions. */
  proof: Proof | undefined
}

/** Loads an archive into a prepared database: all of it, or nothing if anything is wrong. */
export async function load(
  client: Client,
  backend: Backend,
  manifest: Manifest,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<Loaded> {
  await assertTablesExist(client, manifest)
  await client.query('begin')
  const { ending, proof } = await loadAsWritten(client, async () => {
    await client.query(`truncate ${manifest.tables.map((table) => table.name).join(', ')}`)
    const loaded = await loadEntries(client, backend, manifest, entries)
    const { ending } = loaded
    if (!ending) throw new Error('The archive is incomplete: its end is missing.')
    await client.query('delete from storage.objects where version = any($1)', [ending.missing])
    await giveJobsToMigrationRole(client)
    return { ...loaded, ending }
  })
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
  }
  await advanceServerSequences(client)
  await refreshViews(client)
  await client.query('commit')
  return { ...ending, manifest, proof }
}

/** The role that runs migrations can have another name in the database that was backed up. */
async function giveJobsToMigrationRole(client: Client): Promise<void> {
  const { rows } = await client.query(`select to_regclass('_server.cron_claims') as ours`)
  if (!rows[0].ours) return
  await client.query('update cron.job set username = $1 where username = any ($2)', [
    await migrationRole(client),
    migrationRoles,
  ])
}

/** The server's own sequences continue after the restored rows, because archives don't contain their values. */
async function advanceServerSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
     from pg_class s
     join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = '_server'::regnamespace`,
  )
  for (const { sequence, table, column } of rows) {
    await client.query(`select setval('${sequence}', coalesce(max(${column}), 0) + 1, false) from ${table}`)
  }
}

/** Table names from the archive end up in SQL, so only names the database itself has are used. */
async function assertTablesExist(client: Client, manifest: Manifest): Promise<void> {
  const known = new Map((await listTables(client)).map((table) => [table.name, new Set(table.columns)]))
  for (const { name, columns } of manifest.tables) {
    const own = known.get(name)
    if (!own || !columns.every((column) => own.has(column))) {
      throw new Error(
        `The backup holds a table ${name} that the database does not have, or that has other columns.`,
      )
    }
  }
}

/** Materialized views hold computed rows, so they are refreshed rather than restored. */
export async function refreshViews(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'm' order by oid`,
  )
  for (const { name } of rows) await client.query(`refresh materialized view ${name}`)
}

async function loadEntries(
  client: Client,
  backend: Backend,
  manifest: Manifest,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<{ ending: Ending | undefined; proof: Proof | undefined }> {
  let sink: Sink | undefined
  let filling = ''
  let ending: Ending | undefined
  let proof: Proof | undefined
  for await (const entry of entries) {
    const [kind, id] = entry.name.split('/')
    if (`${kind}/${id}` !== filling) {
      await sink?.end()
      sink = undefined
      filling = `${kind}/${id}`
      if (kind === 'tables') sink = tableSink(client, manifest, Number(id))
      else if (kind === 'files') sink = await fileSink(backend, id!)
      else if (entry.name === 'end.json') {
        ending = await readJson<Ending>(entry)
        continue
      } else if (entry.name === 'proof.json') {
        proof = await readJson<Proof>(entry)
        continue
      }
    }
    for await (const chunk of entry.content) await sink?.write(chunk)
  }
  await sink?.end()
  return { ending, proof }
}

function tableSink(client: Client, manifest: Manifest, index: number): Sink {
  const table = manifest.tables[index]
  if (!table) throw new Error(`The archive contains table ${index}, which is not in its list of tables.`)
  return sinkInto(client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)))
}

/** Files never change, so one that already exists is left alone. */
async function fileSink(backend: Backend, version: string): Promise<Sink | undefined> {
  if (await hasFile(backend, version)) return undefined
  const pipe = new PassThrough()
  const stored = backend.write(version, pipe)
  stored.catch((error) => pipe.destroy(error))
  const { write, end } = sinkInto(pipe)
  return { write, end: async () => void (await Promise.all([end(), stored])) }
}

function sinkInto(stream: NodeJS.WritableStream): Sink {
  const done = finished(stream, { readable: false })
  done.catch(() => undefined)
  return {
    async write(chunk) {
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
    },
    async end() {
      stream.end()
      await done
    },
  }
}
