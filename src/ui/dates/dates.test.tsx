// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../i18n/en/common.ts'
import fr from '../../i18n/fr/common.ts'
import type { TypedKind } from '../../lib/typed-dates.ts'
import { Form } from '../Form.tsx'
import { TypedInput, type TypedInputProps } from './TypedInput.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never
Element.prototype.scrollIntoView ??= () => {}

let root: Root
const told = vi.fn()
const submitted = vi.fn()

beforeEach(() => {
  told.mockReset()
  submitted.mockReset()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

function DateForm({ value: first = '', ...props }: TypedInputProps & { kind: TypedKind }) {
  const [value, setValue] = useState(first)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        submitted(value)
      }}
    >
      <TypedInput
        label="Starts"
        {...props}
        value={value}
        onChange={(next) => {
          told(next)
          setValue(next)
        }}
      />
      <button type="submit">Send</button>
    </Form>
  )
}

async function show(language: 'en' | 'fr', props: TypedInputProps & { kind: TypedKind }): Promise<void> {
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { en: { common: en }, fr: { common: fr } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <MantineProvider env="test">
          <DateForm {...props} />
        </MantineProvider>
      </I18nextProvider>,
    ),
  )
}

const input = () => document.querySelector('input') as HTMLInputElement
async function type(text: string): Promise<void> {
  await act(async () => {
    input().focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const leave = () => act(async () => input().blur())
const submit = () => act(async () => document.querySelector<HTMLElement>('[type=submit]')?.click())
const message = () => {
  const id = input()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .find((part) => part.endsWith('-error'))
  return id ? document.getElementById(id)?.textContent : undefined
}

describe('a date or time field', () => {
  it.each([
    ['en', 'day', '2026-11-16', 'Nov 16, 2026'],
    ['fr', 'day', '2026-11-16', '16 nov. 2026'],
    ['fr', 'day', '2026-11-01', '1er nov. 2026'],
    ['en', 'dayTime', '2026-11-16T18:00', 'Nov 16, 2026, 6:00 PM'],
    ['fr', 'dayTime', '2026-11-16T18:00', '16 nov. 2026, 18:00'],
    ['en', 'time', '18:00', '6:00 PM'],
    ['fr', 'time', '18:00', '18:00'],
    ['en', 'month', '2024-09', 'Sep 2024'],
    ['fr', 'month', '2024-09', 'sept. 2024'],
  ] as const)('P2-dates shows in %s a %s %s as "%s"', async (language, kind, value, text) => {
    await show(language, { kind, value })
    expect(input().value).toBe(text)
  })

  it.each([
    ['en', 'day', '11/20/2026', '2026-11-20'],
    ['en', 'day', 'november 20th, 2026', '2026-11-20'],
    ['en', 'dayTime', '11/20/2026 6 pm', '2026-11-20T18:00'],
    ['en', 'time', '5:30pm', '17:30'],
    ['fr', 'day', '20/11/2026', '2026-11-20'],
    ['fr', 'day', '1er février 2027', '2027-02-01'],
    ['fr', 'dayTime', '20 nov. 2026 à 18 h 30', '2026-11-20T18:30'],
    ['fr', 'time', '17h30', '17:30'],
    ['fr', 'month', 'sept. 2024', '2024-09'],
  ] as const)('P2-dates accepts in %s a %s typed as "%s"', async (language, kind, text, value) => {
    await show(language, { kind })
    await type(text)
    expect(told).toHaveBeenLastCalledWith(value)
    await submit()
    expect(submitted).toHaveBeenCalledWith(value)
    await leave()
    expect(message()).toBeUndefined()
    expect(told).toHaveBeenLastCalledWith(value)
  })

  it.each([
    ['en', 'day', 'tomorrow', en.dates.wrong.day],
    ['en', 'day', '20/11/2026', en.dates.wrong.day],
    ['fr', 'day', '31/02/2026', fr.dates.wrong.day],
    ['fr', 'time', '25:00', fr.dates.wrong.time],
    ['en', 'dayTime', 'Nov 20, 2026', en.dates.wrong.dayTime],
  ] as const)('P2-dates keeps invalid text in %s and reports it', async (language, kind, text, wrong) => {
    await show(language, { kind, value: kind === 'day' ? '2026-01-01' : '' })
    await type(text)
    expect(message(), 'not while it is being typed').toBeUndefined()
    await leave()
    expect(input().value).toBe(text)
    expect(message()).toBe(wrong)
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it("P2-dates doesn't submit invalid text, and returns to it", async () => {
    await show('en', { kind: 'day' })
    await type('soon')
    await leave()
    await submit()
    expect(submitted).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(input())
    await type('2026-11-20')
    await submit()
    expect(submitted).toHaveBeenCalledWith('2026-11-20')
  })

  it('P2-dates names the first and last allowed day', async () => {
    await show('en', { kind: 'day', min: '2026-11-16', max: '2026-12-16' })
    await type('2026-11-15')
    await leave()
    expect(message()).toBe('The date can’t be before Nov 16, 2026.')
    await type('2026-12-17')
    await submit()
    expect(message()).toBe('The date can’t be after Dec 16, 2026.')
    expect(submitted).not.toHaveBeenCalled()
    await type('2026-12-16')
    await submit()
    expect(submitted).toHaveBeenCalledWith('2026-12-16')
  })

  it('P2-dates is cleared by removing the text', async () => {
    await show('fr', { kind: 'day', value: '2026-11-16' })
    await type('')
    await leave()
    expect(told).toHaveBeenLastCalledWith('')
    expect(input().value).toBe('')
    expect(message()).toBeUndefined()
  })

  it('P2-dates opens a calendar whose weeks start as the language has them', async () => {
    for (const [language, weekday] of [
      ['en', 'Su'],
      ['fr', 'lu'],
    ] as const) {
      await show(language, { kind: 'day', value: '2026-11-16' })
      await act(async () => document.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click())
      await expect
        .poll(async () => {
          await act(async () => {})
          return document.querySelector('[role=dialog] th')?.textContent
        })
        .toBe(weekday)
      const day = document.querySelector<HTMLElement>('[role=dialog] [data-autofocus]')
      expect(day?.textContent).toBe('16')
      if (language === 'en') expect(day?.getAttribute('aria-label')).toBe('Monday, November 16, 2026')
      const next = day?.parentElement?.nextElementSibling?.firstElementChild as HTMLElement | undefined
      await act(async () => next?.click())
      expect(told).toHaveBeenLastCalledWith('2026-11-17')
      await act(() => root.unmount())
      root = createRoot(document.getElementById('root') as HTMLElement)
    }
  })
})
