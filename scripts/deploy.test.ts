import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readEnv, variables } from '../server/config/env.ts'

const root = path.join(import.meta.dirname, '..')
const file = (name: string) => readFileSync(path.join(root, name), 'utf8')

interface Composed {
  services: Record<
    string,
    {
      image: string
      environment?: Record<string, string>
      volumes?: string[]
      depends_on?: string[] | Record<string, unknown>
    }
  >
  volumes: Record<string, unknown>
}
interface Resource {
  kind: string
  metadata: { name: string; labels: Record<string, string> }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    selector: Record<string, string> & { matchLabels: Record<string, string> }
    template: { metadata: { labels: Record<string, string> }; spec: { containers: Container[] } }
  }
}
interface Probe {
  httpGet: { path: string }
}
interface Container {
  livenessProbe: Probe
  startupProbe: Probe
  readinessProbe: Probe
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
}

const composed = ['single', 'full'].map((name) => ({
  name,
  content: parse(file(`deploy/compose/${name}.yml`), { merge: true }) as Composed,
}))
const resources = ['essor', 'secret.example'].flatMap((name) =>
  parseAllDocuments(file(`deploy/kubernetes/${name}.yaml`)).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Resource
  }),
)
const resource = (kind: string) => resources.find((found) => found.kind === kind)!

/** Lines such as NAME=value, also those that are commented out. */
const assigned = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  )

const isServer = (image: string) => image.startsWith('essor:')

/** What each file sets for our server. */
const settings: [string, Record<string, string>][] = [
  ...composed.flatMap(({ name, content }) =>
    Object.entries(content.services)
      .filter(([, { image }]) => isServer(image))
      .map(([service, { environment = {} }]): [string, Record<string, string>] => [
        `${name} ${service}`,
        environment,
      ]),
  ),
  ['kubernetes', { ...resource('ConfigMap').data, ...resource('Secret').stringData }],
  ['systemd', assigned(file('deploy/systemd/essor.env'))],
]

describe.each(settings)('%s', (_, env) => {
  it('names variables the server has', () => {
    expect(Object.keys(env).length).toBeGreaterThan(3)
    expect(Object.keys(env).filter((name) => !variables.includes(name))).toEqual([])
  })

  it('gives them values the server accepts, behind a proxy and without a demo', () => {
    const given = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        name,
        value
          .replace(/\$\{ESSOR_HOST[^}]*\}/, 'app.example')
          .replace(/\$\{MAIL_FROM[^}]*\}/, 'Essor <noreply@app.example>')
          .replace(/\$\{[^}]*\}/, 'given-from-outside'),
      ]),
    )
    expect(readEnv(given)).toMatchObject({ TRUST_PROXY: 'on', DEMO: 'off', SITE_URL: 'https://app.example' })
  })
})

describe.each(composed)('compose file $name', ({ content: { services, volumes } }) => {
  it('refers to services, volumes and files that exist', () => {
    for (const { volumes: mounts = [], depends_on: needed = [] } of Object.values(services)) {
      const names = Array.isArray(needed) ? needed : Object.keys(needed)
      expect(names.filter((name) => !(name in services))).toEqual([])
      for (const mount of mounts) {
        const [from = ''] = mount.split(/:(?=\/)/)
        if (from.startsWith('../')) expect(file(path.join('deploy/compose', from))).not.toBe('')
        else if (!from.startsWith('${')) expect(volumes).toHaveProperty(from)
      }
    }
  })

  it('has a proxy in front of every server', () => {
    const servers = Object.keys(services).filter((name) => isServer(services[name]!.image))
    const upstreams = servers.map((name) => `${name}:3000`).join(' ')
    expect(services.proxy!.environment!.ESSOR_UPSTREAMS).toBe(upstreams)
    expect(servers.filter((name) => 'ports' in services[name]!)).toEqual([])
  })
})

describe('kubernetes', () => {
  it('probes the right addresses for liveness and readiness', () => {
    const container = resource('Deployment').spec.template.spec.containers[0]!
    expect(container.livenessProbe.httpGet.path).toBe('/livez')
    expect(container.startupProbe.httpGet.path).toBe('/livez')
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    const sources = container.envFrom.map((source) => (source.configMapRef ?? source.secretRef)?.name)
    expect(sources).toEqual([resource('ConfigMap').metadata.name, resource('Secret').metadata.name])
  })

  it('selects the same pods everywhere', () => {
    const labels = resource('Deployment').spec.template.metadata.labels
    expect(resource('Deployment').spec.selector.matchLabels).toEqual(labels)
    expect(resource('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(resource('Service').spec.selector).toEqual(labels)
  })
})

describe('the image', () => {
  const image = file('deploy/Dockerfile')

  it('runs as an unprivileged user and sets variables the server has', () => {
    expect(image).toMatch(/^USER node$/m)
    const [, line = ''] = /^ENV (.+)$/m.exec(image) ?? []
    const names = line.split(' ').map((part) => part.split('=')[0]!)
    expect(names.filter((name) => name !== 'NODE_ENV' && !variables.includes(name))).toEqual([])
    expect(image).toContain('/livez')
  })

  it('is built only from a release', () => {
    expect(file('.dockerignore').match(/^[^#\n].*$/gm)).toEqual(['*', '!release/*.tar.gz'])
  })
})

it('systemd starts files that exist, and both services in the same way', () => {
  const units = readdirSync(path.join(root, 'deploy/systemd')).filter((name) => name.endsWith('.service'))
  expect(units).toHaveLength(2)
  for (const unit of units) {
    const [, script = ''] =
      /^ExecStart=\/usr\/bin\/node (?:--import tsx )?(\S+)$/m.exec(file(`deploy/systemd/${unit}`)) ?? []
    expect(file(script)).not.toBe('')
  }
})

it('proxies accept the largest file and hide internal endpoints', () => {
  const [, limit] = /^file_size_limit = "(\d)GiB"/m.exec(file('supabase/config.toml'))!
  const largest = Number(limit) * 1024 ** 3
  const [caddy, nginx] = [file('deploy/proxy/Caddyfile'), file('deploy/proxy/nginx.conf')]
  expect(Number(/max_size (\d+)MB/.exec(caddy)![1]) * 1e6).toBeGreaterThan(largest)
  expect(Number(/client_max_body_size (\d+)m/.exec(nginx)![1]) * 1024 ** 2).toBeGreaterThan(largest)
  for (const proxy of [caddy, nginx, file('deploy/proxy/haproxy.cfg')])
    expect(proxy).toMatch(/metrics.*livez.*readyz/)
  expect(nginx).toContain('X-Forwarded-For $remote_addr;')
})

it('documentation names every variable', () => {
  const documents = file('docs/deploy.md') + file('docs/operations.md')
  const known = variables.filter((name) => !/^(?:GOOGLE|LINKEDIN)_/.test(name))
  expect(known.filter((name) => !documents.includes(`\`${name}\``))).toEqual([])
})
