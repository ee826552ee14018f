/** 256 random bits that fit into an address. */
export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

export async function hashOf(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
