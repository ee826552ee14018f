import { Client, type ClientConfig } from 'pg'
import { type Address, type Route, readAddress } from './address.ts'
import { capture, findHost, forgetHost, type Session, suits, unsuitable } from './hosts.ts'

interface Internals {
  host: string
  port: number
  ssl: unknown
  connection: NodeJS.EventEmitter & { ssl: unknown }
}

type Settings = ClientConfig & { route?: Route }

/** A connection to whichever host of the address does what the address asks for. */
export class DatabaseClient extends Client {
  private readonly address: Address
  private readonly session: Session

  constructor(settings: string | Settings) {
    const address = complete(settings)
    super(address)
    this.address = address
    this.session = capture((this as unknown as Internals).connection)
  }

  override connect(): Promise<this>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    const connected = this.open()
    if (!callback) return connected
    connected.then(() => (callback as () => void)(), callback)
    return undefined
  }

  private async open(): Promise<this> {
    const { route } = this.address
    if (route.hosts.length > 1 || route.tls === 'prefer') {
      const { host, port, isEncrypted } = await findHost(this.address)
      const inner = this as unknown as Internals
      Object.assign(inner, { host, port })
      if (!isEncrypted) inner.ssl = inner.connection.ssl = false
    }
    try {
      await super.connect()
      if (await suits(this, this.session, route.target)) return this
    } catch (error) {
      forgetHost(route)
      throw error
    }
    forgetHost(route)
    this.on('error', () => undefined)
    await this.end().catch(() => undefined)
    throw unsuitable(route)
  }
}

function complete(settings: string | Settings): Address {
  if (typeof settings === 'string') return readAddress(settings)
  const { route, connectionString, ...others } = settings
  if (connectionString) return { ...readAddress(connectionString), ...others }
  const host = { host: others.host ?? 'localhost', port: others.port ?? 5432 }
  return { ...others, route: route ?? { hosts: [host], target: 'any', tls: undefined } }
}
