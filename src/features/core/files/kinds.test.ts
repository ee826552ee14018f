import { describe, expect, it } from 'vitest'
import { faultOf } from './check-file.ts'
import { documentEndings, endingOf, isProgramEnding, isWhatItSays, knownEndings, typeOf } from './kinds.ts'

const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name)

describe('file type', () => {
  it('is determined by the last extension', () => {
    expect(endingOf('Report.final.PDF')).toBe('pdf')
    expect(endingOf('README')).toBe('')
    expect(typeOf('photo.JPG')).toBe('image/jpeg')
    expect(typeOf('tool.exe')).toBe('application/octet-stream')
  })

  it('is accepted if the first bytes agree', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
    expect(await isWhatItSays(file('a.pdf', '%PDF-1.7 …'))).toBe(true)
    expect(await isWhatItSays(file('a.png', png))).toBe(true)
    expect(await isWhatItSays(file('a.xlsx', 'PK\u0003\u0004'))).toBe(true)
    expect(await isWhatItSays(file('a.csv', 'é;b\n1;2'))).toBe(true)
    expect(await isWhatItSays(file('a.mp4', '\0\0\0\u0018ftypisom'))).toBe(true)
    expect(await isWhatItSays(file('empty.txt'))).toBe(true)
  })

  it('is rejected for a renamed executable, page or picture', async () => {
    expect(await isWhatItSays(file('invoice.pdf', 'MZ\u0090\0'))).toBe(false)
    expect(await isWhatItSays(file('notes.txt', 'MZ\u0090\0'))).toBe(false)
    expect(await isWhatItSays(file('photo.png', '%PDF-1.7'))).toBe(false)
    expect(await isWhatItSays(file('film.mp4', 'MZ12ftyX'))).toBe(false)
    expect(await isWhatItSays(file('empty.pdf'))).toBe(false)
    expect(await isWhatItSays(file('tool.exe', 'MZ'))).toBe(false)
  })

  it('can be verified for every accepted type', async () => {
    for (const ending of knownEndings) expect(await isWhatItSays(file(`x.${ending}`, 'MZ\0'))).toBe(false)
  })
})

describe('W5 a deliverable', () => {
  const any = { kinds: [], maxBytes: 100 }

  it('can be of every known type, unless the author names some', async () => {
    expect(await faultOf(file('plan.pdf', '%PDF-1.7'), any)).toBeUndefined()
    expect(await faultOf(file('plan.psd', '8BPS'), any)).toBe('wrongKind')
    expect(await faultOf(file('plan.psd', '8BPS'), { ...any, kinds: ['psd'] })).toBeUndefined()
    expect(await faultOf(file('plan.pdf', '%PDF-1.7'), { ...any, kinds: ['psd'] })).toBe('wrongKind')
    expect(await faultOf(file('plan.pdf', '%PDF-1.7', 'x'.repeat(100)), any)).toBe('tooLarge')
    for (const ending of documentEndings) expect(knownEndings).toContain(ending)
  })

  it("can't be an executable or script, under any name", async () => {
    for (const name of ['tool.exe', 'run.sh', 'page.html', 'a.svg', 'x.js', 'TOOL.EXE'])
      expect(await faultOf(file(name, 'x'), { ...any, kinds: [endingOf(name)] }), name).toBe('program')
    for (const start of ['MZ\u0090\0', '\u007fELF', '#!/bin/sh', '\0asm'])
      for (const name of ['plan.pdf', 'notes.txt', 'plan.psd'])
        expect(await faultOf(file(name, start), { ...any, kinds: [endingOf(name)] }), start).toBe('program')
    for (const ending of knownEndings) expect(isProgramEnding(ending), ending).toBe(false)
  })

  it('must match its extension', async () => {
    expect(await faultOf(file('plan.pdf', 'hello'), any)).toBe('notWhatItSays')
    expect(await faultOf(file('plan.csv', 'a\0b'), any)).toBe('notWhatItSays')
  })
})
