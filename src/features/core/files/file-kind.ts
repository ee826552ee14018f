import { AppError } from '../../../lib/errors.ts'

export const largestFile = 10 * 1024 * 1024

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const openDocument = 'application/vnd.oasis.opendocument.text'

/** Accepted types, by file extension. */
const kinds: Record<string, string> = {
  pdf: 'application/pdf',
  docx: word,
  odt: openDocument,
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  txt: 'text/plain',
}
export const acceptedEndings = Object.keys(kinds)
  .map((ending) => `.${ending}`)
  .join(',')

const begins = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)
const textAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Whether the first bytes match the type. */
function matches(kind: string, head: Uint8Array): boolean {
  switch (kind) {
    case 'application/pdf':
      return textAt(head, 0, 1024).includes('%PDF-')
    case 'image/png':
      return begins(head, 0x89, 0x50, 0x4e, 0x47)
    case 'image/jpeg':
      return begins(head, 0xff, 0xd8, 0xff)
    case 'image/webp':
      return textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP'
    case word:
      return begins(head, 0x50, 0x4b, 3, 4)
    case openDocument:
      return begins(head, 0x50, 0x4b, 3, 4) && textAt(head, 30, 90).includes('opendocument.text')
    default:
      // Text has no zero bytes and doesn't start like an executable.
      return !head.includes(0) && !begins(head, 0x4d, 0x5a) && !begins(head, 0x7f, 0x45, 0x4c, 0x46)
  }
}

/** The type a file is stored as; refuses files that are too large, of another type, or mislabeled. */
export async function checkedKind(file: File): Promise<{ kind: string; ending: string }> {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const kind = kinds[ending]
  if (!kind) throw new AppError('file_kind', 'This kind of file is not accepted.')
  if (file.size > largestFile) throw new AppError('file_too_large', 'This file is too large.')
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  if (file.size === 0 || !matches(kind, head)) {
    throw new AppError('file_disguised', 'This file is not what its name says.')
  }
  return { kind, ending }
}
