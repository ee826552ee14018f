import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The peer's address; behind a proxy we trust, the address that the proxy saw. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').pop()?.trim() : undefined
  return forwarded || peerAddress(c)
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
