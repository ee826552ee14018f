export interface TextLine {
  isPoint: boolean
  text: string
}

const mark = /^[-–—•*·]\s+/

/** The lines that a person wrote; points are known by the mark before them. */
export const readLines = (text: string): TextLine[] =>
  text.split(/\r?\n/).map((line) => {
    const trimmed = line.trim()
    return { isPoint: mark.test(trimmed), text: trimmed.replace(mark, '') }
  })

/** Neighboring lines of the same kind together: the points of one list, or the lines of plain words. */
export function readBlocks(text: string): { isPoints: boolean; lines: string[] }[] {
  const blocks: { isPoints: boolean; lines: string[] }[] = []
  for (const { isPoint, text: line } of readLines(text)) {
    const last = blocks.at(-1)
    if (last && last.isPoints === isPoint) last.lines.push(line)
    else blocks.push({ isPoints: isPoint, lines: [line] })
  }
  return blocks.filter(({ lines }) => lines.some((line) => line !== ''))
}
