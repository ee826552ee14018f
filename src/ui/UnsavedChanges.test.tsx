// @vitest-environment jsdom
import { Drawer, MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { UnsavedChanges } from './UnsavedChanges.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never

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

let root: Root
let router: ReturnType<typeof createMemoryRouter>
beforeEach(async () => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  router = createMemoryRouter([{ path: '/', element: <Board /> }], { initialEntries: ['/?card=1'] })
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
})
afterEach(() => act(() => root.unmount()))

const press = (key: string) =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
const isAsked = () => document.body.textContent.includes('Leave without saving?')

it('asks on Esc, takes the next Esc for “Stay”, and asks again on the one after that', async () => {
  const asked: boolean[] = []
  for (let times = 0; times < 4; times++) {
    await press('Escape')
    asked.push(isAsked())
  }
  expect(asked).toEqual([true, false, true, false])
  expect(router.state.location.search).toBe('?card=1')
})

it('leaves when told to, however often Esc was pressed before', async () => {
  for (let times = 0; times < 3; times++) await press('Escape')
  const leave = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Leave')!
  await act(async () => leave.click())
  expect(router.state.location.search).toBe('')
})
