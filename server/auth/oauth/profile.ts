import type { Metadata } from '../users/user.ts'

/** What a provider says about a person. */
export interface Profile {
  provider: string
  /** The provider's own ID for the person, which never changes. */
  subject: string
  email: string | undefined
  emailVerified: boolean
  /** As GoTrue stores it in auth.identities and in user_metadata. */
  identityData: Metadata
}

export type ProviderClaims = Record<string, unknown>

/** Reads the claims of an ID token or of the user info endpoint. */
export function readProfile(provider: string, claims: ProviderClaims): Profile {
  const subject = String(claims.sub)
  const email = text(claims.email)?.toLowerCase()
  // LinkedIn sends the flag as a string.
  const emailVerified = email !== undefined && String(claims.email_verified) === 'true'
  return {
    provider,
    subject,
    email,
    emailVerified,
    identityData: defined({
      iss: text(claims.iss),
      sub: subject,
      ...(provider === 'google' ? googleFields(claims) : linkedinFields(claims)),
      provider_id: subject,
      email,
      email_verified: emailVerified,
      phone_verified: false,
    }),
  }
}

function googleFields(claims: ProviderClaims): Metadata {
  const [name, picture, domain] = [text(claims.name), text(claims.picture), text(claims.hd)]
  return {
    name,
    picture,
    full_name: name,
    avatar_url: picture,
    custom_claims: domain ? { hd: domain } : undefined,
  }
}

function linkedinFields(claims: ProviderClaims): Metadata {
  const [given, family] = [text(claims.given_name), text(claims.family_name)]
  return {
    name: [given, family].filter(Boolean).join(' ') || text(claims.name),
    given_name: given,
    family_name: family,
    locale: text(claims.locale),
    picture: text(claims.picture),
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function defined(fields: Metadata): Metadata {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
