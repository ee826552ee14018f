import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import PostalMime from 'postal-mime'
import type { SmtpPeer } from '../../server/testing/smtp-peer.ts'
import type { startPushService } from '../../supabase/tests/push-service.ts'
import { type Sides, withoutAddresses } from './answers.ts'
import type { ProductServer } from './backend.ts'

/** The mail server refuses this address, with a reason. */
export const refusedAddress = 'refused@essor.test'

export interface Surroundings {
  server: ProductServer
  sides: Sides
  smtp: SmtpPeer
  pushes: Awaited<ReturnType<typeof startPushService>>
}

/** Everything the database has functions do, with the project's address in the vault as the only setting. */
export async function proveQueues(around: Surroundings): Promise<void> {
  const done = []
  for (const url of [around.sides.server, around.sides.deno]) {
    await around.server.sql(
      `select vault.update_secret(id, $1) from vault.secrets where name = 'project_url'`,
      [url],
    )
    done.push({
      answers: await quietAnswers(url),
      email: await sentEmail(around),
      refusal: await refusedEmail(around),
      push: await sentPush(around),
      isForgotten: await forgottenDevice(around),
      isRemoved: await removedFile(around, url),
      export: await builtExport(around),
    })
  }
  const [own, inDeno] = done
  assert.deepEqual(inDeno, own, 'what the functions did in Deno')
}

/** Anyone may call these; the answer must reveal nothing. */
async function quietAnswers(url: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const name of ['send-mails', 'send-pushes', 'remove-files', 'build-export']) {
    const response = await fetch(`${url}/functions/v1/${name}`, { method: 'POST' })
    answers[name] = [response.status, response.headers.get('content-type'), await response.text()]
  }
  assert.deepEqual(answers, {
    'send-mails': [204, null, ''],
    'send-pushes': [204, null, ''],
    'remove-files': [204, null, ''],
    'build-export': [202, null, ''],
  })
  return answers
}

/** What differs each time: IDs, tokens and times. */
const comparable = (text: string, sides: Sides) =>
  withoutAddresses(text, sides)
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/[0-9a-f]{32,}/g, 'TOKEN')
    .replace(/\d{4}-\d\d-\d\dT[\d:.+Z-]+/g, 'TIME')

async function sentEmail({ server, sides, smtp }: Surroundings) {
  smtp.received.length = 0
  await server.sql(
    `select private.queue_mail_to(id, 'organization_approved', '{"name": "Épreuve"}') from auth.users where email = 'newcomer@essor.test'`,
  )
  // The email about an earlier export may still arrive.
  const { from, to, subject, html, text, headers } = await until('the email', async () => {
    const mine = smtp.received.filter((mail) => mail.to.includes('newcomer@essor.test'))
    const read = await Promise.all(
      mine.map(async (mail) => ({ ...(await PostalMime.parse(mail.source)), from: mail.from, to: mail.to })),
    )
    return read.find((mail) => mail.text?.includes('Épreuve'))
  })
  const shown = headers
    .filter(({ key }) => ['from', 'to', 'list-unsubscribe', 'list-unsubscribe-post'].includes(key))
    .map(({ key, value }) => `${key}: ${value}`)
  return JSON.parse(comparable(JSON.stringify({ from, to, subject, html, text, shown }), sides))
}

async function refusedEmail({ server, sides }: Surroundings): Promise<string> {
  await server.sql(`select private.queue_mail($1, 'review_revise', '{}', 'fr')`, [refusedAddress])
  const [row] = await until('the refusal', async () => {
    const rows = await server.sql<{ last_error: string }>(
      'delete from private.mails where recipient = $1 and given_up_at is not null returning last_error',
      [refusedAddress],
    )
    return rows.length > 0 && rows
  })
  return comparable(row!.last_error, sides)
}

async function sentPush({ server, sides, pushes }: Surroundings) {
  const person = await server.signIn('newcomer@essor.test')
  const browser = pushes.subscribe()
  const { endpoint, p256dh, auth } = browser
  const { error } = await person.client.rpc('save_push_device', { endpoint, p256dh, auth })
  assert.equal(error, null, 'the device is saved')
  await server.sql(`select private.notify($1, 'welcome')`, [person.id])
  const { message, headers } = await until('the notification', async () => browser.received[0])
  assert.deepEqual(pushes.faults, [])
  const kept = ['ttl', 'urgency', 'content-encoding', 'content-type'].map((name) => headers[name])
  await person.client.auth.signOut({ scope: 'local' })
  return JSON.parse(comparable(JSON.stringify({ message, kept }), sides))
}

/** A push service that no longer knows the browser: the device is forgotten. */
async function forgottenDevice({ server, pushes }: Surroundings): Promise<boolean> {
  const person = await server.signIn('newcomer@essor.test')
  const browser = pushes.subscribe()
  pushes.answer(browser, 410)
  const { endpoint, p256dh, auth } = browser
  await person.client.rpc('save_push_device', { endpoint, p256dh, auth })
  await server.sql(`select private.notify($1, 'welcome')`, [person.id])
  return until('the device to be forgotten', async () => {
    const rows = await server.sql('select from public.push_devices where endpoint = $1', [endpoint])
    return rows.length === 0
  })
}

async function removedFile({ server }: Surroundings, url: string): Promise<boolean> {
  const name = `${crypto.randomUUID()}/proof.txt`
  const { error } = await server
    .service()
    .storage.from('projects')
    .upload(name, new Blob(['Proof'], { type: 'text/plain' }))
  assert.equal(error, null, 'the service can add a file')
  await server.sql(`insert into private.files_to_remove (bucket_id, name) values ('projects', $1)`, [name])
  await fetch(`${url}/functions/v1/remove-files`, { method: 'POST' })
  return until('the file to be removed', async () => {
    const rows = await server.sql('select from storage.objects where name = $1', [name])
    const { data } = await server.service().storage.from('projects').download(name)
    return rows.length === 0 && !data
  })
}

/** The names of an archive's files, and of the tables in it. */
async function builtExport({ server }: Surroundings) {
  const person = await server.signIn('newcomer@essor.test')
  const { data: id, error } = await person.client.rpc('request_export')
  assert.equal(error, null, 'the export is accepted')
  const path = await until('the export', async () => {
    const { data } = await person.client.from('data_exports').select('status, path').eq('id', id).single()
    assert.notEqual(data?.status, 'failed')
    return data?.status === 'ready' && (data.path as string)
  })
  const { data: archive } = await person.client.storage.from('exports').download(path)
  const reader = new ZipReader(new BlobReader(archive!))
  const entries = await reader.getEntries()
  const data = entries.find(({ filename }) => filename === 'data.json')
  assert.ok(data && !data.directory, 'the archive contains its data')
  const tables = JSON.parse(await data.getData(new TextWriter())) as Record<string, unknown>
  await reader.close()
  return { files: entries.map(({ filename }) => filename).sort(), tables: Object.keys(tables).sort() }
}

/** Polls: the database calls functions when it has committed. */
async function until<T>(what: string, find: () => Promise<T | false | undefined>): Promise<T> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    const found = await find()
    if (found) return found
    await sleep(50)
  }
  throw new Error(`${what} didn't arrive within three minutes`)
}
