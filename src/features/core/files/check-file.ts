import { endingOf, isProgramEnding, isWhatItSays, knownEndings, looksLikeProgram } from './kinds.ts'

/** Why a file is refused. */
export type FileFault = 'tooLarge' | 'wrongKind' | 'program' | 'notWhatItSays'

export interface FileRules {
  /** Extensions without their dot; empty means every known type. */
  kinds: string[]
  maxBytes: number
}

/** Checks the extension, the size and the first bytes; executables and scripts are refused under any name. */
export async function faultOf(file: File, { kinds, maxBytes }: FileRules): Promise<FileFault | undefined> {
  const ending = endingOf(file.name)
  if (isProgramEnding(ending) || (await looksLikeProgram(file))) return 'program'
  if (!(kinds.length > 0 ? kinds : knownEndings).includes(ending)) return 'wrongKind'
  if (file.size > maxBytes) return 'tooLarge'
  // Nothing more can be checked for types only the author knows.
  if (knownEndings.includes(ending) && !(await isWhatItSays(file))) return 'notWhatItSays'
}
