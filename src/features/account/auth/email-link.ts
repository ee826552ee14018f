import { pathWithin } from '../../../lib/next-path.ts'

/** Types of links in our emails, as used in supabase/templates. */
const linkTypes = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const
type LinkType = (typeof linkTypes)[number]

export interface EmailLink {
  tokenHash: string
  type: LinkType
  /** The page to continue with, within the product. */
  next: string
}

export function readEmailLink(search: string, origin: string): EmailLink | undefined {
  const params = new URLSearchParams(search)
  const tokenHash = params.get('token_hash')
  const type = linkTypes.find((known) => known === params.get('type'))
  if (!tokenHash || !type) return undefined
  return { tokenHash, type, next: pathWithin(params.get('redirect_to') ?? '', origin) }
}
