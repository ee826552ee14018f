import { unprocessable } from '../errors.ts'
import { validEmail } from '../http/params.ts'
import type { Profile } from '../oauth/profile.ts'
import type { Metadata } from '../users/user.ts'
import type { Assertion } from './assertion.ts'
import { type SsoProvider, vouchesFor } from './providers.ts'

const subjectId = 'urn:oasis:names:tc:SAML:attribute:subject-id'
const emailNames = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'Mail',
  'email',
]

/** The person an assertion is about, as the accounts know people from elsewhere. */
export function readPerson(provider: SsoProvider, assertion: Assertion): Profile & { email: string } {
  const claims = mapClaims(provider, assertion)
  const email = readEmail(assertion, claims.email)
  if (!vouchesFor(provider, email)) {
    throw unprocessable(
      'sso_domain_mismatch',
      'The identity provider signed in an address outside the domains of its organization',
    )
  }
  const subject = readSubject(assertion)
  const { email: _, ...custom } = claims
  return {
    provider: `sso:${provider.id}`,
    subject,
    email,
    emailVerified: true,
    identityData: {
      iss: provider.saml.entity_id,
      sub: subject,
      provider_id: subject,
      email,
      email_verified: true,
      phone_verified: false,
      ...(Object.keys(custom).length && { custom_claims: custom }),
    },
  }
}

/** The provider's own ID for the person. A transient one is different each time and identifies no one. */
function readSubject({ attributes, nameId }: Assertion): string {
  const stable = attributes.get(subjectId)?.[0] ?? (nameId.isTransient ? '' : nameId.value)
  if (!stable || stable.length > 512) {
    throw unprocessable('saml_assertion_no_user_id', 'SAML assertion did not contain a persistent user ID')
  }
  return nameId.isEmail && stable === nameId.value ? stable.toLowerCase() : stable
}

function readEmail({ attributes, nameId }: Assertion, mapped: unknown): string {
  const named = emailNames.flatMap((name) => attributes.get(name) ?? [])
  const email = typeof mapped === 'string' ? mapped : (named[0] ?? (nameId.isEmail ? nameId.value : ''))
  if (!email) {
    throw unprocessable('saml_assertion_no_email', 'SAML assertion does not contain an email address')
  }
  return validEmail(email)
}

/** The claims that the provider's mapping names. */
function mapClaims({ saml }: SsoProvider, { attributes }: Assertion): Metadata {
  const rules = Object.entries(saml.attribute_mapping.keys ?? {})
  const claims = rules.map(([claim, { name, names = [], default: otherwise, array }]) => {
    const wanted = name ? [name, ...names] : names
    const values = wanted.map((one) => attributes.get(one)).find((found) => found?.length)
    return [claim, array ? values : (values?.[0] ?? otherwise)] as const
  })
  return Object.fromEntries(claims.filter(([, value]) => value !== undefined))
}
