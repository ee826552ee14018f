import { decodeText } from '../../../lib/decode-text.ts'
import { FileFault } from './file-fault.ts'
import type { Imported } from './imported.ts'
import { readJsonResume } from './read-json-resume.ts'
import { readLinkedIn } from './read-linkedin.ts'

const largestZip = 20 * 1024 * 1024
const largestJson = 2 * 1024 * 1024
const megabytes = (bytes: number) => bytes / 1024 / 1024

/** What a file is, is told by its bytes and not by its name. */
export async function readProfileFile(file: File): Promise<Imported> {
  if (file.size > largestZip) throw new FileFault('tooLarge', { most: megabytes(largestZip) })
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isZip = start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5)
  if (isZip) return readLinkedIn(file)
  if (/\.zip$/i.test(file.name)) throw new FileFault('badZip')
  if (file.size > largestJson) throw new FileFault('tooLarge', { most: megabytes(largestJson) })
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()))
  const isJson = /\.json$/i.test(file.name) || /^\s*[{[]/.test(text)
  if (!isJson || text.includes('\0')) throw new FileFault('unknownKind')
  return readJsonResume(text)
}
