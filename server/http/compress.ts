import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
/** A response that fits into one packet is not worth compressing. */
const worthwhile = 1400

/** The body and headers of a text response, compressed if the client accepts it and it is worth it. */
export async function compressText(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  if (text.length < worthwhile || !acceptEncoding || !/\bgzip\b/.test(acceptEncoding))
    return { body: text, headers: {} }
  const body = new Uint8Array(await compress(text, { level: 4 }))
  return { body, headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } }
}
