import type { Context } from 'hono'
import { HttpError } from './errors.ts'

const patience = 30_000

/** Reads a whole body of limited size. A client that sends too slowly or too much is cut off. */
export async function readBody(c: Context, limit: number): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge(limit)
  const reader = c.req.raw.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpError(408, { message: 'The request took too long.' })), patience)
  })
  late.catch(() => undefined)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return Buffer.concat(chunks, size)
      size += value.byteLength
      if (size > limit) throw tooLarge(limit)
      chunks.push(value)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function tooLarge(limit: number): HttpError {
  return new HttpError(413, { message: `The request body is larger than ${limit} bytes.` })
}
