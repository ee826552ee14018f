import { siteUrl } from '../_shared/backend.ts'

/** Where platforms lead to unless a link says more; missions and programs are below it. */
export const rootTarget = `${siteUrl}/lti`

/** Whether a message leads to us. Anything else would let a platform send people elsewhere in our name. */
export function isOwnTarget(target: string | null): target is string {
  if (!target || !URL.canParse(target)) return false
  const { origin, pathname } = new URL(target)
  return origin === new URL(siteUrl).origin && /^\/lti(\/|$)/.test(pathname)
}
