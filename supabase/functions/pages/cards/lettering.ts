import { displayGlyphs, displayPairs } from './glyphs/display.ts'
import { textGlyphs, textPairs } from './glyphs/text.ts'
import { type Outline, outlinesOf } from './outlines.ts'

interface Glyph {
  /** In thousandths of the size. */
  advance: number
  path: string
}

/** A font whose letters are outlines. It has the letters of European languages in Latin script. */
class Lettering {
  private readonly glyphs = new Map<string, Glyph>()
  private readonly pairs = new Map<string, number>()

  constructor(glyphs: string, pairs: string) {
    for (const line of glyphs.split('\n')) {
      const [code, advance, ...path] = line.split(' ')
      this.glyphs.set(String.fromCodePoint(Number.parseInt(code!, 16)), {
        advance: Number(advance),
        path: path.join(' '),
      })
    }
    for (const line of pairs.split('\n')) {
      const [first, ...others] = line.split(' ')
      for (const other of others) this.pairs.set(first! + other[0], Number(other.slice(1)))
    }
  }

  /** The text in letters that can be drawn: others lose their accents, and emoji and other scripts are left out. */
  drawable(text: string): string {
    const letters = [...text.normalize('NFC')].flatMap((letter) => {
      if (/\s/u.test(letter)) return [' ']
      if (this.glyphs.has(letter)) return [letter]
      return [...letter.normalize('NFKD')].filter((part) => this.glyphs.has(part))
    })
    return letters.join('').replace(/ +/g, ' ').trim()
  }

  widthOf(text: string, size: number): number {
    let width = 0
    this.walk(text, (_, advance) => {
      width += advance
    })
    return (width * size) / 1000
  }

  /** The outlines of a line of text. `y` is its baseline. */
  outlines(text: string, x: number, y: number, size: number): Outline[] {
    const scale = size / 1000
    const found: Outline[] = []
    let at = x
    this.walk(text, (path, advance) => {
      const start = at
      found.push(...outlinesOf(path, (px, py) => [start + px * scale, y - py * scale]))
      at += advance * scale
    })
    return found
  }

  private walk(text: string, visit: (path: string, advance: number) => void): void {
    const letters = [...text]
    letters.forEach((letter, i) => {
      const glyph = this.glyphs.get(letter)
      if (!glyph) return
      const closer = this.pairs.get(letter + (letters[i + 1] ?? '')) ?? 0
      visit(glyph.path, glyph.advance + closer)
    })
  }

  /** Breaks a text into lines. The last one ends with an ellipsis if there isn't room for all of it. */
  wrap(text: string, size: number, width: number, most: number): { lines: string[]; isWhole: boolean } {
    const fits = (line: string) => this.widthOf(line, size) <= width
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ').flatMap((each) => this.pieces(each, fits))) {
      const longer = line ? `${line} ${word}` : word
      if (fits(longer)) {
        line = longer
        continue
      }
      lines.push(line)
      line = word
    }
    lines.push(line)
    if (lines.length <= most) return { lines, isWhole: true }
    const shown = lines.slice(0, most)
    let last = [...shown[most - 1]!]
    while (last.length > 0 && !fits(`${last.join('').trimEnd()}…`)) last = last.slice(0, -1)
    shown[most - 1] = `${last.join('').replace(/[\s.,;:–«“(-]+$/, '')}…`
    return { lines: shown, isWhole: false }
  }

  /** A word that is wider than a line is broken anywhere. */
  private pieces(word: string, fits: (text: string) => boolean): string[] {
    if (fits(word)) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const letter of word) {
      if (fits(piece + letter)) piece += letter
      else {
        pieces.push(piece)
        piece = letter
      }
    }
    return [...pieces, piece].filter(Boolean)
  }
}

export const display = new Lettering(displayGlyphs, displayPairs)
export const plain = new Lettering(textGlyphs, textPairs)
