/** A row of auth.users with its related rows. */
export interface User {
  id: string
  aud: string
  role: string
  email: string | null
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  phone_confirmed_at: Date | null
  confirmed_at: Date | null
  invited_at: Date | null
  confirmation_token: string | null
  confirmation_sent_at: Date | null
  recovery_token: string | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_token_current: string | null
  email_change_token_new: string | null
  email_change_confirm_status: number
  email_change_sent_at: Date | null
  phone_change: string | null
  phone_change_sent_at: Date | null
  reauthentication_token: string | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Metadata | null
  raw_user_meta_data: Metadata | null
  created_at: Date
  updated_at: Date
  banned_until: Date | null
  deleted_at: Date | null
  is_sso_user: boolean
  is_anonymous: boolean
  identities: Identity[]
  factors: Factor[]
}

export type Metadata = Record<string, unknown>

interface Identity {
  id: string
  provider_id: string
  user_id: string
  identity_data: Metadata
  provider: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  email: string | null
}

export interface Factor {
  id: string
  friendly_name: string | null
  factor_type: string
  status: 'unverified' | 'verified'
  phone: string | null
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

export function isBanned(user: User): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now()
}

/** The user as clients see them. Unset fields are omitted, except where GoTrue sends an empty string. */
export function publicUser(user: User): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phone_confirmed_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    confirmed_at: user.confirmed_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    new_email: user.email_change || undefined,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    new_phone: user.phone_change || undefined,
    phone_change_sent_at: user.phone_change_sent_at ?? undefined,
    reauthentication_sent_at: user.reauthentication_sent_at ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    factors: user.factors.length ? user.factors.map(publicFactor) : undefined,
    identities: user.identities.map(publicIdentity),
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until ?? undefined,
    deleted_at: user.deleted_at ?? undefined,
    is_anonymous: user.is_anonymous,
  }
}

function publicIdentity(identity: Identity): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: isoTime(identity.last_sign_in_at),
    created_at: isoTime(identity.created_at),
    updated_at: isoTime(identity.updated_at),
    email: identity.email ?? undefined,
  }
}

export function publicFactor(factor: Factor): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: isoTime(factor.created_at),
    updated_at: isoTime(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name || undefined,
    factor_type: factor.factor_type,
    phone: factor.phone ?? undefined,
    last_challenged_at: isoTime(factor.last_challenged_at),
  }
}

function isoTime(value: string | null): string | undefined {
  return value ? new Date(value).toISOString() : undefined
}
