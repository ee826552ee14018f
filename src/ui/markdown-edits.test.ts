import { describe, expect, test } from 'vitest'
import { blockEdit, editFor, type Format, tableBlock } from './markdown-edits.ts'

/** `‹` and `›` are the ends of the selection; `|` is a caret. */
function press(format: Format, marked: string): string {
  const caret = marked.indexOf('‹') < 0
  const start = marked.search(/[|‹]/)
  const end = caret ? start : marked.indexOf('›') - 1
  const text = marked.replaceAll(/[|‹›]/g, '')
  const { from, to, insert, selection } = editFor(format, text, start, end)
  const result = text.slice(0, from) + insert + text.slice(to)
  const [a, b] = selection
  return a === b
    ? `${result.slice(0, a)}|${result.slice(a)}`
    : `${result.slice(0, a)}‹${result.slice(a, b)}›${result.slice(b)}`
}

describe('Markdown toolbar', () => {
  test.each<[Format, string, string]>([
    ['bold', 'a ‹word› here', 'a **‹word›** here'],
    ['bold', 'a **‹word›** here', 'a ‹word› here'],
    ['bold', 'a ‹**word**› here', 'a ‹word› here'],
    ['bold', 'a ‹word ›here', 'a **‹word›** here'],
    ['bold', 'a |', 'a **|**'],
    ['bold', 'a **|**', 'a |'],
    ['bold', '‹- one\n\ntwo›', '‹- **one**\n\n**two**›'],
    ['bold', '‹- **one**\n\n**two**›', '‹- one\n\ntwo›'],
    ['italic', '‹word›', '_‹word›_'],
    ['italic', '**‹word›**', '**_‹word›_**'],
    ['code', 'run ‹npm test›', 'run `‹npm test›`'],
    ['code', '‹one\ntwo›', '‹```\none\ntwo\n```›'],
    ['code', '‹```\none\ntwo\n```›', '‹one\ntwo›'],
    ['heading', 'first\nsec|ond', 'first\n## sec|ond'],
    ['heading', '### sec|ond', 'sec|ond'],
    ['bullets', '‹one\n\ntwo›', '‹- one\n\n- two›'],
    ['bullets', '‹1. one\n2. two›', '‹- one\n- two›'],
    ['bullets', '‹- one\n- two›', '‹one\ntwo›'],
    ['bullets', '‹one\n›two', '‹- one›\ntwo'],
    ['bullets', '|', '- |'],
    ['numbers', '‹one\ntwo›', '‹1. one\n2. two›'],
    ['quote', 'so|', '> so|'],
    ['quote', '> so|', 'so|'],
    ['link', 'see ‹this›', 'see [this](‹https://›)'],
    ['link', 'see ‹https://example.org›', 'see [|](https://example.org)'],
    ['link', 'see ‹[this](https://example.org)›', 'see ‹this›'],
    ['link', '|', '[|](https://)'],
  ])('%s: %j becomes %j', (format, before, after) => {
    expect(press(format, before)).toBe(after)
  })
})

describe('a block', () => {
  test.each([
    ['', 0, 'X', 'X\n'],
    ['one', 1, 'X', 'one\n\nX\n'],
    ['one\n\ntwo', 2, 'X', 'one\n\nX\n\ntwo'],
    ['one\ntwo', 2, 'X', 'one\n\nX\n\ntwo'],
    ['| a |\n| --- |\n| b |', 3, 'X', '| a |\n| --- |\n| b |\n\nX\n'],
  ])('%j at %i', (text, at, block, expected) => {
    const { from, to, insert, selection } = blockEdit(text, at, block)
    const result = text.slice(0, from) + insert + text.slice(to)
    expect(result).toBe(expected)
    expect(result.slice(...selection)).toBe(block)
  })

  test('is a table whose first column name is selected', () => {
    const block = tableBlock(['One', 'Two'])
    expect(block).toBe('| One | Two |\n| --- | --- |\n|   |   |\n|   |   |')
    const { insert, selection } = blockEdit('', 0, block, 'One')
    expect(insert.slice(...selection)).toBe('One')
  })
})
