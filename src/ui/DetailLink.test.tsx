// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DetailLink } from './DetailLink.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

function List({ hasOwnPicture }: { hasOwnPicture?: boolean }) {
  return (
    <>
      {hasOwnPicture && <p data-picture data-moving />}
      <ul>
        {['one', 'two'].map((name) => (
          <li key={name}>
            <span data-picture data-name={name} />
            <DetailLink to={`/${name}`}>{name}</DetailLink>
          </li>
        ))}
      </ul>
    </>
  )
}
const moving = () =>
  [...document.querySelectorAll('[data-moving]')].map((one) => one.getAttribute('data-name'))

it('lets the picture of the entry that was opened grow, and of no other', async () => {
  const { person } = show(<List />)
  await person.click(await screen.findByRole('link', { name: 'one' }))
  expect(moving()).toEqual(['one'])
  await person.click(screen.getByRole('link', { name: 'two' }))
  expect(moving()).toEqual(['two'])
})

it('leaves pictures where they are on a page that has one itself', async () => {
  const { person } = show(<List hasOwnPicture />)
  await person.click(await screen.findByRole('link', { name: 'one' }))
  expect(moving()).toEqual([null])
})
