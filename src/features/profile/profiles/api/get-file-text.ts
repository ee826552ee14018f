import { queryOptions } from '@tanstack/react-query'
import { AppError } from '../../../../lib/errors.ts'
import { endingOf, isWhatItSays } from '../../../core/files/kinds.ts'
import { profileKeys } from './keys.ts'
import { downloadResume, resumeEndings } from './resume.ts'

/** The text of a file, extracted in the browser; empty for scans. */
export async function textOf(file: Blob, ending: string): Promise<string> {
  try {
    if (ending === 'docx') return await (await import('../../../core/files/docx-text.ts')).docxText(file)
    return await (await import('../../../core/files/pdf-text.ts')).pdfText(file)
  } catch {
    throw new AppError('file_unreadable', 'The text of this file cannot be read.')
  }
}

const largest = 10 * 1024 * 1024

/** The text of a file that stays on this device. */
export async function readFileText(file: File): Promise<string> {
  const ending = endingOf(file.name)
  if (file.size > largest) throw new AppError('resume_too_large', 'This file is too large.')
  if (!resumeEndings.includes(ending) || !(await isWhatItSays(file)))
    throw new AppError('resume_kind', 'This file is neither PDF nor DOCX.')
  return (await textOf(file, ending)).normalize('NFC').trim()
}

/** The text of a saved résumé, extracted in the browser; the parser loads with the first one. */
export const fileTextQuery = (path: string) =>
  queryOptions({
    queryKey: profileKeys.resumeText(path),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<string> => {
      const text = await textOf(await downloadResume(path), endingOf(path))
      return text.normalize('NFC').trim()
    },
  })
