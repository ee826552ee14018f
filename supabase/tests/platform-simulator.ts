import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`

interface Key {
  kid: string
  secret: CryptoKey
  shown: JWK
}

interface Asked {
  path: string
  method: string
  headers: IncomingMessage['headers']
  query: URLSearchParams
  body: string
}

interface Answer {
  status: number
  body: unknown
}

export const roles = {
  learner: 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner',
  instructor: 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor',
}

/** A learning platform on real HTTP: it registers tools, signs messages, and takes grades. */
export class PlatformSimulator {
  readonly deployment = '1'
  clientId = 'essor-tool'
  /** Requests for its keys. */
  keyRequests = 0
  /** What tools sent when they registered. */
  registrations: { authorization: string | undefined; tool: Record<string, unknown> }[] = []
  /** Where the tool shows its keys, without which it gets no tokens. */
  toolKeys = ''
  /** Tokens it gave to tools, with what they are for. */
  readonly tokens = new Map<string, string>()
  /** Scores that tools sent, by line item. */
  readonly scores: (Record<string, unknown> & { lineItem: string })[] = []
  /** Who is signed in to it, by login hint, with what their launch says. */
  readonly people = new Map<string, JWTPayload>()
  /** Where its course page leads tools to log in. */
  course = { login: '', target: '' }
  /** Answers that replace its own, by path. */
  readonly answers = new Map<string, (asked: Asked) => Answer>()
  private keys: Key[] = []
  private readonly server: Server
  private readonly host: string

  private constructor(host: string) {
    this.host = host
    this.server = createServer((request, response) => void this.serve(request, response))
  }

  static async start(host = '127.0.0.1'): Promise<PlatformSimulator> {
    const platform = new PlatformSimulator(host)
    await platform.addKey()
    await new Promise<void>((resolve) => platform.server.listen(0, '127.0.0.1', resolve))
    return platform
  }

  get url(): string {
    return `http://${this.host}:${(this.server.address() as AddressInfo).port}`
  }

  /** As an owner types it in. */
  get fields() {
    return {
      name: 'Campus',
      issuer: this.url,
      clientId: this.clientId,
      authUrl: `${this.url}/auth`,
      tokenUrl: `${this.url}/token`,
      jwksUrl: `${this.url}/jwks`,
    }
  }

  /** The newest key signs. */
  async addKey(): Promise<Key> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const kid = crypto.randomUUID()
    const key = {
      kid,
      secret: privateKey,
      shown: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    }
    this.keys.push(key)
    return key
  }

  get key(): Key {
    return this.keys.at(-1)!
  }

  /** The claims of a launch that is in order. */
  launchClaims(target: string, subject: string, more: Record<string, unknown> = {}): JWTPayload {
    return {
      iss: this.url,
      aud: this.clientId,
      sub: subject,
      name: 'Lena Learner',
      given_name: 'Lena',
      family_name: 'Learner',
      [claim('message_type')]: 'LtiResourceLinkRequest',
      [claim('version')]: '1.3.0',
      [claim('deployment_id')]: this.deployment,
      [claim('target_link_uri')]: target,
      [claim('resource_link')]: { id: 'link-1', title: 'A mission' },
      [claim('roles')]: [roles.learner],
      [claim('context')]: { id: 'course-1', title: 'Marketing 101' },
      ...more,
    }
  }

  async sign(
    claims: JWTPayload,
    {
      header = {},
      key = this.key,
      issuedAt = 0,
      expiresIn = 300,
    }: {
      header?: Partial<JWTHeaderParameters>
      key?: Pick<Key, 'kid' | 'secret'>
      /** Seconds from now. */
      issuedAt?: number
      expiresIn?: number
    } = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ iat: now + issuedAt, exp: now + expiresIn, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
      .sign(key.secret)
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** What a tool signed for this platform, verified with the keys that it publishes. */
  async verifyTool(token: string, jwksUrl: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(jwksUrl)), {
      algorithms: ['RS256'],
    })
    return payload
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname: path, searchParams: query } = new URL(request.url!, this.url)
    const { method = 'GET', headers } = request
    const asked = { path, method, headers, query, body: Buffer.concat(chunks).toString() }
    const page = await this.page(asked)
    if (page) return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    const { status, body } = await (this.answers.get(path) ?? this.own(path))(asked)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  private own(path: string): (asked: Asked) => Answer | Promise<Answer> {
    switch (path) {
      case '/openid-configuration':
        return () => ({ status: 200, body: this.configuration })
      case '/jwks':
        this.keyRequests += 1
        return () => ({ status: 200, body: { keys: this.keys.map(({ shown }) => shown) } })
      case '/register':
        return ({ headers, body }) => this.register(headers.authorization, JSON.parse(body))
      case '/token':
        return ({ body }) => this.giveToken(new URLSearchParams(body))
      default:
        return path.endsWith('/scores') ? (asked) => this.takeScore(asked) : () => ({ status: 404, body: {} })
    }
  }

  private get configuration() {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/auth`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/jwks`,
      registration_endpoint: `${this.url}/register`,
      'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'moodle' },
    }
  }

  private register(authorization: string | undefined, tool: Record<string, unknown>) {
    this.registrations.push({ authorization, tool })
    this.clientId = `client-${this.registrations.length}`
    return {
      status: 200,
      body: {
        ...tool,
        client_id: this.clientId,
        'https://purl.imsglobal.org/spec/lti-tool-configuration': { deployment_id: this.deployment },
      },
    }
  }

  private async giveToken(asked: URLSearchParams): Promise<Answer> {
    const { sub, aud } = await this.verifyTool(asked.get('client_assertion')!, this.toolKeys)
    if (sub !== this.clientId || aud !== `${this.url}/token`) return { status: 400, body: {} }
    const token = crypto.randomUUID()
    this.tokens.set(token, asked.get('scope')!)
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 3600 } }
  }

  private takeScore({ path, query, headers, body }: Asked): Answer {
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    if (this.tokens.get(token) !== 'https://purl.imsglobal.org/spec/lti-ags/scope/score')
      return { status: 401, body: {} }
    if (headers['content-type'] !== 'application/vnd.ims.lis.v1.score+json') return { status: 415, body: {} }
    this.scores.push({ lineItem: `${this.url}${path.replace('/scores', '')}?${query}`, ...JSON.parse(body) })
    return { status: 200, body: {} }
  }

  /** What people see: a course with the tool in a frame, and the way back to the tool. */
  private async page({ path, query }: Asked): Promise<string | undefined> {
    if (path === '/course') return coursePage(this.loginAddress(query.get('as') ?? ''))
    if (path === '/register-tool')
      return registrationPage(query.get('tool')!, `${this.url}/openid-configuration`)
    const person = this.people.get(query.get('login_hint') ?? '')
    if (path !== '/auth' || !person || query.get('client_id') !== this.clientId) return undefined
    const message = { ...this.launchClaims(this.course.target, String(person.sub)), ...person }
    const id_token = await this.sign({ ...message, nonce: query.get('nonce') })
    return formPage(query.get('redirect_uri')!, { id_token, state: query.get('state')! })
  }

  private loginAddress(person: string): string {
    const parameters = {
      iss: this.url,
      client_id: this.clientId,
      login_hint: person,
      target_link_uri: this.course.target,
      lti_storage_target: '_parent',
    }
    return `${this.course.login}?${new URLSearchParams(parameters)}`
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const formPage = (action: string, fields: Record<string, string>) => `<!doctype html><title>One moment</title>
<form method="post" action="${escaped(action)}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  .join('')}
</form><script>document.forms[0].submit()</script>`

/** Keeps data for the tool in its frame, as platforms do. */
const coursePage = (login: string) => `<!doctype html><title>Course</title><h1>Marketing 101</h1>
<iframe name="tool" title="Tool" width="1200" height="700" src="${escaped(login)}"></iframe>
<script>
const kept = new Map()
addEventListener('message', ({ data, origin, source }) => {
  if (data?.subject === 'lti.put_data') kept.set(data.key, data.value)
  else if (data?.subject !== 'lti.get_data') return
  const answer = { subject: data.subject + '.response', message_id: data.message_id, key: data.key, value: kept.get(data.key) }
  source.postMessage(answer, origin)
})
</script>`

/** Opens the tool’s registration in a frame, which it closes when the tool says so. */
const registrationPage = (
  tool: string,
  configuration: string,
) => `<!doctype html><title>Add a tool</title><h1>Tools</h1>
<iframe title="Registration" width="900" height="500" src="${escaped(`${tool}?${new URLSearchParams({ openid_configuration: configuration, registration_token: 'their-token' })}`)}"></iframe>
<script>
addEventListener('message', ({ data }) => {
  if (data?.subject !== 'org.imsglobal.lti.close') return
  document.querySelector('iframe').remove()
  document.querySelector('h1').textContent = 'Tool added'
})
</script>`
