import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { storedPath } from './stored-path.ts'

describe('C1 a storage path', () => {
  it('is requested unchanged', () => {
    for (const name of ['a/b.pdf', 'a/..b/c..d', "a/it's (1) b.pdf"]) expect(storedPath(name)).toBe(name)
  })

  it.each([
    '',
    '..',
    'a/../b',
    'a/./b',
    'a/.. ',
    'a//b',
    '/a',
    'a/',
    'a\\..\\b',
    'a/%2e%2e/b',
    'a?b',
    'a#b',
    'a/.\t./b',
    'x/../../../../auth/v1/logout',
  ])('"%s" is refused', (name) => {
    expect(() => storedPath(name)).toThrow(expect.objectContaining({ code: 'file_name_unsafe' }))
  })

  it('is checked by every call that puts one into a URL', () => {
    const source = path.join(import.meta.dirname, '..')
    const unchecked = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => {
        const text = readFileSync(path.join(source, file), 'utf8')
        if (!/\.storage\b/.test(text)) return false
        return /\.(createSignedUrl|download|getPublicUrl|info|exists|createSignedUploadUrl)\((?!storedPath\(|\))/.test(
          text,
        )
      })
    expect(unchecked).toEqual([])
  })
})
