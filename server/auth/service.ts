import { Hono } from 'hono'
import type { ServerContext } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Service } from '../service.ts'
import { invite } from './admin/links.ts'
import { adminRoutes } from './admin/routes.ts'
import { openAuth } from './auth.ts'
import { startCleanUp } from './cleanup.ts'
import { logout } from './endpoints/logout.ts'
import { sendOtp } from './endpoints/otp.ts'
import { health, jwks, openIdConfiguration, settings } from './endpoints/public-info.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover, resend } from './endpoints/recover.ts'
import { signUp } from './endpoints/signup.ts'
import { tokenEndpoint } from './endpoints/token.ts'
import { getUser, updateUser } from './endpoints/user.ts'
import { verifyCode, verifyLink } from './endpoints/verify.ts'
import { answerAuthError, notFound, unprocessable } from './errors.ts'
import { requireAdmin, requireApiKey } from './http/callers.ts'
import { openMfa } from './mfa/mfa.ts'
import { factorRoutes } from './mfa/routes.ts'
import { idTokenGrant } from './oauth/id-token.ts'
import { openOAuth } from './oauth/oauth.ts'
import { identityRoutes, oauthPages } from './oauth/routes.ts'
import { samlPages } from './sso/routes.ts'
import { openSso } from './sso/sso.ts'
import { startSso } from './sso/start.ts'

/** Web3 wallets are not supported. */
const web3 = async () => {
  throw unprocessable('web3_provider_disabled', 'Web3 provider is disabled')
}

export async function createAuth(engine: ServerContext): Promise<Service> {
  const auth = await openAuth(engine)
  const oauth = await openOAuth(auth)
  const mfa = await openMfa(auth)
  const sso = openSso(auth)
  const routes = new Hono<AppEnv>()
  routes.onError(answerAuthError)
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  // Browsers come here through a link, without a key.
  routes.get('/.well-known/jwks.json', (c) => jwks(auth, c))
  routes.get('/.well-known/openid-configuration', (c) => openIdConfiguration(auth, c))
  routes.get('/verify', (c) => verifyLink(auth, c))
  routes.post('/verify', (c) => verifyCode(auth, c))
  routes.route('/', oauthPages(oauth))
  routes.route('/sso/saml', samlPages(sso))

  routes.use(requireApiKey(auth))
  routes.get('/health', health)
  routes.get('/settings', (c) => settings(auth, c, oauth.enabled))
  routes.post('/signup', (c) => signUp(auth, c))
  routes.post('/token', tokenEndpoint(auth, { id_token: (_, c) => idTokenGrant(oauth, c), web3 }))
  routes.post('/logout', (c) => logout(auth, c))
  routes.post('/recover', (c) => recover(auth, c))
  routes.post('/resend', (c) => resend(auth, c))
  routes.post('/otp', (c) => sendOtp(auth, c))
  routes.post('/magiclink', (c) => sendOtp(auth, c))
  routes.post('/sso', (c) => startSso(sso, c))
  routes.get('/reauthenticate', (c) => reauthenticate(auth, c))
  routes.get('/user', (c) => getUser(auth, c))
  routes.put('/user', (c) => updateUser(auth, c))
  routes.route('/user/identities', identityRoutes(oauth))
  routes.route('/factors', factorRoutes(mfa))
  routes.post('/invite', async (c) => invite(auth, c, await requireAdmin(auth, c)))
  routes.route('/admin', adminRoutes(auth))

  // Last: an unknown path must not reach the web app.
  routes.all('*', () => {
    throw notFound('not_found', 'There is no such endpoint')
  })

  const stopCleanUp = startCleanUp(auth)
  return {
    routes,
    async close() {
      stopCleanUp()
      await auth.background.finish()
      await auth.mailQueue?.close()
    },
  }
}
