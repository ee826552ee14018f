import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { guardedFetch, readAddress } from '../functions/_shared/guarded-fetch.ts'
import { isPublicAddress } from '../functions/_shared/public-address.ts'

it('knows public addresses', () => {
  for (const address of ['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'nonsense',
  ])
    expect(isPublicAddress(address), address).toBe(false)
})

it('reads https addresses, and those of allowed hosts', () => {
  expect(readAddress('https://moodle.test/x', []).host).toBe('moodle.test')
  expect(readAddress('http://moodle.internal:8080/x', ['moodle.internal']).host).toBe('moodle.internal:8080')
  for (const address of [
    'http://moodle.test',
    'https://me:secret@moodle.test',
    'ftp://moodle.test',
    'https://127.0.0.1',
    // The same address, written differently.
    'https://2130706433',
    'https://0x7f.1',
    'https://[::1]',
    'moodle.test',
    '',
  ])
    expect(() => readAddress(address, []), address).toThrow()
})

it('follows no redirect and reads no endless answer', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    else response.end('x'.repeat(2000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const privateHosts = ['127.0.0.1']
  expect((await guardedFetch(`${url}/away`, { privateHosts })).status).toBe(302)
  await expect(guardedFetch(`${url}/long`, { privateHosts, maxBytes: 1000 })).rejects.toThrow('too large')
  await expect(guardedFetch(`${url}/long`, { privateHosts: [] })).rejects.toThrow('https')
  await expect(guardedFetch('https://localhost/', { privateHosts: [] })).rejects.toThrow('public')
  await new Promise((resolve) => server.close(resolve))
})
