import { describe, expect, it } from 'vitest'
import { hostOf, normalUrl } from './model.ts'

describe('the address of an endpoint', () => {
  it.each([
    [' https://Hooks.Example.com ', 'https://hooks.example.com/'],
    ['https://bücher.example/é?q=1', 'https://xn--bcher-kva.example/%C3%A9?q=1'],
    ['http://127.0.0.1:9000/in', 'http://127.0.0.1:9000/in'],
    ['hooks.example.com', undefined],
    ['ftp://hooks.example.com', undefined],
    ['', undefined],
  ])('%j is %j', (typed, url) => expect(normalUrl(typed)).toBe(url))

  it('is shown by its host', () =>
    expect(hostOf('https://hooks.example.com:8443/SECRET')).toBe('hooks.example.com:8443'))
})
