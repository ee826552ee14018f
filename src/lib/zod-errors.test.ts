import { expect, it } from 'vitest'
import * as full from 'zod'
import * as z from 'zod/mini'
import { zodErrors } from './zod-errors.ts'

const schema = z.object({
  title: z.string().check(z.minLength(1, 'required'), z.regex(/^[A-Z]/, 'capital')),
  links: z.array(z.object({ url: z.string().check(z.minLength(1, 'required')) })),
})

it('says the first error of each field, at its path', () => {
  const check = zodErrors(schema, (message) => `texts.${message}`)
  expect(check({ title: '', links: [{ url: 'a' }, { url: '' }] })).toEqual({
    title: 'texts.required',
    'links.1.url': 'texts.required',
  })
  expect(check({ title: 'Fine', links: [] })).toEqual({})
})

it('leaves the keys as they are without texts, and takes schemas of zod itself', () => {
  expect(zodErrors(full.object({ age: full.number('number') }))({ age: 'x' })).toEqual({ age: 'number' })
})
