import type { ClientConfig } from 'pg'
import { parse } from 'pg-connection-string'
import { invalid } from './invalid.ts'
import { ours, type Parameters } from './parameters.ts'
import { readTls, type Tls } from './tls.ts'

export interface Host {
  host: string
  port: number
}

/** What a connection must be able to do, with libpq's meaning. */
const targets = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const
export type Target = (typeof targets)[number]

/** Which hosts a connection may go to. All connections made from one address share it. */
export interface Route {
  hosts: Host[]
  target: Target
  tls: Tls['mode']
}

/** How to connect. Copies with another user or with limits of their own keep the route. */
export interface Address extends ClientConfig {
  route: Route
}

type Variables = Record<string, string | undefined>

const usualPort = 5432

const shape = /^(?<scheme>postgres(?:ql)?:\/\/)(?<login>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>.*)$/s

/** Reads DATABASE_URL. Nothing else interprets an address, so that every connection goes the same way. */
export function readAddress(url: string, variables: Variables = process.env): Address {
  const { scheme, login = '', hosts = '', rest } = shape.exec(url)?.groups ?? {}
  if (scheme === undefined) throw invalid('It must begin with postgres:// or postgresql://.')
  const [path = '', query = ''] = rest!.split('?', 2)
  if (!login && isCut(hosts, path, query)) {
    throw invalid('Percent-encode characters such as / ? and # in its user and password: a slash is %2F.')
  }
  const search = new URLSearchParams(query)
  const given: Parameters = {}
  for (const [name, variable] of Object.entries(ours) as [keyof typeof ours, string | undefined][]) {
    const value = search.get(name) ?? (variable && variables[variable])
    if (value) given[name] = value
    search.delete(name)
  }
  const known = listHosts(hosts || variables.PGHOST || '', { port: variables.PGPORT, ...given })
  const tls = readTls(given)
  return {
    ...parsePart(`${scheme}${login}host${path}?${search}`),
    host: known[0]!.host,
    port: known[0]!.port,
    ssl: tls.options,
    ...(tls.bindsChannel && { enableChannelBinding: true }),
    route: { hosts: known, target: readTarget(given.target_session_attrs, known), tls: tls.mode },
  }
}

/** The hosts as people know them, without user and password. */
export function describeHosts({ hosts }: Route): string {
  return hosts.map(describeHost).join(' or ')
}

export function describeHost({ host, port }: Host): string {
  const name = host.includes(':') ? `[${host}]` : host
  return port === usualPort ? name : `${name}:${port}`
}

/** An unencoded character ends a password early. Its beginning would be taken for a port, and be part of messages. */
function isCut(hosts: string, path: string, query: string): boolean {
  const hasOddPort = (host: string) => /:(?!\d*$)/.test(host.replace(/^\[.*\]/, ''))
  return path.includes('@') || /^[^=]*@/.test(query) || hosts.split(',').some(hasOddPort)
}

function parsePart(url: string): ClientConfig {
  try {
    const { user, password, database, ...others } = parse(url)
    return { ...(others as ClientConfig), user, password, ...(database && { database }) }
  } catch (error) {
    throw invalid((error as Error).message)
  }
}

/** `a:5432,b:5433` before the path, or `?host=a,b&port=5432,5433`, which also takes the folders of sockets. */
function listHosts(authority: string, { host, port }: Parameters): Host[] {
  const named = host ? host.split(',') : authority.split(',')
  const ports = port?.split(',') ?? []
  return named.map((one, index) => {
    const [, name = '', own] = (host ? undefined : /^(.*?)(?::(\d*))?$/.exec(one)) ?? ['', one]
    const number = Number(own || (ports[index] ?? ports[0]) || usualPort)
    if (!(number > 0 && number < 65_536)) throw invalid(`"${own ?? port}" is not a port.`)
    const isAddress = /^\[.*\]$/.test(name)
    return { host: isAddress ? name.slice(1, -1) : decodeURIComponent(name) || 'localhost', port: number }
  })
}

/** The server writes, so among several hosts it looks for the one that accepts writes. */
function readTarget(given: string | undefined, hosts: Host[]): Target {
  const target = given ?? (hosts.length > 1 ? 'read-write' : 'any')
  const known = targets.find((one) => one === target)
  if (!known) throw invalid(`target_session_attrs can't be "${target}". Use read-write.`)
  return known
}
