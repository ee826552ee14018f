import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Installation, Site } from './installation.ts'

/** What came back for one request; 0 if nothing did. */
interface Answer {
  at: number
  site: string
  kind: string
  status: number
  isPolite: boolean
  text: string
}

const password = 'Proof-of-2-servers!'

/** Milliseconds from an answer to the next request of the same kind. */
export const paces = { write: 20, read: 50, 'sign in': 2000, upload: 500 }

/** People at work, whichever server they reach: they write, read, sign in, sign up and upload until they are stopped. */
export class Load {
  readonly answers: Answer[] = []
  /** Successful writes past the servers: how long the cluster itself was unavailable. */
  readonly direct: number[] = []
  readonly written = new Set<string>()
  readonly uploaded = new Set<string>()
  readonly signedUp = new Set<string>()
  readonly mailed = new Set<string>()
  private isOn = true
  private readonly installation: Installation
  private readonly workers: Promise<void>[]

  constructor(installation: Installation) {
    this.installation = installation
    this.workers = installation.sites.flatMap((site) => [
      this.repeat(paces.write, () => this.write(site)),
      this.repeat(paces.write, () => this.write(site)),
      this.repeat(paces.read, () => this.read(site)),
      this.repeat(paces['sign in'], () => this.signIn(site)),
      // A server sends 300 account emails an hour.
      this.repeat(25_000, () => this.signUp(site)),
      this.repeat(paces.upload, () => this.upload(site)),
    ])
    this.workers.push(this.repeat(100, () => this.writeDirectly()))
    this.workers.push(this.repeat(3000, () => this.queueMail()))
  }

  async stop(): Promise<void> {
    this.isOn = false
    await Promise.all(this.workers)
  }

  private async repeat(pause: number, work: () => Promise<void>): Promise<void> {
    while (this.isOn) {
      await work()
      await sleep(pause)
    }
  }

  private async write(site: Site): Promise<void> {
    const id = randomUUID()
    if (await this.ask(site, 'write', '/rest/v1/proof_writes', { id })) this.written.add(id)
  }

  private async read(site: Site): Promise<void> {
    await this.ask(site, 'read', '/rest/v1/skills?limit=20')
  }

  private async signIn(site: Site): Promise<void> {
    await this.ask(site, 'sign in', '/auth/v1/token?grant_type=password', this.installation.account)
  }

  private async signUp(site: Site): Promise<void> {
    const email = `${randomUUID()}@proof.test`
    if (await this.ask(site, 'sign up', '/auth/v1/signup', { email, password })) this.signedUp.add(email)
  }

  private async upload(site: Site): Promise<void> {
    const name = randomUUID()
    if (await this.ask(site, 'upload', `/storage/v1/object/proof/${name}`, name)) this.uploaded.add(name)
  }

  private async writeDirectly(): Promise<void> {
    const done = await this.installation.sql('insert into public.proof_direct default values').then(
      () => true,
      () => false,
    )
    if (done) this.direct.push(Date.now())
  }

  /** The same email until its place in the queue is certain. */
  private async queueMail(): Promise<void> {
    const recipient = `${randomUUID()}@mail.proof.test`
    const queue = () =>
      this.installation.sql(
        `insert into private.mails (id, recipient, kind, language) values (md5($1)::uuid, $1, 'other', 'en') on conflict do nothing`,
        [recipient],
      )
    while (!(await queue().catch(() => undefined))) await sleep(200)
    this.mailed.add(recipient)
  }

  private async ask(site: Site, kind: string, address: string, body?: unknown): Promise<boolean> {
    const { data } = await site.client.auth.getSession()
    const answer = { site: site.name, kind }
    try {
      const response = await fetch(site.url + address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          apikey: 'sb_publishable_proof',
          authorization: `Bearer ${data.session!.access_token}`,
          'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(90_000),
      })
      const text = await response.text()
      const isPolite = response.ok || (response.status === 503 && response.headers.has('retry-after'))
      this.answers.push({ ...answer, at: Date.now(), status: response.status, isPolite, text })
      return response.ok
    } catch (error) {
      const text = String((error as Error).cause ?? error)
      this.answers.push({ ...answer, at: Date.now(), status: 0, isPolite: false, text })
      await sleep(100)
      return false
    }
  }
}
