import type { Socket } from 'node:net'

export interface Answer {
  status: number
  /** Its beginning. */
  body: string
}

interface Head {
  status: number
  isChunked: boolean
  /** Undefined if the receiver ends the body by closing the connection. */
  length?: number
}

const longestHead = 16 * 1024
/** In characters. What follows is not read. */
const longestBody = 2000
const mostBytes = 16 * 1024

/** Reads an HTTP/1.1 response to its end, or as much as is kept of it. */
export async function readAnswer(socket: Socket): Promise<Answer> {
  let head: Head | undefined
  // One character for each byte, so that lengths in the head can be compared with what has arrived.
  let text = ''
  for await (const chunk of socket as AsyncIterable<Uint8Array>) {
    for (const byte of chunk) text += String.fromCharCode(byte)
    while (!head && text.includes('\r\n\r\n')) {
      const end = text.indexOf('\r\n\r\n')
      head = headOf(text.slice(0, end))
      text = text.slice(end + 4)
    }
    if (!head && text.length > longestHead) throw new Error('The head of the response is too long')
    if (head && (text.length > mostBytes || isWhole(head, text))) break
  }
  if (!head) throw new Error('The response ended early')
  return { status: head.status, body: readable(head.isChunked ? joined(text) : text) }
}

/** Undefined for those with 1xx, which come before the response. */
function headOf(text: string): Head | undefined {
  const status = Number(/^HTTP\/1\.[01] ([1-5]\d\d)(?: |\r\n|$)/.exec(text)?.[1])
  if (!status) throw new Error('The response is not HTTP/1.1')
  if (status < 200) return
  const field = (name: string) => new RegExp(`\\r\\n${name}:[ \\t]*([^\\r\\n]*)`, 'i').exec(text)?.[1]?.trim()
  const length = status === 204 || status === 304 ? '0' : field('content-length')
  return {
    status,
    isChunked: /chunked/i.test(field('transfer-encoding') ?? ''),
    length: length === undefined ? undefined : Number(length),
  }
}

/** Receivers that keep the connection open say where the body ends. */
function isWhole({ isChunked, length }: Head, body: string): boolean {
  if (isChunked) return /(^|\r\n)0\r\n\r\n$/.test(body)
  return length !== undefined && body.length >= length
}

function joined(chunks: string): string {
  let body = ''
  let rest = chunks
  for (;;) {
    const [line, digits] = /^([0-9a-f]+)[^\r\n]*\r\n/i.exec(rest) ?? []
    const length = Number.parseInt(digits ?? '0', 16)
    if (!line || length === 0) return body
    body += rest.slice(line.length, line.length + length)
    rest = rest.slice(line.length + length + 2)
  }
}

/** As text that PostgreSQL can keep. */
function readable(body: string): string {
  const text = new TextDecoder().decode(Uint8Array.from(body, (char) => char.charCodeAt(0)))
  return [...text.replaceAll('\0', '')].slice(0, longestBody).join('')
}
