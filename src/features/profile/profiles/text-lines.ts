export interface TextLine {
  isPoint: boolean
  text: string
}

const mark = /^[-–—•*·]\s+/

/** The lines of a text; bullets are recognized by their mark. */
export const readLines = (text: string): TextLine[] =>
  text.split(/\r?\n/).map((line) => {
    const trimmed = line.trim()
    return { isPoint: mark.test(trimmed), text: trimmed.replace(mark, '') }
  })

/** Groups adjacent lines of the same kind: the bullets of one list, or lines of plain text. */
export function readBlocks(text: string): { isPoints: boolean; lines: string[] }[] {
  const blocks: { isPoints: boolean; lines: string[] }[] = []
  for (const { isPoint, text: line } of readLines(text)) {
    const last = blocks.at(-1)
    if (last && last.isPoints === isPoint) last.lines.push(line)
    else blocks.push({ isPoints: isPoint, lines: [line] })
  }
  return blocks.filter(({ lines }) => lines.some((line) => line !== ''))
}
