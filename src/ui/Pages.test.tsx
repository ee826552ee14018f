// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import en from '../i18n/en/common.ts'
import { Pages } from './Pages.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

it('pages are turned by mouse and keyboard, and are named', async () => {
  const onChange = vi.fn()
  const { person } = show(<Pages label="Pages of missions" total={4} page={2} onChange={onChange} />)
  const pages = within(screen.getByRole('navigation', { name: 'Pages of missions' }))
  expect(pages.getByRole('button', { current: 'page' }).textContent).toBe('2')
  await person.click(pages.getByRole('button', { name: en.pages.next }))
  pages.getByRole('button', { name: en.pages.page.replace('{{page}}', '4') }).focus()
  await person.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[3], [4]])
})

it('a single page has no navigation', () => {
  show(<Pages label="Pages" total={1} page={1} onChange={vi.fn()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
