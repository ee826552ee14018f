export const formats = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'link', 'quote', 'code'] as const
export type Format = (typeof formats)[number]

/** One replacement in a text, and the selection after it. */
export interface Edit {
  from: number
  to: number
  insert: string
  selection: [start: number, end: number]
}

const marks = { bold: '**', italic: '_', code: '`' } as const
const lineMark = /^(\s*)(#{1,6} |[-*+] |\d+[.)] |> )?/

/** Applies a format to the selection, or removes it if all of it already has the format. */
export function editFor(format: Format, text: string, start: number, end: number): Edit {
  switch (format) {
    case 'bold':
    case 'italic':
      return wrapLines(marks[format], text, start, end)
    case 'code':
      return text.slice(start, end).includes('\n')
        ? fence(text, start, end)
        : wrapLines(marks.code, text, start, end)
    case 'link':
      return link(text, start, end)
    default:
      return markLines(format, text, start, end)
  }
}

/** An inline mark only works without inner spaces and within one line, so each line gets its own. */
function wrapLines(mark: string, text: string, start: number, end: number): Edit {
  const selected = text.slice(start, end)
  const isMarkedOutside =
    text.slice(0, start).endsWith(mark) && text.slice(end).startsWith(mark) && !selected.includes('\n')
  if (isMarkedOutside) {
    const from = start - mark.length
    return { from, to: end + mark.length, insert: selected, selection: [from, from + selected.length] }
  }
  if (!selected.trim()) {
    const at = start + mark.length
    return { from: start, to: start, insert: mark + mark, selection: [at, at] }
  }
  const lines = selected.split('\n').map((line) => {
    const before = lineMark.exec(line)![0]
    const words = line.slice(before.length).trimEnd()
    return { before, words, after: line.slice(before.length + words.length) }
  })
  const isMarked = (words: string) =>
    words.length > 2 * mark.length && words.startsWith(mark) && words.endsWith(mark)
  const isOff = lines.every(({ words }) => !words || isMarked(words))
  const insert = lines
    .map(({ before, words, after }) => {
      if (!words) return before + after
      const changed = isOff
        ? words.slice(mark.length, -mark.length)
        : isMarked(words)
          ? words
          : mark + words + mark
      return before + changed + after
    })
    .join('\n')
  // The words themselves stay selected, so that pressing again removes the mark.
  const first = lines[0]!
  const isSingle = lines.length === 1 && !isOff && !isMarked(first.words)
  const words = start + first.before.length + mark.length
  const selection: Edit['selection'] = isSingle
    ? [words, words + first.words.length]
    : [start, start + insert.length]
  return { from: start, to: end, insert, selection }
}

function fence(text: string, start: number, end: number): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = endOfLine(text, end)
  const inside = text.slice(from, to)
  const fenced = /^```\n([\s\S]*)\n```$/.exec(inside)
  const insert = fenced ? fenced[1]! : `\`\`\`\n${inside}\n\`\`\``
  return { from, to, insert, selection: [from, from + insert.length] }
}

const isAddress = (words: string) => /^(https?:\/\/|www\.)\S+$/i.test(words)

function link(text: string, start: number, end: number): Edit {
  const selected = text.slice(start, end)
  const linked = /^\[([^\]]*)\]\([^)]*\)$/.exec(selected)
  if (linked) {
    const words = linked[1]!
    return { from: start, to: end, insert: words, selection: [start, start + words.length] }
  }
  if (isAddress(selected.trim())) {
    const insert = `[](${selected.trim()})`
    return { from: start, to: end, insert, selection: [start + 1, start + 1] }
  }
  const address = 'https://'
  const words = selected.replaceAll(/\s*\n\s*/g, ' ')
  const at = start + words.length + 3
  const insert = `[${words}](${address})`
  // Without words, select those first; with words, only the URL is missing.
  const selection: Edit['selection'] = words ? [at, at + address.length] : [start + 1, start + 1]
  return { from: start, to: end, insert, selection }
}

type LineFormat = 'heading' | 'bullets' | 'numbers' | 'quote'
const ownMark: Record<LineFormat, RegExp> = {
  heading: /^#{1,6} $/,
  bullets: /^[-*+] $/,
  numbers: /^\d+[.)] $/,
  quote: /^> $/,
}

function markLines(format: LineFormat, text: string, start: number, end: number): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  // A selection that ends right after a line break doesn't include the next line.
  const to = endOfLine(text, end > start && text[end - 1] === '\n' ? end - 1 : end)
  const lines = text.slice(from, to).split('\n')
  const isAlone = lines.length === 1
  const counts = (line: string) => isAlone || line.trim() !== ''
  const markOf = (line: string) => lineMark.exec(line)![2] ?? ''
  const isOff = lines.every((line) => !counts(line) || ownMark[format].test(markOf(line)))
  let number = 0
  const changed = lines.map((line) => {
    if (!counts(line)) return line
    const [whole, indent = ''] = lineMark.exec(line)!
    const rest = line.slice(whole.length)
    if (isOff) return indent + rest
    number += 1
    const mark = { heading: '## ', bullets: '- ', numbers: `${number}. `, quote: '> ' }[format]
    return indent + mark + rest
  })
  const insert = changed.join('\n')
  const atEnd = from + insert.length
  const caret = Math.max(from, Math.min(atEnd, start + insert.length - (to - from)))
  return { from, to, insert, selection: start === end ? [caret, caret] : [from, atEnd] }
}

/** Inserts a block below the current line or table, and selects `words` in it. */
export function blockEdit(text: string, end: number, block: string, words = block): Edit {
  let at = endOfLine(text, end)
  while (text.startsWith('\n|', at)) at = endOfLine(text, at + 1)
  const before = text.slice(0, at)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const rest = text.slice(at)
  const after = rest === '' || !rest.startsWith('\n\n') ? '\n' : ''
  const start = at + gap.length + block.indexOf(words)
  return { from: at, to: at, insert: gap + block + after, selection: [start, start + words.length] }
}

/** A table to fill in: a header and two rows. */
export const tableBlock = (columns: string[]): string =>
  [columns, columns.map(() => '---'), ...Array.from({ length: 2 }, () => columns.map(() => ' '))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

function endOfLine(text: string, at: number): number {
  const found = text.indexOf('\n', at)
  return found < 0 ? text.length : found
}

/** Applies the edit as if typed, so that the browser's undo works. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, selection }: Edit): void {
  field.focus()
  field.setSelectionRange(from, to)
  const isTyped = insert
    ? document.execCommand('insertText', false, insert)
    : from === to || document.execCommand('delete')
  if (!isTyped) {
    field.setRangeText(insert, from, to, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }))
  }
  field.setSelectionRange(...selection)
}
