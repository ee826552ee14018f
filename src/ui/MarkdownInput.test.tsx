// @vitest-environment jsdom
import { IconTable } from '@tabler/icons-react'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MarkdownInput } from './MarkdownInput.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()
// jsdom can't edit as a browser does; the field then edits by itself, as in browsers without this command.
beforeEach(() => {
  document.execCommand = () => false
})

function Answer({ start = '', ...more }: { start?: string; disabled?: boolean; error?: string }) {
  const [text, setText] = useState(start)
  return <MarkdownInput label="Answer" value={text} onChange={setText} {...more} />
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Answer')

it('formats the selection by button and by shortcut', async () => {
  const { person } = show(<Answer start="A clear goal" />)
  const text = await field()
  text.setSelectionRange(2, 7)
  await person.click(screen.getByRole('button', { name: 'Bold' }))
  expect(text.value).toBe('A **clear** goal')
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('clear')
  await person.keyboard('{Control>}b{/Control}')
  expect(text.value).toBe('A clear goal')
})

it('moves through the buttons with arrow keys, as a single tab stop', async () => {
  const { person } = show(<Answer />)
  const buttons = within(await screen.findByRole('toolbar')).getAllByRole('button')
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]])
  buttons[0]!.focus()
  await person.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(buttons[1])
  await person.keyboard('{End}')
  expect(document.activeElement).toBe(buttons.at(-1))
  await person.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(buttons[0])
})

it('previews what readers will see, and keeps what was typed', async () => {
  const { person } = show(<Answer start={'## Plan\n\n- one\n- two\n\n<img src=x onerror="alert(1)">'} />)
  await person.click(await screen.findByRole('radio', { name: 'Preview' }))
  expect(await screen.findByRole('heading', { name: 'Plan' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two'])
  expect(document.querySelector('[onerror]')).toBeNull()
  await person.click(screen.getByRole('radio', { name: 'Write' }))
  expect((await field()).value).toContain('## Plan')
})

it('says that there is nothing to preview', async () => {
  const { person } = show(<Answer start="  " />)
  await person.click(await screen.findByRole('radio', { name: 'Preview' }))
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(await screen.findByText(/Nothing/)).toBeTruthy()
})

it('ties the error to the field', async () => {
  show(<Answer error="Write at least one sentence." />)
  const text = await field()
  expect(text.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(text.getAttribute('aria-describedby')!.split(' ').at(-1)!)
  expect(described?.textContent).toBe('Write at least one sentence.')
})

it('offers no formatting where nothing can be written', async () => {
  show(<Answer start="Sent" disabled />)
  await field()
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('keeps its shortcuts from the page around it', async () => {
  const onKey = vi.fn()
  document.addEventListener('keydown', onKey)
  const { person } = show(<Answer start="goal" />)
  await person.click(await field())
  await person.keyboard('{Control>}k{/Control}')
  document.removeEventListener('keydown', onKey)
  expect(onKey.mock.calls.map(([event]) => (event as KeyboardEvent).key)).not.toContain('k')
})

it('hands over pasted and dropped images, and leaves everything else to the browser', async () => {
  const taken: string[] = []
  show(
    <MarkdownInput
      label="Answer"
      onChange={() => undefined}
      onPictures={(pictures) => taken.push(...pictures.map(({ name }) => name))}
    />,
  )
  const text = await field()
  const picture = new File(['x'], 'chart.png', { type: 'image/png' })
  const table = new File(['x'], 'table.csv', { type: 'text/csv' })
  expect(fireEvent.paste(text, { clipboardData: { files: [picture, table] } })).toBe(false)
  expect(fireEvent.paste(text, { clipboardData: { files: [table] } })).toBe(true)
  expect(fireEvent.drop(text, { dataTransfer: { files: [picture] } })).toBe(false)
  expect(taken).toEqual(['chart.png', 'chart.png'])
})

it('has the buttons of its own field after the others, reached by arrow keys', async () => {
  const pressed: string[] = []
  const { person } = show(
    <MarkdownInput
      label="Answer"
      value="Words"
      onChange={() => undefined}
      tools={[{ label: 'Table', Icon: IconTable, onPress: ({ value }) => pressed.push(value) }]}
    />,
  )
  screen.getByRole('button', { name: 'Bold' }).focus()
  await person.keyboard('{End}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Table' }))
  await person.keyboard('{Enter}')
  expect(pressed).toEqual(['Words'])
})
