import { expect, it } from 'vitest'
import { inOrder } from './roles.ts'

it('orders areas as candidate, company, admin, academia, on_maker', () => {
  expect(inOrder(['on_maker', 'academia', 'admin', 'company', 'candidate'])).toEqual([
    'candidate',
    'company',
    'admin',
    'academia',
    'on_maker',
  ])
  expect(inOrder(['on_maker', 'admin'])).toEqual(['admin', 'on_maker'])
  expect(inOrder([])).toEqual([])
})
