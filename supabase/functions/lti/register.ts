import { z } from 'zod'
import { asService, backendUrl, siteUrl } from '../_shared/backend.ts'
import { currentProduct } from '../_shared/current-product.ts'
import { AddressRefused, type Answered, guardedFetch } from '../_shared/guarded-fetch.ts'
import { call } from './database.ts'
import { launchUrl } from './login.ts'
import { Problem, sendTo } from './problems.ts'
import { rootTarget } from './targets.ts'

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration'

const offered = z.looseObject({
  issuer: z.string().min(1).max(500),
  authorization_endpoint: z.string().max(500),
  token_endpoint: z.string().max(500),
  jwks_uri: z.string().max(500),
  registration_endpoint: z.string().max(2000),
  'https://purl.imsglobal.org/spec/lti-platform-configuration': z
    .looseObject({ product_family_code: z.string().max(60).optional() })
    .optional(),
})

const registered = z.looseObject({
  client_id: z.string().min(1).max(255),
  [toolConfiguration]: z.looseObject({ deployment_id: z.string().max(255).optional() }).optional(),
})

/** What we may do in a platform: send grades. */
const scopes = ['https://purl.imsglobal.org/spec/lti-ags/scope/score']

/** Dynamic registration: the platform opened the address with our code, and says where it describes itself. */
export async function register(code: string | undefined, asked: URLSearchParams): Promise<Response> {
  const described = asked.get('openid_configuration')
  if (!code || !described) throw new Problem('request_incomplete')
  const known = await call<{ school: string; private_hosts: string[] } | null>('platform_registration', {
    code,
  })
  if (!known) throw new Problem('registration_over')
  const privateHosts = known.private_hosts
  const platform = offered.safeParse(await read(guardedFetch(described, { privateHosts })))
  if (!platform.success) throw new Problem('registration_refused', platform.error.message)
  // The token for registering goes to the host that gave it, and nowhere else.
  const endpoint = platform.data.registration_endpoint
  if (!URL.canParse(endpoint) || new URL(endpoint).host !== new URL(described).host)
    throw new Problem('address_refused', 'registration_endpoint')
  const token = asked.get('registration_token')
  const answer = registered.safeParse(
    await read(
      guardedFetch(endpoint, {
        method: 'POST',
        privateHosts,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(await ourRegistration(known.school)),
      }),
    ),
  )
  if (!answer.success) throw new Problem('registration_refused', answer.error.message)
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = platform.data
  const family =
    platform.data['https://purl.imsglobal.org/spec/lti-platform-configuration']?.product_family_code
  const host = new URL(described).host
  const made = await call<string | null>('register_learning_platform', {
    code,
    fields: {
      name: family ? `${family[0]!.toUpperCase()}${family.slice(1)} (${host})` : host,
      issuer,
      clientId: answer.data.client_id,
      authUrl: authorization_endpoint,
      tokenUrl: token_endpoint,
      jwksUrl: jwks_uri,
      deploymentId: answer.data[toolConfiguration]?.deployment_id ?? '',
    },
  })
  if (!made) throw new Problem('registration_over')
  return sendTo('registered', { host })
}

async function ourRegistration(school: string) {
  const { name } = await currentProduct(asService())
  const own = `${backendUrl}/functions/v1/lti`
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: `${own}/login/${school}`,
    redirect_uris: [launchUrl],
    client_name: name,
    jwks_uri: `${own}/jwks/${school}`,
    logo_uri: `${siteUrl}/favicon.svg`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: scopes.join(' '),
    [toolConfiguration]: {
      domain: new URL(siteUrl).host,
      description: 'Missions with real feedback, from your course.',
      target_link_uri: rootTarget,
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name', 'email'],
      messages: [{ type: 'LtiResourceLinkRequest', target_link_uri: rootTarget }],
    },
  }
}

async function read(answer: Promise<Answered>): Promise<unknown> {
  try {
    const { status, text } = await answer
    if (status < 200 || status > 299) throw new Problem('registration_refused', `status ${status}`)
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof AddressRefused) throw new Problem('address_refused')
    throw new Problem(error instanceof SyntaxError ? 'registration_refused' : 'platform_unreachable')
  }
}
