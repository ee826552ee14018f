import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a browser gets it from its push service. */
interface Received {
  message: Record<string, string>
  headers: Record<string, string | string[] | undefined>
}

/** A browser's subscription, with the keys that only the browser has. */
export interface PushBrowser {
  endpoint: string
  p256dh: string
  auth: string
  received: Received[]
}

/**
 * A push service on loopback, written with Node's own cryptography: it checks the sender's signature and decrypts like
 * a browser, and answers as the test asks.
 */
export async function startPushService() {
  const browsers = new Map<string, { browser: PushBrowser; decrypt(body: Buffer): string; answer: number }>()
  const faults: string[] = []
  const service = {
    origin: '',
    faults,
    beforeAnswer: async () => {},
    /** A new browser that subscribes here. */
    subscribe(): PushBrowser {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(8).toString('hex')}`
      const browser = {
        endpoint: service.origin + path,
        p256dh: pair.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
        received: [],
      }
      browsers.set(path, { browser, decrypt: (body) => decrypted(body, pair, auth), answer: 201 })
      return browser
    },
    /** What the service answers for this browser from now on. */
    answer(browser: PushBrowser, status: number): void {
      browsers.get(new URL(browser.endpoint).pathname)!.answer = status
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const known = browsers.get((request.url ?? '').split('?')[0]!)
    try {
      assertSigned(request.headers.authorization ?? '', service.origin)
      const message = JSON.parse(known!.decrypt(Buffer.concat(chunks)))
      if (known!.answer === 201) known!.browser.received.push({ message, headers: request.headers })
    } catch (error) {
      faults.push((error as Error).message)
      response.statusCode = 400
      return void response.end()
    }
    await service.beforeAnswer()
    response.statusCode = known!.answer
    if (known!.answer === 307) response.setHeader('location', `${service.origin}/elsewhere`)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

/** RFC 8188 and RFC 8291, from the receiver's side. */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const record = body.subarray(21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** RFC 8292: signed by the key it names, for this service, and not for long. */
function assertSigned(header: string, origin: string): void {
  const [, token, key] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(header) ?? []
  if (!token || !key) throw new Error('not signed')
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('signed by another key')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = exp - Date.now() / 1000
  if (aud !== origin || seconds <= 0 || seconds > 24 * 60 * 60 || !/^(mailto:|https:)/.test(sub))
    throw new Error(`signed for something else: ${JSON.stringify({ aud, exp, sub })}`)
}
