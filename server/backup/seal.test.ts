import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isDamage } from './archive.ts'
import { seal, unseal } from './seal.ts'

const passphrase = 'correct horse battery staple'
const chunk = 64 * 1024

async function* inPieces(content: Buffer, size = 10_007) {
  for (let at = 0; at < content.byteLength; at += size) yield content.subarray(at, at + size)
}

async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Cheap: only the scheduled backups of other tests use the full cost. */
const sealed = (content: Buffer) => all(seal(inPieces(content), passphrase, 10))
const unsealed = (content: Buffer, key: string | undefined = passphrase) =>
  all(unseal(inPieces(content), key))

describe('a sealed archive', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])('of %i bytes reads back', async (size) => {
    const content = randomBytes(size)
    const hidden = await sealed(content)
    expect(size > 20 && hidden.includes(content.subarray(0, 20))).toBe(false)
    expect((await unsealed(hidden)).equals(content)).toBe(true)
  })

  it('differs each time', async () => {
    const content = Buffer.from('the same')
    expect((await sealed(content)).equals(await sealed(content))).toBe(false)
  })

  it('needs its own passphrase', async () => {
    const hidden = await sealed(Buffer.from('text'))
    await expect(unsealed(hidden, 'another passphrase')).rejects.toThrow('BACKUP_KEY is not the passphrase')
    await expect(all(unseal(inPieces(hidden), undefined))).rejects.toThrow('This backup is encrypted')
  })

  it.each<[string, (hidden: Buffer) => Buffer]>([
    ['a changed byte', (hidden) => flip(hidden, 2 * chunk)],
    ['a missing end', (hidden) => hidden.subarray(0, -1)],
    ['a missing last chunk', (hidden) => hidden.subarray(0, 32 + 2 * (chunk + 16))],
    ['more after its end', (hidden) => Buffer.concat([hidden, Buffer.alloc(100)])],
  ])('is refused with %s', async (_, spoil) => {
    const hidden = await sealed(randomBytes(2.5 * chunk))
    const error = await unsealed(spoil(hidden)).catch((reason: unknown) => reason)
    expect(isDamage(error), String(error)).toBe(true)
  })
})

it('an archive that is not sealed passes as it is without a passphrase, and is refused with one', async () => {
  for (const content of [randomBytes(100_000), Buffer.from('x')]) {
    expect((await all(unseal(inPieces(content), undefined))).equals(content)).toBe(true)
    await expect(unsealed(content)).rejects.toThrow("This backup isn't encrypted")
  }
})

function flip(content: Buffer, at: number): Buffer {
  const changed = Buffer.from(content)
  changed[at]! ^= 1
  return changed
}
