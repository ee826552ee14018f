import { expect, it } from 'vitest'
import { fromBase64Url, toBase64Url } from '../functions/_shared/web-push/base64url.ts'
import { encrypt } from '../functions/_shared/web-push/encrypt.ts'

/** RFC 8291, appendix A. */
const example = {
  plain: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

async function senderPair(): Promise<CryptoKeyPair> {
  const point = fromBase64Url(example.senderPublic)
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.subarray(1, 33)),
    y: toBase64Url(point.subarray(33)),
    d: example.senderPrivate,
  }
  return {
    publicKey: await crypto.subtle.importKey('raw', point, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', jwk, curve, false, ['deriveBits']),
  }
}

it('encrypts the example of RFC 8291 as the RFC does', async () => {
  const body = await encrypt(example.plain, example, fromBase64Url(example.salt), await senderPair())
  expect(toBase64Url(body)).toBe(example.body)
})

it('never repeats itself', async () => {
  const bodies = await Promise.all([encrypt('same', example), encrypt('same', example)])
  expect(toBase64Url(bodies[0])).not.toBe(toBase64Url(bodies[1]))
})

it('refuses messages that push services would refuse', async () => {
  expect((await encrypt('x'.repeat(3993), example)).length).toBe(4096)
  await expect(encrypt('x'.repeat(3994), example)).rejects.toThrow('3993')
})
