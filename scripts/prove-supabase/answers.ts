import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { verify } from '../../supabase/functions/_shared/verify.ts'
import type { ProductServer } from './backend.ts'
import { deployment } from './cli.ts'

/** The addresses at which the same functions answer: our server's own runtime, and Deno behind a gateway. */
export interface Sides {
  server: string
  deno: string
}

interface Call {
  path: string
  status: number
  init?: RequestInit
}

/** What a visitor notices of an answer, without what differs each time. */
async function answerOf(url: string, { path, init }: Call, sides: Sides) {
  const response = await fetch(`${url}/functions/v1/${path}`, { redirect: 'manual', ...init })
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type')
  const isText = !type || /text|json|xml/.test(type)
  const header = (name: string) => withoutAddresses(response.headers.get(name) ?? '', sides)
  return {
    status: response.status,
    type,
    location: header('location'),
    caching: header('cache-control'),
    policy: header('content-security-policy'),
    saved: header('content-disposition'),
    tag: header('etag'),
    body: isText
      ? withoutSignature(withoutAddresses(bytes.toString(), sides))
      : digest(type.startsWith('image/') ? await pixels(bytes) : bytes),
  }
}

/** Two versions of zlib compress the same picture differently. */
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export const withoutAddresses = (text: string, { server, deno }: Sides): string =>
  text.replaceAll(server, 'BACKEND').replaceAll(deno, 'BACKEND')

const withoutSignature = (text: string): string =>
  text.replace(/"(proofValue|created)":"[^"]+"/g, (_, name) => `"${name}":"…"`)

/** Sends the same requests to both and compares the answers. Returns how many were sent. */
export async function proveAnswers(server: ProductServer, sides: Sides): Promise<number> {
  const calls = (
    await Promise.all([
      certificateCalls(server),
      clientFileCalls(server),
      feedCalls(server),
      pageCalls(server, sides),
      unsubscribeCalls(server),
    ])
  ).flat()
  // In order: some calls use up what the next one asks for.
  for (const call of calls) {
    const [own, inDeno] = await Promise.all([
      answerOf(sides.server, call, sides),
      answerOf(sides.deno, call, sides),
    ])
    const title = `${call.init?.method ?? 'GET'} ${call.path}`
    assert.equal(own.status, call.status, `our server's status for ${title}: ${own.body}`)
    assert.deepEqual(inDeno, own, `Deno's answer to ${title}`)
  }
  return calls.length
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

async function certificateCalls(server: ProductServer): Promise<Call[]> {
  const holder = await server.signIn('candidate@essor.test')
  const [open, hidden] = await server.sql<{ code: string }>(
    'select code from public.certificates where user_id = $1 and revoked_at is null order by code limit 2',
    [holder.id],
  )
  assert.ok(open && hidden, 'the demo candidate has two certificates')
  await server.sql('update public.certificates set is_public = false where code = $1', [hidden.code])
  return [
    { path: `certificate?code=${open.code}`, status: 200 },
    { path: 'certificate/issuer', status: 200 },
    { path: `certificate/issuer?status=${open.code}`, status: 200 },
    { path: `certificate/badge?code=${open.code}&lang=fr`, status: 200 },
    { path: `certificate?code=${hidden.code}`, status: 403 },
    { path: `certificate?code=${hidden.code}`, status: 200, init: bearer(holder.token) },
    { path: 'certificate?code=000000000000', status: 404 },
    { path: 'certificate/badge?code=000000000000', status: 404 },
    { path: `certificate/file?code=${open.code}&file=none`, status: 404 },
    { path: 'certificate', status: 200, init: { method: 'OPTIONS' } },
  ]
}

async function clientFileCalls(server: ProductServer): Promise<Call[]> {
  const { client } = await server.signIn('maker@essor.test')
  const { data: project } = await client.from('projects').select('id, maker_id').limit(1).single()
  const { data: token } = await client.rpc('share_project', { project_id: project!.id })
  const path = `${project!.maker_id}/${project!.id}/proof.txt`
  const { error } = await client.storage
    .from('projects')
    .upload(path, new Blob(['Proof'], { type: 'text/plain' }))
  assert.equal(error, null, 'the maker can add a file')
  const { data: file } = await client
    .from('project_files')
    .insert({ project_id: project!.id, path, name: 'Épreuve.txt', size: 5, is_shared: true })
    .select('id')
    .single()
  return [
    { path: 'client-file', status: 200, init: post({ token, file: file!.id }) },
    { path: 'client-file', status: 404, init: post({ token: 'none', file: file!.id }) },
    { path: 'client-file', status: 404, init: { method: 'POST', body: '{' } },
    { path: 'client-file', status: 404, init: post('x'.repeat(20_000)) },
  ]
}

async function feedCalls(server: ProductServer): Promise<Call[]> {
  const [company] = await server.sql<{ slug: string }>(
    `select slug from public.organizations as company where exists (
       select from public.openings where organization_id = company.id
     ) order by slug limit 1`,
  )
  const path = `opening-feed?organization=${company!.slug}`
  const first = await fetch(`${server.url}/functions/v1/${path}`)
  const etag = first.headers.get('etag')!
  assert.ok(etag, 'feeds have a tag')
  return [
    { path, status: 200 },
    { path: `${path}&format=xml`, status: 200 },
    { path, status: 304, init: { headers: { 'if-none-match': etag } } },
    { path: 'opening-feed?organization=none', status: 404 },
    { path, status: 405, init: { method: 'POST' } },
  ]
}

async function pageCalls(server: ProductServer, sides: Sides): Promise<Call[]> {
  const [mission] = await server.sql<{ id: string }>(
    `select id from public.missions where status = 'published' order by id limit 1`,
  )
  const page = `pages?path=/missions/${mission!.id}&language=fr`
  const { head } = (await (await fetch(`${sides.server}/functions/v1/${page}`)).json()) as { head: string }
  const card = /\/(cards\/[^"]+\.png)/.exec(head)?.[1]
  assert.ok(card, 'the page names its picture')
  return [
    { path: page, status: 200 },
    { path: 'pages?path=/missions/none', status: 200 },
    ...['robots.txt', 'llms.txt', 'sitemap.xml', 'sitemaps/missions.xml', card].map((file) => ({
      path: `pages/${file}`,
      status: 200,
    })),
    { path: 'pages/cards/en/missions/none.png', status: 404 },
    { path: 'pages/nothing.txt', status: 404 },
    { path: 'pages', status: 405, init: { method: 'POST' } },
  ]
}

async function unsubscribeCalls(server: ProductServer): Promise<Call[]> {
  const [known] = await server.sql<{ token: string }>(
    `insert into private.unsubscribe_tokens (user_id) select id from auth.users where email = 'newcomer@essor.test'
     on conflict (user_id) do update set user_id = excluded.user_id returning token`,
  )
  const query = `unsubscribe?token=${known!.token}&topic=feedback`
  return [
    { path: query, status: 303 },
    { path: query, status: 204, init: { method: 'POST' } },
    { path: 'unsubscribe?token=none&topic=feedback', status: 400, init: { method: 'POST' } },
    { path: 'unsubscribe?device=none', status: 204, init: { method: 'POST' } },
  ]
}

/** D7: a certificate names an issuer that answers, at the backend's address, and its signature holds. */
export async function proveIssuer(server: ProductServer, sides: Sides): Promise<void> {
  const [{ code }] = (await server.sql<{ code: string }>(
    'select code from public.certificates where is_public and revoked_at is null order by code limit 1',
  )) as [{ code: string }]
  const certificate = `${sides.deno}/functions/v1/certificate`
  const credential = await (await fetch(`${certificate}?code=${code}`)).json()
  const issuer = typeof credential.issuer === 'string' ? credential.issuer : credential.issuer.id
  assert.equal(issuer, `${certificate}/issuer`)
  assert.ok(!issuer.startsWith(deployment.SITE_URL))
  const named = await (await fetch(issuer)).json()
  assert.equal(named.id, issuer)
  assert.equal(named.url, deployment.SITE_URL)
  const keys = named.verificationMethod.map(
    (method: { publicKeyMultibase: string }) => method.publicKeyMultibase,
  )
  assert.equal(await verify(credential, keys), undefined)
  const status = await (await fetch(credential.credentialStatus?.id ?? `${issuer}?status=${code}`)).json()
  assert.equal(status.code, code)
}
