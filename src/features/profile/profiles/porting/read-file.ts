import { decodeText } from '../../../../../supabase/functions/_shared/tables/decode-text.ts'
import { FileFault } from '../../../core/files/file-fault.ts'
import { textOf } from '../api/get-file-text.ts'
import { isWordDocument } from '../api/resume.ts'
import type { Imported } from './imported.ts'
import { readJsonResume } from './read-json-resume.ts'
import { readLinkedIn } from './read-linkedin.ts'
import { type KnownWords, readResume } from './resume/read-resume.ts'

const largestZip = 20 * 1024 * 1024
const largestJson = 2 * 1024 * 1024
const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Without the catalog, only skills listed in the résumé count. */
const noWords = async (): Promise<KnownWords> => ({ catalogue: [], language: 'en' })

/** Detects a file's type by its bytes, not by its name. */
export async function readProfileFile(file: File, words = noWords): Promise<Imported> {
  if (file.size > largestZip) throw new FileFault('tooLarge', { most: megabytes(largestZip) })
  if (file.size === 0) throw new FileFault('empty')
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isZip = start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5)
  if (isZip && !(await isWordDocument(file))) return readLinkedIn(file)
  const isPdf = String.fromCharCode(...start) === '%PDF'
  if (isZip || isPdf) {
    const text = await textOf(file, isPdf ? 'pdf' : 'docx').catch(() => {
      throw new FileFault('unreadable')
    })
    return readResume(text, await words())
  }
  if (/\.zip$/i.test(file.name)) throw new FileFault('badZip')
  if (file.size > largestJson) throw new FileFault('tooLarge', { most: megabytes(largestJson) })
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()))
  const isJson = /\.json$/i.test(file.name) || /^\s*[{[]/.test(text)
  if (/\.(?:txt|md)$/i.test(file.name) && !isJson && !text.includes('\0'))
    return readResume(text, await words())
  if (!isJson || text.includes('\0')) throw new FileFault('unknownKind')
  return readJsonResume(text)
}
