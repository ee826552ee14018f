import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { ExitCode, StartFailure } from '../failure.ts'

/*
 * A sealed archive is a header (these words, a salt and the cost of deriving the key), then chunks of 64 KiB, each
 * encrypted with AES-256-GCM. The nonce counts the chunks and marks the last one, so that chunks can't be removed,
 * reordered or cut off unnoticed (the STREAM construction). The salt, and with it the key, is new for each archive.
 */
const magic = Buffer.from('essor-backup-1\n')
const saltBytes = 16
const headerBytes = magic.byteLength + saltBytes + 1
const chunkBytes = 64 * 1024
const tagBytes = 16
/** Scrypt with N = 2^17, r = 8, p = 1, as recommended for passwords: 128 MB, and about half a second. */
const usualCost = 17
const highestCost = 20

type Source = AsyncIterable<Uint8Array>

/** Encrypts a stream with a key derived from a passphrase. */
export async function* seal(source: Source, passphrase: string, cost = usualCost): AsyncGenerator<Buffer> {
  const header = Buffer.concat([magic, randomBytes(saltBytes), Buffer.from([cost])])
  const key = await keyOf(header, passphrase)
  yield header
  let counter = 0
  for await (const { chunk, isLast } of chunked(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(counter++, isLast))
    cipher.setAAD(header)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Decrypts a sealed stream. Without a passphrase, one that isn't sealed passes as it is. With one, it is refused: someone
 * who can write where backups are kept could have put it there.
 */
export async function* unseal(source: Source, passphrase: string | undefined): AsyncGenerator<Uint8Array> {
  const { head, rest } = await split(source, headerBytes)
  if (!head.subarray(0, magic.byteLength).equals(magic)) {
    if (passphrase)
      throw refuse(
        "This backup isn't encrypted, so nothing shows that it is yours and unchanged. If you trust it, unset BACKUP_KEY to use it.",
      )
    yield head
    yield* rest
    return
  }
  if (!passphrase)
    throw refuse('This backup is encrypted. Set BACKUP_KEY to the passphrase it was made with.')
  const key = await keyOf(head, passphrase)
  let counter = 0
  for await (const { chunk, isLast } of chunked(rest, chunkBytes + tagBytes)) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(counter, isLast))
    decipher.setAAD(head)
    try {
      decipher.setAuthTag(chunk.subarray(-tagBytes))
      yield Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
    } catch {
      if (counter === 0)
        throw refuse('BACKUP_KEY is not the passphrase of this backup, or the backup was changed.')
      throw new Error('The archive is incomplete or was changed.')
    }
    counter++
  }
}

function keyOf(header: Buffer, passphrase: string): Promise<Buffer> {
  const salt = header.subarray(magic.byteLength, -1)
  const exponent = header.at(-1)!
  if (exponent > highestCost) throw new Error('The archive is incomplete or was changed.')
  const N = 2 ** exponent
  const options: ScryptOptions = { N, r: 8, p: 1, maxmem: 256 * N * 8 }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function nonceOf(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(counter, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Chunks of one size; only the last one may be shorter, or empty if there is nothing. */
async function* chunked(source: Source, size: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const piece of source) {
    held.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
    bytes += piece.byteLength
    // One byte more has to be there before a chunk is known not to be the last.
    if (bytes <= size) continue
    const whole = Buffer.concat(held)
    let at = 0
    for (; whole.byteLength - at > size; at += size) {
      yield { chunk: whole.subarray(at, at + size), isLast: false }
    }
    held = [whole.subarray(at)]
    bytes = whole.byteLength - at
  }
  yield { chunk: Buffer.concat(held), isLast: true }
}

async function split(source: Source, size: number): Promise<{ head: Buffer; rest: Source }> {
  const iterator = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.byteLength < size) {
    const { done, value } = await iterator.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  const first = head.subarray(size)
  async function* rest() {
    try {
      if (first.byteLength) yield first
      for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head: head.subarray(0, size), rest: rest() }
}

function refuse(message: string): StartFailure {
  return new StartFailure(ExitCode.configuration, message)
}
