// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CameraPicker } from './CameraPicker.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const isTouched = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches && media === '(pointer: coarse)',
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
const photo = new File(['x'], 'image.jpg', { type: 'image/jpeg' })
const camera = () => document.querySelector<HTMLInputElement>('input[type=file]')

it('takes a photo with the camera of a phone', async () => {
  isTouched(true)
  const onPick = vi.fn()
  const { person } = show(
    <CameraPicker facing="user" onPick={onPick}>
      {(props) => <button {...props}>Take a photo</button>}
    </CameraPicker>,
  )
  await screen.findByRole('button', { name: 'Take a photo' })
  expect(camera()!.getAttribute('capture')).toBe('user')
  await person.upload(camera()!, photo)
  expect(onPick).toHaveBeenCalledWith(photo)
})

it('is not there where people use a mouse', () => {
  isTouched(false)
  show(<CameraPicker onPick={() => {}}>{(props) => <button {...props}>Take a photo</button>}</CameraPicker>)
  expect(screen.queryByRole('button')).toBeNull()
  expect(camera()).toBeNull()
})
