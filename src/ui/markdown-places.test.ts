import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { drawnText, placesOf, plainWords } from './markdown-places.ts'

/** The rendered words with their positions, as "words@position". */
function placed(source: string): string[] {
  const places = placesOf(lexer(source, { gfm: true, breaks: true }), source)
  for (const [token, at] of places) {
    expect(source.slice(at, at + drawnText(token).length)).toBe(drawnText(token))
  }
  return [...places].map(([token, at]) => `${drawnText(token)}@${at}`).filter((one) => !one.startsWith('@'))
}

describe('positions of rendered words', () => {
  it.each([
    ['plain', 'One two', ['One two@0']],
    ['marks around words', 'We **pay *now*** ok', ['We @0', 'pay @5', 'now@10', ' ok@16']],
    ['the same word twice', 'a **a** a', ['a @0', 'a@4', ' a@7']],
    ['a URL that repeats the words', '[a](https://a.b/c) c', ['a@1', ' c@18']],
    ['code, escapes and emoji', '`x` \\* 👩‍🚀 y', ['x@1', ' @3', '*@5', ' 👩‍🚀 y@6']],
    ['lists with indented lines', '- one\n  two **b**\n- one', ['one@2', 'two @8', 'b@14', 'one@20']],
    ['multiline quotes', '> quo\n> te\n\nend', ['quo@2', 'te@8', 'end@12']],
    ['tables', '| a | b |\n|---|---|\n| b | a |', ['a@2', 'b@6', 'b@22', 'a@26']],
    ['code blocks', '```js\nlet a\nlet b\n```\n\na', ['let a\nlet b@6', 'a@23']],
    ['headings and HTML as typed', '# T\n\n<b>x</b>', ['T@2', '<b>@5', 'x@8', '</b>@9']],
  ])('%s', (_, source, expected) => expect(placed(source)).toEqual(expected))
})

it.each([
  ['We **pay** by\n*18 November*', 'We pay by 18 November'],
  ['is **18', 'is **18'],
  ['- one\n- two', 'one two'],
])('plain words of %j', (source, words) => expect(plainWords(source)).toBe(words))
