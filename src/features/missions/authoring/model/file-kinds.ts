import { isProgramEnding } from '../../../core/files/kinds.ts'

function endingsIn(typed: string): string[] {
  const kinds = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((kind) => kind.replace(/^\*?\./, ''))
  return [...new Set(kinds.filter((kind) => /^[a-z0-9]{1,10}$/.test(kind)))]
}

/** Extensions as people write them: "PDF, .png" becomes pdf and png. Executables are left out. */
export const readFileKinds = (typed: string): string[] =>
  endingsIn(typed).filter((kind) => !isProgramEnding(kind))

/** Extensions that were typed but aren't allowed. */
export const programKinds = (typed: string): string[] => endingsIn(typed).filter(isProgramEnding)
