// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show, standInForBrowser } from '../testing/show.tsx'
import { ChartFigure } from './ChartFigure.tsx'

standInForBrowser()

const points = [
  { label: 'Week 1', started: 1200, sent: 3 },
  { label: 'Week 2', started: 8, sent: null },
]
const series = [
  { key: 'started', label: 'Started' },
  { key: 'sent', label: 'Submitted' },
]

function Figure({ isEmpty }: { isEmpty?: boolean }) {
  return (
    <ChartFigure
      title="Work"
      summary="1,208 missions started."
      axis="Week"
      points={isEmpty ? [] : points}
      series={series}
      fileName="work"
      drawing={isEmpty ? undefined : <p>drawn</p>}
    />
  )
}

it('says in words what the drawing shows, and hides the drawing from screen readers', async () => {
  show(<Figure />)
  const figure = await screen.findByRole('figure', { name: 'Work' })
  expect(within(figure).getByText('1,208 missions started.')).toBeTruthy()
  expect(within(figure).getByText('drawn').closest('[aria-hidden=true]')).not.toBeNull()
})

it('shows the same numbers as a table', async () => {
  const { person } = show(<Figure />)
  await person.click((await screen.findAllByRole('button'))[0]!)
  const rows = within(screen.getByRole('table', { name: 'Work' })).getAllByRole('row')
  const texts = rows.map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.trim()),
  )
  expect(texts[0]).toEqual(['Week', 'Started', 'Submitted'])
  expect(texts[1]?.join(' ')).toContain('1,200')
  expect(texts).toHaveLength(3)
  expect(screen.queryByText('drawn')).toBeNull()
})

it('says that there is nothing to draw', async () => {
  show(<Figure isEmpty />)
  const figure = await screen.findByRole('figure', { name: 'Work' })
  expect(within(figure).queryByRole('img')).toBeNull()
  expect(figure.querySelector('[aria-hidden=true] p, svg.recharts-surface')).toBeNull()
})
