import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
/** What fits into one packet anyway is not worth the work. */
const worthwhile = 1400

/** The body and headers of a text answer, compressed where the client takes it and it pays. */
export async function compressText(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  if (text.length < worthwhile || !acceptEncoding || !/\bgzip\b/.test(acceptEncoding))
    return { body: text, headers: {} }
  const body = new Uint8Array(await compress(text, { level: 4 }))
  return { body, headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } }
}
