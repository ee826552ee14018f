// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import en from '../../../../../i18n/en/authoring.ts'
import { i18n } from '../../../../../i18n/i18n.ts'
import { show, standInForBrowser } from '../../../../../ui/testing/show.tsx'
import { emptyMission } from '../../../missions/model.ts'
import { type Editor, EditorProvider } from '../../use-editor.ts'
import { EditableTitle } from './EditableTitle.tsx'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces('authoring'))

function Titled({ title }: { title: string }) {
  const [content, setContent] = useState({ ...emptyMission, title })
  const edit: Editor['edit'] = (_what, change) => setContent(change)
  return (
    <EditorProvider value={{ content, edit } as Editor}>
      <EditableTitle />
    </EditorProvider>
  )
}

const pencil = () => screen.getByRole('button', { name: en.editor.editTitle })
const field = () => screen.getByRole('textbox', { name: en.facts.missionTitle })
const heading = () => screen.getByRole('heading', { level: 1 })

it('is edited in place; Enter keeps it and returns the focus', async () => {
  const { person } = show(<Titled title="Rescue a launch" />)
  await person.click(pencil())
  expect(document.activeElement).toBe(field())
  // What was there is selected, so that typing replaces it.
  await person.keyboard('Save a launch{Enter}')
  expect(heading().textContent).toBe('Save a launch')
  await waitFor(() => expect(document.activeElement).toBe(pencil()))
})

it('is restored by Escape', async () => {
  const { person } = show(<Titled title="Rescue a launch" />)
  await person.click(heading())
  await person.keyboard('Nonsense{Escape}')
  expect(heading().textContent).toBe('Rescue a launch')
})

it('says when a mission has none yet, and keeps what was typed when the focus moves on', async () => {
  const { person } = show(<Titled title=" " />)
  expect(heading().textContent).toBe(en.list.untitled)
  await person.click(pencil())
  await person.keyboard('Rescue a launch')
  await person.tab()
  expect(heading().textContent).toBe('Rescue a launch')
})
