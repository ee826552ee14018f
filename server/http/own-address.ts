/** Where the server is reached from outside, and where it listens. */
export interface OwnAddress {
  public: string
  local: string
}

const services = /^\/(auth|rest|storage|functions)\/v1(\/|$)/

/**
 * Where a request of the server to itself goes. Its public address leads through the proxy, which it may be unable to
 * reach, such as behind NAT, or unable to trust, such as with a certificate of a private authority.
 */
export function nearest(url: string, own: OwnAddress): string {
  if (!URL.canParse(url)) return url
  const { origin, pathname, search } = new URL(url)
  const isOwn = origin === new URL(own.public).origin && services.test(pathname)
  return isOwn ? `${own.local}${pathname}${search}` : url
}

/** The address to reach a server on this machine that listens on `host`. */
export function localAddress(host: string, port: number): string {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }
  const reachable = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host)
  return `http://${reachable}:${port}`
}
