import type { ServerContext } from '../../context.ts'
import { ExitCode, StartFailure } from '../../failure.ts'
import { invalid } from '../errors.ts'

export interface Provider {
  name: string
  issuer: string
  /** The first is ours. Tokens issued to the others, such as a mobile app, are accepted as well. */
  clientIds: string[]
  secret: string
  /** Where the provider sends people back, if not to our own callback. */
  redirectUri: string
  skipNonceCheck: boolean
  emailOptional: boolean
}

type EnvPrefix = 'GOOGLE' | 'LINKEDIN'

/** OpenID Connect providers that this server supports. */
const known: Record<string, { prefix: EnvPrefix; issuer: string }> = {
  google: { prefix: 'GOOGLE', issuer: 'https://accounts.google.com' },
  linkedin_oidc: { prefix: 'LINKEDIN', issuer: 'https://www.linkedin.com/oauth' },
}

/** Names of Supabase's providers, which get the error "not enabled" instead of "unknown". */
const foreign = new Set(
  `apple azure bitbucket discord facebook figma fly github gitlab kakao keycloak linkedin notion slack
   slack_oidc snapchat spotify twitch twitter workos x zoom`.split(/\s+/),
)

/** The enabled providers, from config.toml or from environment variables, which win. */
export function readProviders(engine: ServerContext): Map<string, Provider> {
  const providers = new Map<string, Provider>()
  for (const [name, { prefix, issuer }] of Object.entries(known)) {
    const config = engine.config.auth.external[name]
    const clientId = engine.env[`${prefix}_CLIENT_ID`]
    if (!clientId && !config?.enabled) continue
    const provider = {
      name,
      issuer: engine.env[`${prefix}_ISSUER`] || config?.url || issuer,
      clientIds: split(clientId || config?.client_id || ''),
      secret: engine.env[`${prefix}_CLIENT_SECRET`] || config?.secret || '',
      redirectUri: config?.redirect_uri ?? '',
      skipNonceCheck: config?.skip_nonce_check ?? false,
      emailOptional: config?.email_optional ?? false,
    }
    assertSafeIssuer(name, provider.issuer)
    providers.set(name, provider)
  }
  return providers
}

/** The provider a request names, or GoTrue's error. */
export function findProvider(providers: Map<string, Provider>, asked: string): Provider {
  const name = asked.toLowerCase()
  const provider = providers.get(name)
  if (!provider) {
    const exists = Object.hasOwn(known, name) || foreign.has(name)
    throw invalid(
      `Unsupported provider: ${exists ? 'provider is not enabled' : `Provider ${name.slice(0, 100)} could not be found`}`,
    )
  }
  if (!provider.clientIds.length) throw invalid('Unsupported provider: missing OAuth client ID')
  if (!provider.secret) throw invalid('Unsupported provider: missing OAuth secret')
  return provider
}

export function defaultIssuer(name: string): string | undefined {
  return Object.hasOwn(known, name) ? known[name]?.issuer : undefined
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Tokens travel between us and the issuer, so only a program on this machine can go without TLS. */
function assertSafeIssuer(name: string, issuer: string): void {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  if (url?.protocol === 'https:' || (url && isLoopbackHttp(url))) return
  throw new StartFailure(
    ExitCode.configuration,
    `The issuer of the provider "${name}" must be an https address; http is possible on this machine only.`,
  )
}

export function isLoopbackHttp({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname))
}
