import { expect, it } from 'vitest'
import {
  day,
  fallbacks,
  flag,
  id,
  number,
  oneOf,
  readUrl,
  several,
  text,
  type UrlParams,
  writeUrl,
} from './url-params.ts'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each<[string, UrlParams[string], string, unknown]>([
  ['a known choice', oneOf(['a', 'b']), 'x=b', 'b'],
  ['an unknown choice', oneOf(['a', 'b']), 'x=c', undefined],
  ['an unknown choice with a fallback', oneOf(['a', 'b'], 'a'), 'x=B', 'a'],
  ['a number among choices', oneOf([4, 12, 52], 52), 'x=12', 12],
  ['a number not among choices', oneOf([4, 12, 52], 52), 'x=13', 52],
  ['zero among choices', oneOf([0, 1, 2]), 'x=0', 0],
  ['a page', number(1), 'x=3', 3],
  ['a page of zero', number(1), 'x=0', 1],
  ['a negative page', number(1), 'x=-2', 1],
  ['a page with a fraction', number(1), 'x=1.5', 1],
  ['a page in words', number(1), 'x=two', 1],
  ['a number too large to be one', number(), 'x=12345678901', undefined],
  ['an id', id(), `x=${uuid}`, uuid],
  ['an id with something behind it', id(), `x=${uuid}0`, undefined],
  ['an id of dashes', id(), `x=${'-'.repeat(36)}`, undefined],
  ['text with spaces and signs', text(), 'x=%C3%A9t%C3%A9+%26+caf%C3%A9', 'été & café'],
  ['text with a null character', text(), 'x=%00caf%C3%A9', 'café'],
  ['text of a form', text(/^[a-z]{2,3}$/), 'x=fr', 'fr'],
  ['text of another form', text(/^[a-z]{2,3}$/), 'x=FR1', ''],
  ['a day', day(), 'x=2026-02-28', '2026-02-28'],
  ['a day that doesn’t exist', day(), 'x=2026-02-30', undefined],
  ['a flag', flag(), 'x', true],
  ['no flag', flag(), 'y', false],
  ['several, at most two', several(text(/^[a-z]+$/), 2), 'x=a&x=1&x=b&x=c', ['a', 'b']],
  ['the first of two, where one is asked for', oneOf(['a', 'b']), 'x=a&x=b', 'a'],
  ['nothing after the equals sign', oneOf(['a', 'b'], 'b'), 'x=', 'b'],
])('reads %s', (_, param, address, value) => {
  expect(readUrl({ x: param }, new URLSearchParams(address))).toEqual({ x: value })
})

const params = {
  show: oneOf(['all', 'mine'], 'all'),
  page: number(1),
  person: id(),
  q: text(),
  skill: several(text(), 3),
  late: flag(),
}

it('leaves defaults out of the address', () => {
  expect(writeUrl(params, fallbacks(params)).toString()).toBe('')
})

it('writes several together and leaves everything else alone', () => {
  const before = new URLSearchParams('of=school&q=old&page=2')
  const next = writeUrl(params, { q: 'new', skill: ['a', 'b'], late: true, page: 1 }, before)
  expect(next.toString()).toBe('of=school&q=new&skill=a&skill=b&late=1')
  expect(before.toString()).toBe('of=school&q=old&page=2')
})

it('takes undefined for the default', () => {
  const before = new URLSearchParams('q=old&show=mine&skill=a&late=1')
  const changes = { q: undefined, show: undefined, skill: undefined, late: undefined }
  expect(writeUrl(params, changes, before).toString()).toBe('')
})

it('reads what it has written', () => {
  const values = { show: 'mine', page: 7, person: uuid, q: 'a+b & c', skill: ['x', 'y'], late: true } as const
  const written = writeUrl(params, { ...values, skill: [...values.skill] })
  expect(readUrl(params, new URLSearchParams(written.toString()))).toEqual(values)
})
