import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { KnownIds } from './AreaPages.tsx'
import { NotFound } from './public/NotFoundPage.tsx'

const id = '50000000-0000-4000-8000-000000000001'

function pageAt(address: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<KnownIds />}>
          <Route path="students">
            <Route path=":studentId" element="student" />
          </Route>
          <Route path="programs/:programId/work/:enrollmentId" element="work" />
          <Route path="messages/:conversationId?" element="messages" />
          <Route path="questions/:slug" element="question" />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
}

it.each([
  [`/students/${id}`, 'student'],
  [`/programs/${id}/work/${id}`, 'work'],
  ['/messages', 'messages'],
  ['/questions/why-us', 'question'],
])('opens %s', (address, shown) => {
  expect(pageAt(address)).toBe(shown)
})

it.each([
  '/students/x',
  `/students/${id}0`,
  `/programs/${id}/work/x`,
  `/programs/x/work/${id}`,
  '/messages/x',
])("returns not found for %s, which can't contain an id", (address) => {
  const notFound = renderToStaticMarkup(
    <MemoryRouter>
      <NotFound />
    </MemoryRouter>,
  )
  expect(pageAt(address)).toBe(notFound)
})
