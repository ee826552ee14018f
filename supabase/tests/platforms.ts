import { expect } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import type { Partner } from './people.ts'
import { PlatformSimulator } from './platform-simulator.ts'
import { good } from './review-work.ts'

/** A school that has connected a simulated platform. */
export async function connectPlatform(server: TestServer, school: Partner): Promise<PlatformSimulator> {
  const platform = await PlatformSimulator.start()
  await server.sql(
    `insert into private.private_platform_hosts (host) values ('127.0.0.1') on conflict do nothing`,
  )
  const fields = { ...platform.fields, deploymentId: platform.deployment }
  const organization = school.organizationId
  good(await school.client.rpc('add_learning_platform', { organization, fields }))
  return platform
}

interface Arrival {
  page: string
  told: Record<string, string>
}

/** The page of ours that an answer of the function leads to, and what it reads. */
export async function arrivalOf(server: TestServer, answer: Response): Promise<Arrival> {
  expect(answer.status).toBe(303)
  const url = new URL(answer.headers.get('location')!)
  expect(url.origin).toBe(server.url)
  const told = JSON.parse(new URLSearchParams(url.hash.slice(1)).get('told')!) as Record<string, string>
  return { page: url.pathname, told }
}

export const lti = (server: TestServer, step: string) => `${server.url}/functions/v1/lti/${step}`

/** As our pages ask. */
export async function askLti<T = Record<string, string>>(
  server: TestServer,
  step: string,
  values: object,
): Promise<T> {
  const answer = await fetch(lti(server, step), { method: 'POST', body: JSON.stringify(values) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}

export interface Proof {
  code: string
  binding: string
}

/** A launch up to where our page takes it. */
export async function launchAs(
  server: TestServer,
  platform: PlatformSimulator,
  school: Partner,
  subject: string,
  { target = `${server.url}/lti`, claims = {} }: { target?: string; claims?: Record<string, unknown> } = {},
): Promise<Proof> {
  const query = new URLSearchParams({
    iss: platform.url,
    client_id: platform.clientId,
    login_hint: subject,
    target_link_uri: target,
  })
  const login = await fetch(`${lti(server, `login/${school.organizationId}`)}?${query}`, {
    redirect: 'manual',
  })
  const { ticket } = (await arrivalOf(server, login)).told
  const { to, binding } = await askLti(server, 'start', { ticket })
  const asked = new URL(to!).searchParams
  const message = platform.launchClaims(target, subject, { nonce: asked.get('nonce'), ...claims })
  const form = new URLSearchParams({ state: asked.get('state')!, id_token: await platform.sign(message) })
  const launch = await fetch(lti(server, 'launch'), { method: 'POST', redirect: 'manual', body: form })
  const { page, told } = await arrivalOf(server, launch)
  expect(page, JSON.stringify(told)).toBe('/lti/launch')
  return { code: told.code!, binding: binding! }
}
