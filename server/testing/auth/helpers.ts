import { randomBytes } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import WebSocket from 'ws'
import type { TestServer } from '../server.ts'

export interface ReceivedMail extends Record<string, unknown> {
  recipient: string
  subject: string
  html: string
}

/** All emails in the local mailbox for an address, newest first. Waits until there are enough. */
export async function mailsTo(server: TestServer, address: string, atLeast = 1): Promise<ReceivedMail[]> {
  for (let tries = 0; tries < 60; tries++) {
    const found = await server.sql<ReceivedMail>(
      'select recipient, subject, html from _server.mailbox where recipient = $1 order by id desc',
      [address],
    )
    if (found.length >= atLeast) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${address} received fewer than ${atLeast} emails`)
}

/** The link in an email, as a browser reads it. */
export function linkIn(mail: ReceivedMail | undefined): string {
  return /href="([^"]+)"/.exec(mail?.html ?? '')![1]!.replaceAll('&amp;', '&')
}

export function codeIn(mail: ReceivedMail | undefined): string {
  return /<(?:b|strong)>(\d{6})</.exec(mail?.html ?? '')![1]!
}

/** Follows a link to its redirect and returns the target. */
export async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location')!)
}

export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}

export function somebody(domain = 'example.test') {
  return { email: `p-${randomBytes(6).toString('hex')}@${domain}`, password: 'Secret-Pass-1' }
}

/** A confirmed account, created with the secret key. */
export async function makeUser(server: TestServer, more: Record<string, unknown> = {}) {
  const who = somebody()
  const admin = server.client(server.engine.secretKey).auth.admin
  const { data, error } = await admin.createUser({ ...who, email_confirm: true, ...more })
  if (error) throw error
  return { ...who, id: data.user.id }
}

export async function signedIn(server: TestServer, who: { email: string; password: string }) {
  const client = server.client()
  const { data, error } = await client.auth.signInWithPassword({ email: who.email, password: who.password })
  if (error) throw error
  return { client, session: data.session, user: data.user }
}

/** A plain request with the public key, for what the client library can't send. */
export async function call(
  server: TestServer,
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string>; raw?: string } = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: server.engine.publishableKey,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...options.headers,
    },
    body: options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers }
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
}

/** A PKCE client with its own storage for the verifier. */
export function pkceClient(server: TestServer): SupabaseClient {
  const store = new Map<string, string>()
  return createClient(server.url, server.engine.publishableKey, {
    realtime: { transport: WebSocket as never },
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, value) => void store.set(key, value),
        removeItem: (key) => void store.delete(key),
      },
    },
  })
}
