// @vitest-environment jsdom
import { MantineProvider, TagsInput, TextInput } from '@mantine/core'
import i18next from 'i18next'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import common from '../i18n/en/common.ts'
import { Dialog } from './Dialog.tsx'
import { SidePanel } from './SidePanel.tsx'

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
const onClose = vi.fn()

beforeEach(async () => {
  onClose.mockReset()
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { common } }, defaultNS: 'common' })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

async function show(children: ReactNode): Promise<void> {
  await act(async () => root.render(<MantineProvider env="test">{children}</MantineProvider>))
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
async function type(name: string, text: string): Promise<void> {
  const input = field(name)
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
async function press(key: string, target: Element = document.body): Promise<void> {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}
const button = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name)
const click = (element: Element | null | undefined) => act(async () => (element as HTMLElement).click())
const clickOutside = (kind: string) => click(document.querySelector(`.mantine-${kind}-overlay`))

it('a dialog asks before it drops choices that its owner says were made', async () => {
  await show(<Dialog opened isEdited onClose={onClose} title="Import" />)
  await press('Escape')
  expect(onClose).not.toHaveBeenCalled()
  await click(button('Discard'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

describe.each([
  ['a dialog', Dialog, 'Modal'],
  ['a drawer', SidePanel, 'Drawer'],
] as const)('%s', (_, Window, kind) => {
  const form = (
    <Window key="window" opened onClose={onClose} title="Add a student">
      <TextInput name="person" defaultValue="Inès" />
      <TextInput name="search" type="search" />
      <TagsInput label="Tags" hiddenInputProps={{ id: 'tags' }} />
    </Window>
  )

  it('P1-dialogs closes on Esc if nothing was typed, or the old text is restored', async () => {
    await show(form)
    await type('search', 'looked for')
    await type('person', 'Ines')
    await type('person', 'Inès')
    await press('Escape')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('P1-dialogs asks before Esc discards what was typed, and keeps it', async () => {
    await show(form)
    await type('person', 'Inès Carpentier')
    await press('Escape')
    expect(onClose).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Discard your changes?')
    await click(button('Keep editing'))
    expect(field('person').value).toBe('Inès Carpentier')
    await press('Escape')
    await press('Escape')
    expect(onClose, 'Esc answers the question with no').not.toHaveBeenCalled()
    expect(document.body.textContent).not.toContain('Discard your changes?')
  })

  it('P1-dialogs asks before the cross discards what was typed, and closes on confirmation', async () => {
    await show(form)
    await type('person', 'Noémie')
    await click(document.querySelector('[aria-label=Close]'))
    expect(onClose).not.toHaveBeenCalled()
    await click(button('Discard'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('gives the focus back to what opened it, also where it leaves the page with its content', async () => {
    const opener = (
      <button key="opener" type="button">
        Open
      </button>
    )
    await show([opener])
    button('Open')!.focus()
    await show([opener, form])
    field('person').focus()
    await show([opener])
    await act(async () => new Promise((done) => setTimeout(done, 5)))
    expect(document.activeElement).toBe(button('Open'))
  })

  it("P1-dialogs counts tags, which aren't text of a field", async () => {
    await show(form)
    const tags = document.querySelector('.mantine-TagsInput-inputField') as HTMLInputElement
    tags.name = 'tag'
    await type('tag', 'design')
    await press('Enter', tags)
    await press('Escape')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('P1-dialogs asks on a click outside', async () => {
    await show(form)
    await type('person', 'Noémie')
    await clickOutside(kind)
    expect(onClose).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Discard your changes?')
    expect(field('person').value).toBe('Noémie')
  })
})
