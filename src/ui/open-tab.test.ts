import { expect, it } from 'vitest'
import { openTab, tabHeading } from './open-tab.ts'

it('P2 titles a page below tabs like its tab', () => {
  const tabs = [
    { to: '/dashboard/networking', label: 'People' },
    { to: '/dashboard/networking/messages', label: 'Messages' },
  ]
  expect(openTab(tabs, '/dashboard/networking')?.label).toBe('People')
  expect(openTab(tabs, '/dashboard/networking/messages/7')?.label).toBe('Messages')
  expect(openTab(tabs, '/dashboard/networkings')).toBeUndefined()
})

it('gives each page below tabs its own heading, and the section its first page', () => {
  const tabs = [
    { to: '/dashboard/booster', label: 'Résumé check' },
    { to: '/dashboard/booster/letters', label: 'Cover letters' },
  ]
  const section = { title: 'Career Booster', description: 'Polish your applications.' }
  expect(tabHeading(tabs, '/dashboard/booster', section)).toEqual(section)
  expect(tabHeading(tabs, '/dashboard/booster/letters/7', section)).toEqual({ title: 'Cover letters' })
})
