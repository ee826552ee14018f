// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show, standInForBrowser } from './testing/show.tsx'
import { useResultKeys } from './use-result-keys.ts'

standInForBrowser()

function Results() {
  const list = useResultKeys<HTMLUListElement>()
  return (
    <>
      <input aria-label="Search" />
      <ul ref={list}>
        {['First', 'Second', 'Third'].map((name) => (
          <li key={name}>
            <a href={`#${name}`} data-result>
              {name}
            </a>
            <button type="button">Save {name}</button>
          </li>
        ))}
      </ul>
    </>
  )
}

const focused = () => document.activeElement?.textContent

it('j and k move through results from anywhere, arrows within the list, and neither leaves it', async () => {
  const { person } = show(<Results />)
  await person.keyboard('j')
  expect(focused()).toBe('First')
  await person.keyboard('jj')
  expect(focused()).toBe('Third')
  await person.keyboard('j{ArrowDown}')
  expect(focused()).toBe('Third')
  await person.keyboard('{ArrowUp}')
  expect(focused()).toBe('Second')
  await person.tab()
  expect(focused()).toBe('Save Second')
  await person.keyboard('k')
  expect(focused()).toBe('First')
})

it('j and k type letters in a field', async () => {
  const { person } = show(<Results />)
  await person.type(screen.getByLabelText('Search'), 'jk')
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('jk')
})
