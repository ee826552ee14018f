/**
 * A passage of a submitted text. The database counts characters of the text as submitted; the page counts
 * UTF-16 code units of the displayed text, whose line endings are normalized.
 */
export interface Passage {
  starts_at: number
  ends_at: number
  quote: string
}

export interface Range {
  start: number
  end: number
}

export const shownText = (source: string): string => source.replace(/\r\n?/g, '\n')

/** Every boundary between characters: how many precede it, and its offset in the displayed text. */
function* boundaries(source: string): Generator<{ characters: number; shown: number; at: number }> {
  let characters = 0
  let shown = 0
  let at = 0
  yield { characters, shown, at }
  for (const character of source) {
    at += character.length
    characters++
    const isHalfALineEnd = character === '\r' && source[at] === '\n'
    if (!isHalfALineEnd) shown += character.length
    yield { characters, shown, at }
  }
}

/** A character cut by the range belongs to it; anything past the end doesn't. */
export function toPassage(source: string, { start, end }: Range): Passage {
  let first = { characters: 0, shown: 0, at: 0 }
  let last = first
  for (const place of boundaries(source)) {
    if (place.shown <= start) first = place
    last = place
    if (place.shown >= end && place.shown >= start) break
  }
  return {
    starts_at: first.characters,
    ends_at: last.characters,
    quote: source.slice(first.at, last.at),
  }
}

export function toRange(source: string, { starts_at, ends_at }: Omit<Passage, 'quote'>): Range {
  const range = { start: 0, end: 0 }
  for (const { characters, shown } of boundaries(source)) {
    if (characters <= starts_at) range.start = shown
    if (characters <= ends_at) range.end = shown
    else break
  }
  return range
}

/** Trims surrounding white space; undefined if there are no words. */
export function withoutSpace(text: string, { start, end }: Range): Range | undefined {
  const words = text.slice(start, end)
  const trimmed = words.trim()
  if (!trimmed) return undefined
  const from = start + words.indexOf(trimmed)
  return { start: from, end: from + trimmed.length }
}

export interface Mark extends Range {
  id: string
}

export interface Piece extends Range {
  /** The marks that cover it. */
  marks: Mark[]
}

/** Splits a range of text wherever a mark starts or ends; marks may overlap. */
export function cutAt(marks: Mark[], { start, end }: Range): Piece[] {
  const cuts = marks.flatMap((mark) => [mark.start, mark.end]).filter((cut) => cut > start && cut < end)
  const places = [...new Set([start, ...cuts, end])].sort((one, other) => one - other)
  return places.slice(1).map((to, index) => {
    const from = places[index]!
    return { start: from, end: to, marks: marks.filter((mark) => mark.start < to && mark.end > from) }
  })
}

/** The words in fragments of rendered text, each with its position, for keyboard navigation. */
export function wordsIn(stretches: { text: string; at: number }[]): Range[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  return stretches.flatMap(({ text, at }) =>
    [...segmenter.segment(text)]
      .filter(({ segment, isWordLike }) => isWordLike || /\p{Extended_Pictographic}/u.test(segment))
      .map(({ segment, index }) => ({ start: at + index, end: at + index + segment.length })),
  )
}
