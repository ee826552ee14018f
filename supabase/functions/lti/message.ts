import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Platform } from './database.ts'
import { platformKeys } from './platform-keys.ts'
import { Problem } from './problems.ts'
import { isOwnTarget } from './targets.ts'

const claim = <const Name extends string>(name: Name) =>
  `https://purl.imsglobal.org/spec/lti/claim/${name}` as const
const text = z.string().min(1).max(255)
const address = z.string().max(2000)

const common = {
  sub: text,
  azp: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]),
  nonce: z.string(),
  name: z.string().max(255).optional(),
  given_name: z.string().max(255).optional(),
  family_name: z.string().max(255).optional(),
  email: z.string().max(254).optional(),
  locale: z.string().max(35).optional(),
  [claim('version')]: z.literal('1.3.0'),
  [claim('deployment_id')]: text,
  [claim('roles')]: z.array(z.string().max(255)).max(100),
  [claim('context')]: z.looseObject({ id: text, title: z.string().max(1000).optional() }).optional(),
  [claim('lis')]: z.looseObject({ person_sourcedid: z.string().max(255).optional() }).optional(),
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': z
    .looseObject({
      scope: z.array(z.string()).max(20),
      lineitem: address.optional(),
      lineitems: address.optional(),
    })
    .optional(),
  'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': z
    .looseObject({ context_memberships_url: address })
    .optional(),
} as const

const message = z.discriminatedUnion(claim('message_type'), [
  z.object({
    ...common,
    [claim('message_type')]: z.literal('LtiResourceLinkRequest'),
    [claim('target_link_uri')]: address,
    [claim('resource_link')]: z.looseObject({ id: text, title: z.string().max(1000).optional() }),
  }),
  z.object({
    ...common,
    [claim('message_type')]: z.literal('LtiDeepLinkingRequest'),
    'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': z.looseObject({
      deep_link_return_url: address,
      accept_types: z.array(z.string()).max(50),
      accept_multiple: z.boolean().optional(),
      data: z.string().max(10_000).optional(),
    }),
  }),
])

/** What a launch is about, as the database and the pages read it. */
export interface LaunchClaims {
  type: 'resource' | 'deep_linking'
  subject: string
  deployment: string
  roles: string[]
  target: string | null
  name: string
  givenName: string
  familyName: string
  email: string | null
  number: string | null
  locale: string | null
  context: { id: string; title: string } | null
  resourceLink: string | null
  grades: { scope: string[]; lineitem?: string | undefined; lineitems?: string | undefined } | null
  members: string | null
  deepLinking: { returnUrl: string; data: string | null; isMultiple: boolean } | null
}

/** How far the platform’s clock may be off, and how old a message may be. */
const skewSeconds = 60
const oldestSeconds = 300

/** Throws a `Problem` unless the platform signed this message for us, just now, in answer to the login with the nonce. */
export async function readMessage(token: string, platform: Platform, nonce: string): Promise<LaunchClaims> {
  const payload = await verify(token, platform)
  const { aud, azp } = payload
  if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== platform.client_id)
    throw new Problem('token_invalid', 'azp')
  if (payload.nonce !== nonce) throw new Problem('token_invalid', 'nonce')
  const parsed = message.safeParse(payload)
  if (!parsed.success)
    throw new Problem('message_unknown', parsed.error.issues.map(({ path }) => path.join('.')).join(' '))
  return summarize(parsed.data)
}

async function verify(token: string, platform: Platform) {
  try {
    const { payload } = await jwtVerify(token, platformKeys(platform), {
      algorithms: ['RS256'],
      issuer: platform.issuer,
      audience: platform.client_id,
      clockTolerance: skewSeconds,
      maxTokenAge: oldestSeconds,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Problem('token_expired')
    if (error instanceof errors.JOSEError) throw new Problem('token_invalid', error.code)
    throw error
  }
}

function summarize(data: z.infer<typeof message>): LaunchClaims {
  const isResource = data[claim('message_type')] === 'LtiResourceLinkRequest'
  const { sub, name = '', given_name = '', family_name = '', email, locale } = data
  const context = data[claim('context')]
  const grades = data['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint']
  const members = data['https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice']
  const target = claim('target_link_uri') in data ? data[claim('target_link_uri')] : null
  if (isResource && !isOwnTarget(target)) throw new Problem('target_foreign')
  const picking = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'
  const settings = picking in data ? data[picking] : null
  return {
    type: isResource ? 'resource' : 'deep_linking',
    subject: sub,
    deployment: data[claim('deployment_id')],
    roles: data[claim('roles')],
    target,
    name: name || `${given_name} ${family_name}`.trim(),
    givenName: given_name,
    familyName: family_name,
    email: email?.trim().toLowerCase() || null,
    number: data[claim('lis')]?.person_sourcedid ?? null,
    locale: locale ?? null,
    context: context ? { id: context.id, title: context.title ?? '' } : null,
    resourceLink: claim('resource_link') in data ? data[claim('resource_link')].id : null,
    grades: grades ? { scope: grades.scope, lineitem: grades.lineitem, lineitems: grades.lineitems } : null,
    members: members?.context_memberships_url ?? null,
    deepLinking: settings
      ? {
          returnUrl: settings.deep_link_return_url,
          data: settings.data ?? null,
          isMultiple: settings.accept_multiple ?? false,
        }
      : null,
  }
}
