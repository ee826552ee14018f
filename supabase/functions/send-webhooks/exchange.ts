import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { type Answer, readAnswer } from './answer.ts'
import type { Failure } from './webhook.ts'

/** There was no response. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly code: Failure

  constructor(code: Failure, reason: string) {
    super(reason)
    this.code = code
  }
}

export interface Request {
  url: URL
  headers: Record<string, string>
  body: string
}

/**
 * Posts to one address, whatever the host name of the URL resolves to by now. `fetch` can't: it resolves the name itself,
 * and a name can answer with a public address when it is checked and with another one right after. It follows no redirect
 * and reads the beginning of the response.
 */
export async function post(address: string, request: Request, signal: AbortSignal): Promise<Answer> {
  const socket = await open(address, request.url, signal)
  const end = () => socket.destroy()
  signal.addEventListener('abort', end)
  try {
    socket.write(written(request))
    return await readAnswer(socket)
  } catch (error) {
    throw signal.aborted ? late() : new NoAnswer('answer', (error as Error).message)
  } finally {
    signal.removeEventListener('abort', end)
    socket.destroy()
  }
}

const late = () => new NoAnswer('timeout', 'No response in time')

function written({ url, headers, body }: Request): Uint8Array {
  const content = new TextEncoder().encode(body)
  const all = {
    host: url.host,
    ...headers,
    'content-length': String(content.byteLength),
    connection: 'close',
  }
  const head = Object.entries(all).map((field) => `${field.join(': ')}\r\n`)
  const start = new TextEncoder().encode(`POST ${url.pathname}${url.search} HTTP/1.1\r\n${head.join('')}\r\n`)
  const whole = new Uint8Array(start.byteLength + content.byteLength)
  whole.set(start)
  whole.set(content, start.byteLength)
  return whole
}

/** A connection to the address. The certificate must still be the host name's. */
function open(address: string, url: URL, signal: AbortSignal): Promise<Socket> {
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port || (isSecure ? 443 : 80))
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(late())
    const socket = isSecure
      ? connectSecurely({ host: address, port, servername: url.hostname, ALPNProtocols: ['http/1.1'] })
      : connectPlain({ host: address, port })
    const stop = () => {
      socket.destroy()
      reject(late())
    }
    signal.addEventListener('abort', stop)
    socket.once('error', (error: Error & { code?: string }) => {
      signal.removeEventListener('abort', stop)
      socket.destroy()
      reject(new NoAnswer(failureOf(error), error.message))
    })
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      signal.removeEventListener('abort', stop)
      // From here on, errors are those of reading the answer.
      socket.removeAllListeners('error')
      socket.on('error', () => undefined)
      resolve(socket)
    })
  })
}

/** Connections fail with codes of the system, such as ECONNREFUSED; everything else comes from TLS. */
const failureOf = ({ code = '' }: { code?: string }): Failure =>
  /^E[A-Z]+$/.test(code) && code !== 'EPROTO' ? 'connection' : 'tls'
