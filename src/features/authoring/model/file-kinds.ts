import { isProgramEnding } from '../../files/kinds.ts'

function endingsIn(typed: string): string[] {
  const kinds = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((kind) => kind.replace(/^\*?\./, ''))
  return [...new Set(kinds.filter((kind) => /^[a-z0-9]{1,10}$/.test(kind)))]
}

/** Endings as people write them: "PDF, .png" becomes pdf and png. Those of programs are left out. */
export const readFileKinds = (typed: string): string[] =>
  endingsIn(typed).filter((kind) => !isProgramEnding(kind))

/** What was typed and cannot be asked for. */
export const programKinds = (typed: string): string[] => endingsIn(typed).filter(isProgramEnding)
