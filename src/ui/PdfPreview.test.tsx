// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { PdfPreview } from './PdfPreview.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never
URL.createObjectURL = () => 'blob:preview'
URL.revokeObjectURL = () => {}

const seen: (() => void)[] = []
globalThis.ResizeObserver = class {
  constructor(private tell: (entries: unknown[]) => void) {}
  observe() {
    this.tell([{ contentRect: { width: 400, height: 600 } }])
  }
  unobserve() {}
  disconnect() {}
} as never
globalThis.IntersectionObserver = class {
  constructor(tell: (entries: unknown[]) => void) {
    seen.push(() => tell([{ isIntersecting: true }]))
  }
  observe() {}
  disconnect() {}
} as never

const opening = vi.hoisted(() => ({ open: vi.fn() }))
vi.mock('../lib/open-pdf.ts', () => ({ openPdf: opening.open }))
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ TextLayer: class {} }))

it('stays when a page comes into view while its file is being replaced', async () => {
  let isClosed = false
  const page = {
    pageNumber: 1,
    getViewport: () => ({ width: 200, height: 300 }),
    render: vi.fn(() => {
      if (isClosed) throw new TypeError('The file is closed.')
      return { promise: new Promise(() => {}), cancel() {} }
    }),
  }
  opening.open.mockResolvedValueOnce({
    promise: Promise.resolve({ numPages: 1, getPage: async () => page }),
    destroy: () => {
      isClosed = true
    },
  })
  opening.open.mockReturnValue(new Promise(() => {}))
  const failed = vi.fn()
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root')!, { onUncaughtError: failed })
  const show = (source: Blob) =>
    act(async () =>
      root.render(
        <MantineProvider env="test">
          <PdfPreview source={source} title="Résumé" />
        </MantineProvider>,
      ),
    )
  await show(new Blob(['first']))
  await expect.poll(() => document.querySelector('[role=group]')).not.toBeNull()
  await show(new Blob(['second']))
  await act(async () => {
    for (const tell of seen) tell()
  })
  await expect.poll(() => page.render.mock.calls.length).toBeGreaterThan(0)
  expect(failed).not.toHaveBeenCalled()
  await act(() => root.unmount())
})
