// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SearchField } from './SearchField.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

function Words() {
  const [words, setWords] = useState('')
  return (
    <>
      <SearchField label="Search missions" value={words} onChange={setWords} />
      <output>{words}</output>
    </>
  )
}

it('reports what is typed, and is found as a search field by its label', async () => {
  const { person } = show(<Words />)
  const field = screen.getByRole('searchbox', { name: 'Search missions' })
  await person.type(field, 'data')
  expect(screen.getByRole('status').textContent).toBe('data')
  await person.clear(field)
  expect(screen.getByRole('status').textContent).toBe('')
})
