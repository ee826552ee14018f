import { describe, expect, it } from 'vitest'
import { asWebAddress, isWebAddress } from './web-address.ts'

describe('W4 a pasted link', () => {
  it.each([
    ['figma.com/file/abc', 'https://figma.com/file/abc'],
    [' www.example.com ', 'https://www.example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com/a?b#c', 'HTTPS://example.com/a?b#c'],
  ])('turns %s into %s', (pasted, address) => {
    expect(asWebAddress(pasted)).toBe(address)
    expect(isWebAddress(asWebAddress(pasted))).toBe(true)
  })

  it.each([
    'javascript:alert(document.cookie)',
    'JavaScript:alert(1.5)',
    'data:text/html,<b>x.y</b>',
    'mailto:me@example.com',
    'ftp://example.com',
    'file:///etc/passwd.txt',
    '//example.com',
    'figma',
    'my file.pdf',
    `example.com/${'x'.repeat(500)}`,
  ])('rejects %s', (pasted) => {
    expect(isWebAddress(asWebAddress(pasted))).toBe(false)
  })
})
