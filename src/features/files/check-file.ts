import { endingOf, isProgramEnding, isWhatItSays, knownEndings, looksLikeProgram } from './kinds.ts'

/** Why a file is not taken. */
export type FileFault = 'tooLarge' | 'wrongKind' | 'program' | 'notWhatItSays'

export interface FileRules {
  /** Endings without their point; nothing means every kind that is known. */
  kinds: string[]
  mostBytes: number
}

/** Looks at the ending, the size and the first bytes; programs and scripts are taken under no name. */
export async function faultOf(file: File, { kinds, mostBytes }: FileRules): Promise<FileFault | undefined> {
  const ending = endingOf(file.name)
  if (isProgramEnding(ending) || (await looksLikeProgram(file))) return 'program'
  if (!(kinds.length > 0 ? kinds : knownEndings).includes(ending)) return 'wrongKind'
  if (file.size > mostBytes) return 'tooLarge'
  // Of a kind that only its author knows, nothing more can be told.
  if (knownEndings.includes(ending) && !(await isWhatItSays(file))) return 'notWhatItSays'
}
