// @vitest-environment jsdom
import { IconBell } from '@tabler/icons-react'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkTabs } from './LinkTabs.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const tabs = ['/people', '/people/requests', '/settings'].map((to) => ({ to, label: to, icon: IconBell }))

it.each([
  ['/people', '/people'],
  ['/people/1', '/people'],
  ['/people/requests/2', '/people/requests'],
  ['/peoples', undefined],
])('at %s the open tab is %s', async (at, open) => {
  const { person } = show(<LinkTabs label="Network" tabs={tabs} />, { at })
  expect(screen.getByRole('navigation', { name: 'Network' })).toBeTruthy()
  expect(screen.queryByRole('link', { current: 'page' })?.textContent).toBe(open)
  await person.click(screen.getByRole('link', { name: '/settings' }))
  expect(location.pathname).toBe('/settings')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('/settings')
})
