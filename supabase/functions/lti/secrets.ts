import { hexOf } from '../_shared/hex.ts'

/** 256 random bits that fit into an address. */
export function newSecret(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)))
}

export async function hashOf(secret: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}
