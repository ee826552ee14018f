// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show, standInForBrowser } from '../testing/show.tsx'
import { ShareLinks } from './ShareLinks.tsx'

standInForBrowser()
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

const address = 'https://essor.example/missions/launch-a-shop?from=home&x=1'
const onThisDevice = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })

it('offers the address to copy, and passes all of it to LinkedIn', async () => {
  show(<ShareLinks address={address} title="Launch a shop" />)
  expect(await screen.findByDisplayValue(address)).toBeTruthy()
  const link = screen.getByRole('link', { name: /LinkedIn/ })
  expect(new URL(link.getAttribute('href')!).searchParams.get('url')).toBe(address)
})

it('offers the apps of the device only where it has any', async () => {
  show(<ShareLinks address={address} title="Launch a shop" />)
  await screen.findByDisplayValue(address)
  const before = screen.getAllByRole('button').length
  const share = vi.fn(async () => {})
  onThisDevice(share)
  const { person } = show(<ShareLinks address={address} title="Launch a shop" />)
  const buttons = screen.getAllByRole('button')
  expect(buttons.length).toBe(2 * before + 1)
  await person.click(buttons.at(-1)!)
  expect(share).toHaveBeenCalledWith({ title: 'Launch a shop', url: address })
})

it('shows no error when the device’s own dialog is closed', async () => {
  onThisDevice(() => Promise.reject(new DOMException('closed', 'AbortError')))
  const { person } = show(<ShareLinks address={address} title="Launch a shop" />)
  await person.click(screen.getAllByRole('button').at(-1)!)
  expect(screen.queryByRole('alert')).toBeNull()
})
