// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show, standInForBrowser } from '../testing/show.tsx'
import { EntriesField } from './EntriesField.tsx'

standInForBrowser()

interface Entry {
  key: string
  name: string
}

function Entries({ names, most }: { names: string[]; most?: number }) {
  const [entries, setEntries] = useState<Entry[]>(names.map((name) => ({ key: name, name })))
  return (
    <EntriesField
      entries={entries}
      onChange={setEntries}
      title="Links"
      kind="Link"
      empty="No links yet."
      add="Add a link"
      most={most}
      blank={() => ({ key: String(entries.length), name: '' })}
      nameOf={({ name }) => name}
    >
      {(index) => <p>{entries[index]!.name}</p>}
    </EntriesField>
  )
}

const shown = () => screen.queryAllByRole('group').map((group) => group.querySelector('legend')!.textContent)
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

it('adds an entry, which has a number until it has a name', async () => {
  const { person } = show(<Entries names={[]} />)
  expect(screen.getByText('No links yet.')).toBeTruthy()
  await person.click(await button('Add a link'))
  expect(shown()).toEqual(['Link 1'])
  expect(screen.queryByText('No links yet.')).toBeNull()
})

it('moves an entry, and not beyond the ends', async () => {
  const { person } = show(<Entries names={['One', 'Two', 'Three']} />)
  await person.click(await button('Move Three up'))
  expect(shown()).toEqual(['One', 'Three', 'Two'])
  expect((await button('Move One up')).disabled).toBe(true)
  expect((await button('Move Two down')).disabled).toBe(true)
})

it('restores a removed entry to its place', async () => {
  const { person } = show(<Entries names={['One', 'Two', 'Three']} />)
  await person.click(await button('Remove Two'))
  expect(shown()).toEqual(['One', 'Three'])
  await person.click(await button('Undo'))
  expect(shown()).toEqual(['One', 'Two', 'Three'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('takes no more than its limit', async () => {
  const { person } = show(<Entries names={['One']} most={2} />)
  await person.click(await button('Add a link'))
  expect((await button('Add a link')).disabled).toBe(true)
})
