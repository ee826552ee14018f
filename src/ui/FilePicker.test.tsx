// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { FilePicker, FilesPicker } from './FilePicker.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })

it('the same file can be picked again after it was fixed', async () => {
  const onPick = vi.fn()
  const { person } = show(
    <FilePicker accept=".pdf" onPick={onPick}>
      {(props) => <button {...props}>Add a file</button>}
    </FilePicker>,
  )
  const letter = file('letter.pdf')
  await person.upload(input(), letter)
  await person.upload(input(), letter)
  expect(onPick.mock.calls).toEqual([[letter], [letter]])
  await person.upload(input(), new File(['x'], 'photo.png', { type: 'image/png' }))
  expect(onPick).toHaveBeenCalledTimes(2)
})

it('several files are picked together, and none if the person cancels', async () => {
  const onPick = vi.fn()
  const { person } = show(
    <FilesPicker onPick={onPick}>{(props) => <button {...props}>Add files</button>}</FilesPicker>,
  )
  const files = [file('a.pdf'), file('b.pdf')]
  await person.upload(input(), files)
  expect(onPick.mock.calls).toEqual([[files]])
  await person.upload(input(), [])
  expect(onPick).toHaveBeenCalledTimes(1)
})
