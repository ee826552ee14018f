// @vitest-environment jsdom
import { TagsInput, TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { SidePanel } from './SidePanel.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const onClose = vi.fn()
beforeEach(() => void onClose.mockReset())

const button = (name: string) => screen.getByRole('button', { name })
const isAsked = () => document.body.textContent.includes('Discard your changes?')

it('a dialog asks before it drops choices that its owner says were made', async () => {
  const { person } = show(<Dialog opened isEdited onClose={onClose} title="Import" />)
  await person.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await person.click(button('Discard'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

describe.each([
  ['a dialog', Dialog, 'Modal'],
  ['a drawer', SidePanel, 'Drawer'],
] as const)('%s', (_, Window, kind) => {
  const form = (
    <Window opened onClose={onClose} title="Add a student">
      <TextInput label="Person" defaultValue="Inès" />
      <TextInput label="Search" type="search" />
      <TagsInput label="Tags" />
    </Window>
  )
  async function setUp() {
    const { person } = show(form)
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
    async function fill(name: string, text: string): Promise<void> {
      await person.click(field(name))
      await person.clear(field(name))
      await person.paste(text)
    }
    return { person, field, fill }
  }

  it('P1-dialogs closes on Esc if nothing was typed, or the old text is restored', async () => {
    const { person, fill } = await setUp()
    await fill('Search', 'looked for')
    await fill('Person', 'Ines')
    await fill('Person', 'Inès')
    await person.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('P1-dialogs asks before Esc discards what was typed, and keeps it', async () => {
    const { person, field, fill } = await setUp()
    await fill('Person', 'Inès Carpentier')
    await person.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(isAsked()).toBe(true)
    await person.click(button('Keep editing'))
    expect(field('Person').value).toBe('Inès Carpentier')
    await person.keyboard('{Escape}')
    await person.keyboard('{Escape}')
    expect(onClose, 'Esc answers the question with no').not.toHaveBeenCalled()
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  it('P1-dialogs asks before the cross discards what was typed, and closes on confirmation', async () => {
    const { person, fill } = await setUp()
    await fill('Person', 'Noémie')
    await person.click(button('Close'))
    expect(onClose).not.toHaveBeenCalled()
    await person.click(button('Discard'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('gives the focus back to what opened it, also where it leaves the page with its content', async () => {
    function Opener() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && (
            <Window opened onClose={onClose} title="Add a student">
              <button type="button" onClick={() => setOpen(false)}>
                Done
              </button>
            </Window>
          )}
        </>
      )
    }
    const { person } = show(<Opener />)
    await person.click(button('Open'))
    await person.click(button('Done'))
    await waitFor(() => expect(document.activeElement).toBe(button('Open')))
  })

  it("P1-dialogs counts tags, which aren't text of a field", async () => {
    const { person } = await setUp()
    await person.click(screen.getByRole('combobox'))
    await person.paste('design')
    await person.keyboard('{Enter}')
    await person.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('P1-dialogs asks on a click outside', async () => {
    const { person, field, fill } = await setUp()
    await fill('Person', 'Noémie')
    await person.click(document.querySelector(`.mantine-${kind}-overlay`)!)
    expect(onClose).not.toHaveBeenCalled()
    expect(isAsked()).toBe(true)
    expect(field('Person').value).toBe('Noémie')
  })
})
