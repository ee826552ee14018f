/** Administration answers on an admin subdomain, on a host with "admin" in its name, and on localhost. */
export function isAdminHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.includes('admin')
}

/** Where others are sent: the same place without the admin. prefix, at its home page. */
export function publicAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol}//${host.replace(/^admin\./, '')}/`
}
