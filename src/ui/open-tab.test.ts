import { expect, it } from 'vitest'
import { openTab } from './open-tab.ts'

it('P2 titles a page below tabs like its tab', () => {
  const tabs = [
    { to: '/dashboard/networking', label: 'People' },
    { to: '/dashboard/networking/messages', label: 'Messages' },
  ]
  expect(openTab(tabs, '/dashboard/networking')?.label).toBe('People')
  expect(openTab(tabs, '/dashboard/networking/messages/7')?.label).toBe('Messages')
  expect(openTab(tabs, '/dashboard/networkings')).toBeUndefined()
})
