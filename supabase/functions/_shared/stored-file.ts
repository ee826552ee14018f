import { backendUrl, serviceKey } from './backend.ts'
import { fileAddress, type StoredFile, savedAs } from './file-address.ts'

// Storage has no narrower key for a function that acts for visitors or for no one: the database has already decided
// which file it is, and the URL below leads only to that file.
const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` }

/** The bytes of a file; null if it doesn't exist or its name is invalid. */
export async function openFile(file: StoredFile): Promise<ReadableStream<Uint8Array> | null> {
  const address = fileAddress(backendUrl, file)
  if (!address) return null
  const answer = await fetch(address, { headers, redirect: 'error' })
  if (answer.ok) return answer.body
  await answer.body?.cancel()
  return null
}

/** Stores a file, replacing one of the same name. */
export async function storeFile(file: StoredFile, type: string, body: ReadableStream): Promise<void> {
  const address = fileAddress(backendUrl, file)
  if (!address) throw new Error('a file cannot have this name')
  const stored = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': type, 'x-upsert': 'true' },
    body,
    redirect: 'error',
    duplex: 'half',
  } as RequestInit)
  if (!stored.ok) throw new Error(`the file was not taken: ${stored.status} ${await stored.text()}`)
  await stored.body?.cancel()
}

/** A file as a response that is saved, never displayed; nothing if it doesn't exist. */
export async function download(
  file: StoredFile,
  name: string,
  more: Record<string, string>,
): Promise<Response | undefined> {
  const body = await openFile(file)
  if (!body) return undefined
  return new Response(body, {
    headers: {
      ...more,
      'cache-control': 'no-store',
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(savedAs(file.name, name))}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
