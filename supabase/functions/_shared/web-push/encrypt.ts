import { fromBase64Url } from './base64url.ts'

/** A browser's own keys, as its subscription names them. */
export interface SubscriptionKeys {
  p256dh: string
  auth: string
}

type Bytes = Uint8Array<ArrayBuffer>
const text = new TextEncoder()
const curve = { name: 'ECDH', namedCurve: 'P-256' }
const recordSize = 4096
/** What one record holds, without its header, delimiter and tag; push services refuse more than one. */
const longest = recordSize - 86 - 17

function joined(...parts: Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

async function derive(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8)
  return new Uint8Array(bits)
}

/**
 * Encrypts a message so that only this browser can read it: RFC 8291, in one record of RFC 8188. The salt and the
 * sender's key pair are new for each message; only tests choose them.
 */
export async function encrypt(
  message: string,
  { p256dh, auth }: SubscriptionKeys,
  salt: Bytes = crypto.getRandomValues(new Uint8Array(16)),
  sender?: CryptoKeyPair,
): Promise<Bytes> {
  const plain = text.encode(message)
  if (plain.length > longest) throw new RangeError(`a push message has at most ${longest} bytes`)
  const pair = sender ?? ((await crypto.subtle.generateKey(curve, true, ['deriveBits'])) as CryptoKeyPair)
  const receiverKey = fromBase64Url(p256dh)
  const senderKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const receiver = await crypto.subtle.importKey('raw', receiverKey, curve, false, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: receiver }, pair.privateKey, 256)
  const info = joined(text.encode('WebPush: info\0'), receiverKey, senderKey)
  const secret = await derive(new Uint8Array(shared), fromBase64Url(auth), info, 32)
  const key = await derive(secret, salt, text.encode('Content-Encoding: aes128gcm\0'), 16)
  const nonce = await derive(secret, salt, text.encode('Content-Encoding: nonce\0'), 12)
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  // 2 marks the last record.
  const padded = joined(plain, new Uint8Array([2]))
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, cipher, padded)
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, recordSize)
  return joined(salt, size, new Uint8Array([senderKey.length]), senderKey, new Uint8Array(encrypted))
}
