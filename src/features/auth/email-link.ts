/** What the links of our emails are for; the same words as in supabase/templates. */
const linkTypes = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const
type LinkType = (typeof linkTypes)[number]

export interface EmailLink {
  tokenHash: string
  type: LinkType
  /** A page of ours to continue with. */
  next: string
}

export function readEmailLink(search: string, origin: string): EmailLink | undefined {
  const params = new URLSearchParams(search)
  const tokenHash = params.get('token_hash')
  const type = linkTypes.find((known) => known === params.get('type'))
  if (!tokenHash || !type) return undefined
  return { tokenHash, type, next: pathOf(params.get('redirect_to') ?? '', origin) }
}

/** Whichever of our names the email was asked for at, one stays at the one that was opened; other sites are not ours. */
function pathOf(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return '/'
  const { pathname, search, hash } = new URL(address, origin)
  // Two slashes would be another host.
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}`
}
