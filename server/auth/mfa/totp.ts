import { Secret, TOTP } from 'otpauth'
import { toString as drawQrCode } from 'qrcode'

const step = 30
/** Time steps a clock may be off, in either direction. */
const tolerance = 1

interface Enrolment {
  secret: string
  uri: string
  qr_code: string
}

/** A new secret in the three formats that authenticator apps accept. */
export async function newEnrolment(issuer: string, account: string): Promise<Enrolment> {
  const totp = new TOTP({ issuer, label: account, period: step, secret: new Secret({ size: 20 }) })
  const uri = totp.toString()
  const drawing = await drawQrCode(uri, { type: 'svg', errorCorrectionLevel: 'M', width: 240 })
  return {
    secret: totp.secret.base32,
    uri,
    // Clients put the image into a data URI without escaping it, where a "#" would end it.
    qr_code: drawing.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim(),
  }
}

/** The time step of a code; undefined if the code is not, or no longer, valid. */
export function stepOfCode(secret: string, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: step })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: tolerance })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / step) + delta
}
