import { expect, it } from 'vitest'
import { readMonth } from './read-month.ts'

it.each([
  ['Jan 2020', '2020-01'],
  ['sept. 2020', '2020-09'],
  ['août 2021', '2021-08'],
  ['décembre 2021', '2021-12'],
  ['Mar 4, 2020', '2020-03'],
  ['2020-05-31T00:00:00Z', '2020-05'],
  ['05/2020', '2020-05'],
  ['Present', ''],
  ['Aujourd’hui', ''],
])('reads %s as %s', (text, month) => {
  expect(readMonth(text, 'until')).toEqual({ month, isYear: false, isUnread: false })
})
it("starts a lone year in January and ends it in December; reports what isn't a date", () => {
  expect(readMonth('2020', 'from')).toEqual({ month: '2020-01', isYear: true, isUnread: false })
  expect(readMonth('2020', 'until').month).toBe('2020-12')
  for (const text of ['soon', '2020-13', '13/2020', 'Foo 2020', '0020']) {
    expect(readMonth(text, 'from')).toEqual({ month: '', isYear: false, isUnread: true })
  }
})
