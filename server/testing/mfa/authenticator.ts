import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'

/** The code an authenticator app shows. `later` is in steps of half a minute. */
export function codeOf(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + later * 30_000 })
}

/** Waits until the code won't change during a test. */
export async function quietMoment(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 5000) await new Promise((resolve) => setTimeout(resolve, left + 50))
}

/** A code that is wrong now and one step away. */
export function wrongCodeOf(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((later) => codeOf(secret, later)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code))!
}

export async function enrollApp(client: SupabaseClient, friendlyName = 'phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret, data }
}

/** A verified authenticator app. Its code from one step ago was used, so two more codes are available right away. */
export async function protect(client: SupabaseClient, friendlyName?: string) {
  const app = await enrollApp(client, friendlyName)
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: app.id,
    code: codeOf(app.secret, -1),
  })
  if (error) throw error
  return app
}
