// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResponsiveTable } from './ResponsiveTable.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const rows = [
  { id: 'a', name: 'Inès', hours: 12 },
  { id: 'b', name: 'Mia', hours: 3 },
]

it('a table has a name, column headers, and a label in each cell for phones', () => {
  show(
    <ResponsiveTable
      caption="Students"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Hours', cell: ({ hours }) => hours, isNumber: true },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Students' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Hours'])
  const [, first] = within(table).getAllByRole('row')
  const cells = within(first!).getAllByRole('cell')
  expect(cells.map(({ textContent, dataset }) => [dataset.label, textContent])).toEqual([
    ['Name', 'Inès'],
    ['Hours', '12'],
  ])
})
