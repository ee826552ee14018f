import type { Context } from 'hono'
import type { Auth } from '../auth.ts'

/** Providers GoTrue knows. Its clients expect each of them in the settings. */
const providers = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
]

export function settings(auth: Auth, c: Context, enabledProviders: ReadonlySet<string>): Response {
  const { config } = auth
  return c.json({
    external: {
      anonymous_users: config.enable_anonymous_sign_ins,
      ...Object.fromEntries(providers.map((name) => [name, enabledProviders.has(name)])),
      email: config.email.enable_signup,
      phone: config.sms.enable_signup,
    },
    disable_signup: !config.enable_signup,
    mailer_autoconfirm: !config.email.enable_confirmations,
    phone_autoconfirm: !config.sms.enable_confirmations,
    sms_provider: '',
    saml_enabled: true,
    passkeys_enabled: false,
  })
}

export function health(c: Context): Response {
  return c.json({
    version: 'v2.180.0',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  })
}

export function jwks(auth: Auth, c: Context): Response {
  c.header('cache-control', 'public, max-age=600')
  return c.json(auth.engine.signingKeys.jwks())
}

export function openIdConfiguration(auth: Auth, c: Context): Response {
  const issuer = auth.issuer()
  c.header('cache-control', 'public, max-age=600')
  return c.json({
    issuer,
    jwks_uri: `${auth.engine.siteUrl}/auth/v1/.well-known/jwks.json`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  })
}
