import { describe, expect, it } from 'vitest'
import { endingOf, isWhatItSays, knownEndings, typeOf } from './kinds.ts'

const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name)

describe('what a file is', () => {
  it('is named by its last ending', () => {
    expect(endingOf('Report.final.PDF')).toBe('pdf')
    expect(endingOf('README')).toBe('')
    expect(typeOf('photo.JPG')).toBe('image/jpeg')
    expect(typeOf('tool.exe')).toBe('application/octet-stream')
  })

  it('is believed where the first bytes agree', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
    expect(await isWhatItSays(file('a.pdf', '%PDF-1.7 …'))).toBe(true)
    expect(await isWhatItSays(file('a.png', png))).toBe(true)
    expect(await isWhatItSays(file('a.xlsx', 'PK\u0003\u0004'))).toBe(true)
    expect(await isWhatItSays(file('a.csv', 'é;b\n1;2'))).toBe(true)
    expect(await isWhatItSays(file('a.mp4', '\0\0\0\u0018ftypisom'))).toBe(true)
    expect(await isWhatItSays(file('empty.txt'))).toBe(true)
  })

  it('is not what a renamed program, page or picture says', async () => {
    expect(await isWhatItSays(file('invoice.pdf', 'MZ\u0090\0'))).toBe(false)
    expect(await isWhatItSays(file('notes.txt', 'MZ\u0090\0'))).toBe(false)
    expect(await isWhatItSays(file('photo.png', '%PDF-1.7'))).toBe(false)
    expect(await isWhatItSays(file('film.mp4', 'MZ12ftyX'))).toBe(false)
    expect(await isWhatItSays(file('empty.pdf'))).toBe(false)
    expect(await isWhatItSays(file('tool.exe', 'MZ'))).toBe(false)
  })

  it('can be told for every kind that is taken', async () => {
    for (const ending of knownEndings) expect(await isWhatItSays(file(`x.${ending}`, 'MZ\0'))).toBe(false)
  })
})
