// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PersonAvatar } from './PersonAvatar.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const colorOf = (text: string, at = 0) => screen.getAllByText(text)[at]!.style.backgroundColor

it('has the same color for the same name everywhere', () => {
  show(
    <>
      <PersonAvatar name="Inès Carpentier" />
      <PersonAvatar name="Inès Carpentier" size={80} />
      <PersonAvatar name="Noémie Denis" />
    </>,
  )
  expect(colorOf('IC', 0)).not.toBe('')
  expect(colorOf('IC', 1)).toBe(colorOf('IC', 0))
  expect(colorOf('ND')).not.toBe(colorOf('IC'))
})

it('shows the photo, which the name beside it already describes', () => {
  show(<PersonAvatar name="Inès Carpentier" src="/photo.png" />)
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('/photo.png')
})

it('shows a dot for a name without letters', () => {
  show(<PersonAvatar name="  " />)
  expect(screen.getByText('·')).toBeTruthy()
})
