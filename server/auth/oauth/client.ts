import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as oidc from 'openid-client'
import { unexpected } from '../errors.ts'
import { type Profile, type ProviderClaims, readProfile } from './profile.ts'
import { isLoopbackHttp, type Provider } from './providers.ts'
import type { Bindings } from './state.ts'

const patienceSeconds = 10
/**
 * LinkedIn omits the nonce from its tokens and rejects a code verifier, so only the state binds its response to the
 * request.
 */
const issuersWithoutBindings = new Set(['https://www.linkedin.com/oauth'])

export interface ProviderTokens {
  accessToken: string
  refreshToken?: string
}

/** Talks to one provider. Its configuration is fetched on first use and cached. */
export class ProviderClient {
  readonly provider: Provider
  private configuration: Promise<oidc.Configuration> | undefined
  private keys: JWTVerifyGetKey | undefined

  constructor(provider: Provider) {
    this.provider = provider
  }

  /** Where to send the browser to sign in. `extra` holds the app's own parameters for the provider. */
  async authorizationUrl(
    redirectUri: string,
    state: string,
    bindings: Bindings,
    scopes: string[],
    extra: Record<string, string>,
  ): Promise<string> {
    const config = await this.discover()
    const url = oidc.buildAuthorizationUrl(config, {
      ...extra,
      redirect_uri: redirectUri,
      scope: [...new Set(['openid', 'email', 'profile', ...scopes])].join(' '),
      state,
      ...(this.binds && { nonce: bindings.nonce }),
      ...(this.usesPkce(config) && {
        code_challenge: await oidc.calculatePKCECodeChallenge(bindings.codeVerifier),
        code_challenge_method: 'S256',
      }),
    })
    return url.href
  }

  /** Exchanges the code in the provider's response for tokens, and returns the person's profile. */
  async exchange(
    answer: URL,
    state: string,
    bindings: Bindings,
  ): Promise<{ profile: Profile; tokens: ProviderTokens }> {
    const config = await this.discover()
    const tokens = await oidc.authorizationCodeGrant(config, answer, {
      expectedState: state,
      idTokenExpected: true,
      ...(this.binds && { expectedNonce: bindings.nonce }),
      ...(this.usesPkce(config) && { pkceCodeVerifier: bindings.codeVerifier }),
    })
    const claims = tokens.claims()!
    const more =
      claims.email || !config.serverMetadata().userinfo_endpoint
        ? {}
        : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    return {
      profile: readProfile(this.provider.name, { ...more, ...claims } as ProviderClaims),
      tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
    }
  }

  /** The issuer's keys, for tokens that did not come from the issuer itself. */
  async signingKeys(): Promise<JWTVerifyGetKey> {
    const address = (await this.discover()).serverMetadata().jwks_uri
    if (!address) throw unexpected('The provider publishes no keys')
    this.keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: patienceSeconds * 1000 })
    return this.keys
  }

  private get binds(): boolean {
    return !issuersWithoutBindings.has(this.provider.issuer)
  }

  private usesPkce(config: oidc.Configuration): boolean {
    return this.binds && config.serverMetadata().supportsPKCE()
  }

  private discover(): Promise<oidc.Configuration> {
    const issuer = new URL(this.provider.issuer)
    this.configuration ??= oidc
      .discovery(issuer, this.provider.clientIds[0]!, this.provider.secret, undefined, {
        timeout: patienceSeconds,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isLoopbackHttp(issuer) ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((cause) => {
        this.configuration = undefined
        throw Object.assign(unexpected('The provider cannot be reached'), { cause })
      })
    return this.configuration
  }
}
