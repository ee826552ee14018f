import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { i18n, startI18n } from '../../i18n/i18n.ts'

// Long, for machines that stall: a wait ends as soon as what it waits for is there.
configure({ asyncUtilTimeout: 20_000 })

/** What browsers have and jsdom lacks; gone again after each test. */
export function standInForBrowser(): void {
  beforeAll(() => startI18n())
  beforeAll(() => {
    const fonts = { addEventListener() {}, removeEventListener() {} }
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
    Element.prototype.scrollIntoView ??= () => {}
  })
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: false,
      media,
      addEventListener() {},
      removeEventListener() {},
    }))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
}

interface Surroundings {
  queries?: QueryClient
  at?: string
}

/** Everything a component of the app finds around it. */
export function surroundedBy({ queries = newQueryClient(), at = '/' }: Surroundings = {}) {
  history.replaceState(null, '', at)
  return ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MantineProvider env="test">
          <BrowserRouter>{children}</BrowserRouter>
        </MantineProvider>
      </QueryClientProvider>
    </I18nextProvider>
  )
}

/** Shows a component, with a person in front of it. */
export function show(children: ReactNode, around?: Surroundings) {
  render(children, { wrapper: surroundedBy(around) })
  return { person: userEvent.setup() }
}
