import { describe, expect, it } from 'vitest'
import { wrongFormats } from './wrong-formats.ts'

const right = {
  en: [
    '35% of 1,234.5, and 9:41 PM',
    'Tue, Nov 3, 6:00 – 7:30 PM',
    'November 17, 2026 at 12:30 PM',
    '€15.50, $8, 15 h 53 min, 3.4 MB',
    '+33 6 12 34 56 78',
    '552 100 554 00013',
    'Is it “done”? Yes: it is; thanks!',
    'Step 2, 3, and 4',
    '1:05 of 90:00',
    'https://essor.test/a?b=c',
    '11/17/2026',
  ],
  fr: [
    '35\u00a0% de 1\u202f234,5',
    'mar. 3 nov. 18:00, 1er janvier 2027, 11 janvier',
    '15,50\u00a0€, 15\u00a0h\u00a053, 3,4\u00a0Mo',
    'Est-ce «\u00a0fait\u00a0»\u00a0? Oui\u00a0: c’est fait\u202f!',
    'https://essor.test/a?b=c',
    'PostgreSQL 18.4, version 0.1.0, (WCAG) 2.2, 15/20',
    '17/11/2026',
    'Continuer\u2026',
  ],
}
const wrong = {
  en: [
    ...['12 %', '35\u00a0%', '35\u202f%'],
    ...[
      '18:00',
      'at 09:30',
      '3 Nov',
      '17 November 2026',
      '17/11/2026',
      '3 novembre',
      '1er mai',
      '2026-11-17',
    ],
    ...['1 234,5', '1\u202f234', '15,5', '15,5 €', '15€', '15\u00a0h\u00a053', '3.4 Mo'],
    ...['« done »', 'Why ?', 'Hello {{name}}', 'For [object Object]', 'NaN', 'Invalid Date'],
  ],
  fr: [
    ...[
      '35%',
      '35 %',
      '6:00 PM',
      'Nov 3',
      '3 Nov',
      'November 2',
      '1 janvier 2027',
      '11/17/2026',
      '2026-11-17',
    ],
    ...['1,234', '4.5', '4.5 / 5', '€15', '15 h 53 min', '3,4 MB', '3 days'],
    ...[
      'Pourquoi?',
      'Pourquoi ?',
      'Ici: là',
      'Ici : là',
      '«\u00a0fait»',
      '« fait\u00a0»',
      "l'école",
      '{{name}}',
    ],
  ],
}

describe.each(['en', 'fr'] as const)('formats of %s', (language) => {
  it.each(right[language])('are right: %s', (text) => expect(wrongFormats(language, text)).toEqual([]))
  it.each(wrong[language])('are wrong: %s', (text) => expect(wrongFormats(language, text)).not.toEqual([]))
})

it('says what is wrong, with letters on either side by which it is found again', () => {
  expect(wrongFormats('en', 'The train leaves at 18:00 from platform two, they say.')).toEqual([
    {
      what: 'a 24-hour time',
      near: ['es at 18:00', '18:00 from '],
      around: 'The train leaves at 18:00 from platform two, they say.',
    },
  ])
})
