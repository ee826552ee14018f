/** Administration is served on an admin subdomain, on a host with "admin" in its name, and on localhost. */
export function isAdminHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.includes('admin')
}

/** Where everyone else is sent: the home page of the same host without the admin. prefix. */
export function publicAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol}//${host.replace(/^admin\./, '')}/`
}
