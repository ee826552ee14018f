// @vitest-environment jsdom

import { IconTable } from '@tabler/icons-react'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import en from '../i18n/en/common.ts'
import { MarkdownInput } from './MarkdownInput.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text')

it('hands over pasted and dropped images, and leaves everything else to the browser', () => {
  const taken: string[] = []
  show(
    <MarkdownInput
      label="Text"
      onChange={() => undefined}
      onPictures={(pictures) => taken.push(...pictures.map(({ name }) => name))}
    />,
  )
  const picture = new File(['x'], 'chart.png', { type: 'image/png' })
  const table = new File(['x'], 'table.csv', { type: 'text/csv' })
  expect(fireEvent.paste(field(), { clipboardData: { files: [picture, table] } })).toBe(false)
  expect(fireEvent.paste(field(), { clipboardData: { files: [table] } })).toBe(true)
  expect(fireEvent.drop(field(), { dataTransfer: { files: [picture] } })).toBe(false)
  expect(taken).toEqual(['chart.png', 'chart.png'])
})

it('has the buttons of its own field after the others, reached by arrow keys', async () => {
  const pressed: string[] = []
  const { person } = show(
    <MarkdownInput
      label="Text"
      value="Words"
      onChange={() => undefined}
      tools={[{ label: 'Table', Icon: IconTable, onPress: ({ value }) => pressed.push(value) }]}
    />,
  )
  screen.getByRole('button', { name: en.markdown.bold }).focus()
  await person.keyboard('{End}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Table' }))
  await person.keyboard('{Enter}')
  expect(pressed).toEqual(['Words'])
})
