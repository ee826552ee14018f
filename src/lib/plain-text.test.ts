import { expect, it } from 'vitest'
import { plainLine } from './plain-text.ts'

it.each([
  ['## Hi\n\n- **one** [two](https://x.example)\n> `three`', 'Hi one two three'],
  ['1) *First*, ~~second~~ ![a cat](/cat.png)', 'First, second a cat'],
  ['2 * 3 is 6, and snake_case_names stay', '2 * 3 is 6, and snake_case_names stay'],
  ['See **the [brief](https://essor.exam', 'See the brief'],
])('writes %j on one line without Markdown', (markdown, line) => expect(plainLine(markdown)).toBe(line))
