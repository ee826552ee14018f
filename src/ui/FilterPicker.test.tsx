// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { FilterPicker } from './FilterPicker.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const choices = Array.from({ length: 10 }, (_, place) => ({ value: place + 1, label: `City ${place + 1}` }))

function Filter({ onChange }: { onChange: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number>()
  return (
    <FilterPicker
      aria-label="City"
      all="All cities"
      choices={choices}
      value={value}
      onChange={(chosen) => {
        setValue(chosen)
        onChange(chosen)
      }}
    />
  )
}

it('a long list is searched, chosen from with the keyboard, and cleared', async () => {
  const onChange = vi.fn()
  const { person } = show(<Filter onChange={onChange} />)
  const field = screen.getByPlaceholderText<HTMLInputElement>('All cities')
  await person.click(field)
  await person.keyboard('10')
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'City 10',
  ])
  await person.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('City 10')
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All cities' }))
  await person.keyboard('{Enter}')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(onChange.mock.calls).toEqual([[10], [undefined]])
})
