import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The peer's address or, behind a trusted proxy, the address the proxy saw. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').pop()?.trim() : undefined
  return forwarded || peerAddress(c)
}

/** The same for a raw Node request, such as a WebSocket upgrade. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for']?.toString().split(',').pop()?.trim() : undefined
  return forwarded || (socket.remoteAddress ?? 'unknown')
}

/** The address at the other end of the socket, whatever the headers say. */
export function peerAddress(c: Context): string {
  return (c.env as HttpBindings).incoming?.socket?.remoteAddress ?? 'unknown'
}

export function peerPort(c: Context): number | undefined {
  return (c.env as HttpBindings).incoming?.socket?.remotePort
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
