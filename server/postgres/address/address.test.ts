import { describe, expect, it } from 'vitest'
import { ExitCode } from '../../failure.ts'
import { describeHosts, readAddress } from './address.ts'

const read = (url: string, variables = {}) => readAddress(url, variables)

describe('hosts', () => {
  it.each([
    ['postgres://u:p@a.example/db', 'any', 'a.example'],
    ['postgresql://u:p@a:1,b:2,c/db', 'read-write', 'a:1 or b:2 or c'],
    ['postgres://u:p@/db?host=a,b&port=7', 'read-write', 'a:7 or b:7'],
    ['postgres://u:p@/db?host=/run/postgresql', 'any', '/run/postgresql'],
    ['postgres://u:p@[::1]:6,b:7/db?target_session_attrs=primary', 'primary', '[::1]:6 or b:7'],
  ])('%s', (url, target, hosts) => {
    const { route, user, password, database } = read(url)
    expect({ user, password, database }).toEqual({ user: 'u', password: 'p', database: 'db' })
    expect(route.target).toBe(target)
    expect(describeHosts(route)).toBe(hosts)
  })

  it('takes what the address leaves out from the environment', () => {
    const { route } = read('postgres:///db', { PGHOST: 'a,b:7', PGPORT: '6' })
    expect(describeHosts(route)).toBe('a:6 or b:7')
  })

  it('takes a target from the environment, and keeps other parameters', () => {
    const address = read('postgres://u:p%40%2C@a,b/db?application_name=x', { PGTARGETSESSIONATTRS: 'any' })
    expect(address).toMatchObject({ password: 'p@,', application_name: 'x', route: { target: 'any' } })
  })
})

describe('TLS', () => {
  it.each([
    ['', {}, undefined, false],
    ['?sslmode=disable', { PGSSLMODE: 'require' }, 'disable', false],
    ['', { PGSSLMODE: 'require' }, 'require', { rejectUnauthorized: false }],
    ['?sslmode=verify-full', {}, 'verify-full', {}],
    ['?sslmode=require&sslrootcert=system', {}, 'require', {}],
    ['?ssl=true', {}, 'verify-full', {}],
  ])('%s %o', (query, variables, mode, options) => {
    const { route, ssl } = read(`postgres://u:p@a/db${query}`, variables)
    expect(route.tls).toBe(mode)
    expect(ssl).toEqual(options)
  })
})

it.each([
  ['mysql://a/db', 'must begin with postgres://'],
  ['postgres://u:p@a:0/db', 'is not a port'],
  ['postgres://u:p@a/db?sslmode=allow', 'sslmode can\'t be "allow"'],
  ['postgres://u:p@a/db?sslmode=verify-ca', 'needs sslrootcert'],
  ['postgres://u:p@a/db?sslmode=verify-full&sslrootcert=/none.pem', "sslrootcert can't be read"],
  ['postgres://u:p@a/db?sslmode=require&sslcert=/none.pem', 'both sslcert and sslkey'],
  ['postgres://u:p@a/db?target_session_attrs=master', 'Use read-write'],
  ['postgres://u:p1/p2@a/db', 'Percent-encode'],
  ['postgres://u:p1#p2@a/db', 'Percent-encode'],
  ['postgres://u:p1?p2@a/db', 'Percent-encode'],
  ['postgres://u:123/456@a/db', 'Percent-encode'],
])('refuses %s without showing the password', (url, reason) => {
  expect(() => read(url)).toThrowError(
    expect.objectContaining({
      exitCode: ExitCode.configuration,
      message: expect.toSatisfy(
        (message: string) => message.includes(reason) && !/p1|p2|123|456/.test(message),
      ),
    }),
  )
})
