// @vitest-environment jsdom
import { Drawer, MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { expect, it } from 'vitest'
import { standInForBrowser } from './testing/show.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'

standInForBrowser()

/** A drawer as that of an application: its address names what is edited, and closing it is leaving. */
function Board() {
  const [search, setSearch] = useSearchParams()
  const [isAsking, setAsking] = useState(false)
  return (
    search.get('card') && (
      <Drawer opened onClose={() => setSearch({})} closeOnEscape={!isAsking} withCloseButton={false}>
        <UnsavedChanges
          isDirty
          param="card"
          onAsking={setAsking}
          question="Leave without saving?"
          stay="Stay"
          leave="Leave"
        />
      </Drawer>
    )
  )
}

/** Blocking needs a data router, which the shared surroundings don't have. */
function setUp() {
  const router = createMemoryRouter([{ path: '/', element: <Board /> }], { initialEntries: ['/?card=1'] })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  return { router, person: userEvent.setup() }
}

const isAsked = () => document.body.textContent.includes('Leave without saving?')

it('asks on Esc, takes the next Esc for “Stay”, and asks again on the one after that', async () => {
  const { router, person } = setUp()
  const asked: boolean[] = []
  for (let times = 0; times < 4; times++) {
    await person.keyboard('{Escape}')
    asked.push(isAsked())
  }
  expect(asked).toEqual([true, false, true, false])
  expect(router.state.location.search).toBe('?card=1')
})

it('leaves when told to, however often Esc was pressed before', async () => {
  const { router, person } = setUp()
  for (let times = 0; times < 3; times++) await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'Leave' }))
  expect(router.state.location.search).toBe('')
})
