import { paths } from './paths.ts'

/** Sign-in or sign-up, which then opens a page; the address keeps it in every tab. */
export const signInPath = (way: typeof paths.auth | typeof paths.signUp, next?: string) =>
  next ? `${way}${way.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : way

/** Keeps only the path, so that an address never leaves the host it was opened on. */
export function pathWithin(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return paths.home
  const { pathname, search, hash } = new URL(address, origin)
  // Two slashes would mean another host, and browsers take a backslash for one.
  return `/${pathname.replace(/^[/\\]+/, '')}${search}${hash}`
}
