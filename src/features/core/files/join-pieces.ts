export interface Piece {
  text: string
  left: number
  bottom: number
  width: number
  height: number
  endsLine: boolean
}

/**
 * Joins text fragments of a page into lines: a new line where the height changes, a space where there is a
 * gap.
 */
export function joinPieces(pieces: Piece[]): string {
  let text = ''
  let last: Piece | undefined
  for (const piece of pieces) {
    if (last && !text.endsWith('\n')) {
      const size = Math.max(last.height, piece.height, 4)
      if (Math.abs(last.bottom - piece.bottom) > size / 2) text += '\n'
      else if (piece.left - (last.left + last.width) > size / 5 && !/\s$/.test(text)) text += ' '
    }
    text += piece.text
    if (piece.endsLine && !text.endsWith('\n')) text += '\n'
    if (piece.text.trim()) last = piece
  }
  return text.replace(/[ \t]+\n/g, '\n').replace(/\n{3,}/g, '\n\n')
}
