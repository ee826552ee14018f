import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Env } from '../config/env.ts'
import { reachOf } from '../config/reach.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import { isDemoLoaded } from './load.ts'
import { accountsSchema, type Demo } from './model.ts'

/** Returns nothing if the database was never loaded with a demo world. */
export async function openDemo(env: Env, pool: Pool): Promise<Demo | undefined> {
  if (!(await isDemoLoaded(pool))) return undefined
  return { isOpen: env.DEMO === 'on', access: await readAccess(env.SUPABASE_DIR) }
}

async function readAccess(folder: string): Promise<Demo['access']> {
  const file = path.join(folder, 'demo/accounts.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return accountsSchema.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    throw new StartFailure(ExitCode.configuration, `${file} is invalid: ${reason}`)
  }
}

/** What the person at the terminal should know about the demo. */
export function describeDemo({ isOpen, access }: Demo, siteUrl: string | undefined): string[] {
  const lines: string[] = []
  if (isOpen && access) {
    const width = Math.max(...access.accounts.map(({ label }) => label.length), 0) + 3
    lines.push(`Demo      Sign in with the password ${access.password} as`)
    for (const { label, email } of access.accounts) lines.push(`          ${label.padEnd(width)}${email}`)
  }
  const reach = siteUrl === undefined ? 'loopback' : reachOf(siteUrl)
  if (reach !== 'loopback') {
    const readers = reach === 'public' ? 'is public' : 'is open to your network'
    lines.push(
      `Warning   ${siteUrl} ${readers}, and the demo accounts have a known password.`,
      '          For real use, set DEMO=off and start with an empty database.',
    )
  }
  return lines
}
