import type { SupabaseClient } from '@supabase/supabase-js'
import { BlobReader, configure, ZipReader } from '@zip.js/zip.js'
import { siteUrl } from '../_shared/backend.ts'
import { hexOf } from '../_shared/hex.ts'
import { faultText } from '../_shared/rosters/fault-text.ts'
import { readRoster } from '../_shared/rosters/read-roster.ts'
import { RosterFault } from '../_shared/rosters/roster-fault.ts'
import { sendRoster } from '../_shared/rosters/send-roster.ts'
import { isProblem, Problem } from './problems.ts'
import { rosterUpload } from './roster-upload.ts'

configure({ useWebWorkers: false })

const maxBytes = 16 * 1024 * 1024

export const isUpload = (path: string, { method }: Request): boolean =>
  method === 'POST' && path.replace(/\/$/, '') === `/v1${rosterUpload.path}`

interface Begun {
  refusal?: string
  retry_after?: number
  sync_id: string
  /** Of an earlier call with the same key and file. */
  answer?: unknown
  problem?: string
}

/** Takes a roster from a school's own program. */
export async function receiveRoster(
  backend: SupabaseClient,
  request: Request,
  token: string,
): Promise<unknown> {
  const { key, isComplete } = parametersOf(request)
  const bytes = await bodyOf(request)
  const digest = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const { data, error } = await backend.rpc('begin_roster_sync', {
    token,
    key,
    digest: `${digest} ${isComplete}`,
  })
  if (error) throw unavailable(error.message)
  const begun = data as Begun
  if (begun.refusal) {
    const code = isProblem(begun.refusal) ? begun.refusal : 'unavailable'
    throw new Problem(code, { retryAfter: begun.retry_after })
  }
  if (begun.problem) throw new Problem('file_invalid', { message: begun.problem })
  if (begun.answer) return withUrl(begun.answer)
  try {
    return withUrl(
      await sendRoster(
        backend,
        begun.sync_id,
        await readRoster(bytes, isComplete, { BlobReader, ZipReader }),
      ),
    )
  } catch (cause) {
    const problem = cause instanceof RosterFault ? faultText(cause) : undefined
    await backend.rpc('fail_roster_sync', { sync_id: begun.sync_id, problem: problem ?? null })
    if (problem) throw new Problem('file_invalid', { message: problem })
    throw unavailable((cause as Error).message)
  }
}

function unavailable(reason: string): Problem {
  console.error(`a roster was not taken: ${reason}`)
  return new Problem('unavailable', { retryAfter: 30 })
}

const withUrl = (answer: unknown) => {
  const { path, ...told } = answer as { path: string | null }
  return { ...told, url: path && `${siteUrl}/dashboard${path}` }
}

const wrong = (parameter: string, message: string) =>
  new Problem('parameter_invalid', { wrong: { parameter, message } })

function parametersOf(request: Request) {
  const key = request.headers.get('idempotency-key') ?? ''
  if (!/^[\w.:-]{8,200}$/.test(key))
    throw wrong(
      'Idempotency-Key',
      'Send a header “Idempotency-Key” of 8 to 200 letters, digits, “.”, “_”, “:” or “-”.',
    )
  const query = new URL(request.url).searchParams
  for (const name of query.keys())
    if (name !== 'complete') throw wrong(name, `This endpoint has no such parameter: ${name.slice(0, 60)}`)
  const complete = query.get('complete') ?? 'false'
  if (complete !== 'true' && complete !== 'false') throw wrong('complete', '“complete” is true or false.')
  return { key, isComplete: complete === 'true' }
}

async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new Problem('file_too_large')
    parts.push(new Uint8Array(part))
  }
  if (size === 0) throw new Problem('file_invalid', { message: 'The request has no body.' })
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
