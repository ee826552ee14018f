import { Tabs } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useAutosaveState } from '../../../../../lib/autosave/use-autosave.ts'
import tabs from '../../../../../ui/LinkTabs.module.css'
import { SaveConflict } from '../../../../../ui/SaveConflict.tsx'
import { UnsavedChanges } from '../../../../../ui/UnsavedChanges.tsx'
import type { Mission } from '../../api/get-mission.ts'
import { useDraftAutosave } from '../../use-draft-autosave.ts'
import { useDroppedFiles } from '../../use-dropped-files.ts'
import { EditorProvider, type EditorTab, editorTabs, useEditing } from '../../use-editor.ts'
import { useSaving } from '../../use-saving.ts'
import { LanguagesTab } from '../languages/LanguagesTab.tsx'
import { MapTab } from '../map/MapTab.tsx'
import { PublishTab } from '../publish/PublishTab.tsx'
import { StepsTab } from '../steps/StepsTab.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { FactsTab } from './FactsTab.tsx'
import { NotesTab } from './NotesTab.tsx'
import { RubricTab } from './RubricTab.tsx'
import { ToFix } from './ToFix.tsx'
import { ToTranslate } from './ToTranslate.tsx'

const badges: Partial<Record<EditorTab, ReactNode>> = { languages: <ToTranslate />, publish: <ToFix /> }

interface Props {
  mission: Mission
  onReload: () => Promise<void>
}

export function MissionEditor({ mission, onReload }: Props) {
  const { t } = useTranslation('authoring')
  const autosave = useDraftAutosave(mission)
  const state = useAutosaveState(autosave)
  const editor = useEditing(state.content, mission.organization_id)
  const { attachments, content } = editor
  const given = useRef(content)
  useEffect(() => {
    if (given.current === content) return
    given.current = content
    autosave.change(content)
  }, [autosave, content])
  const saving = useSaving(mission.id, state)
  const isSending = useSyncExternalStore(attachments.subscribe, attachments.isSending)
  useDroppedFiles(content, () => autosave.flush())
  // Ignores text fields by default: the browser handles undo there.
  useHotkeys([
    ['mod+Z', editor.undo],
    ['mod+shift+Z', editor.redo],
  ])
  return (
    <EditorProvider value={editor}>
      <EditorHeader mission={mission} saving={saving} onRetry={autosave.flush} />
      {state.status === 'conflict' && (
        <SaveConflict
          mb="lg"
          onKeepMine={() => autosave.resolve('mine')}
          onTakeTheirs={async () => {
            await autosave.resolve('theirs')
            await onReload()
          }}
        />
      )}
      <Tabs
        value={editor.tab}
        onChange={(tab) => editor.goTo({ tab: tab as EditorTab, step: editor.step?.id })}
        keepMounted={false}
        unstyled
        classNames={{ list: tabs.tabs, tab: tabs.tab }}
      >
        <Tabs.List aria-label={t('editor.tabs')} data-scrolls>
          {editorTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} rightSection={badges[tab]}>
              {t(`editor.tab.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="steps">
          <StepsTab />
        </Tabs.Panel>
        <Tabs.Panel value="facts">
          <FactsTab />
        </Tabs.Panel>
        <Tabs.Panel value="rubric">
          <RubricTab />
        </Tabs.Panel>
        <Tabs.Panel value="notes">
          <NotesTab />
        </Tabs.Panel>
        <Tabs.Panel value="map">
          <MapTab />
        </Tabs.Panel>
        <Tabs.Panel value="languages">
          <LanguagesTab />
        </Tabs.Panel>
        <Tabs.Panel value="publish">
          <PublishTab mission={mission} onSave={() => autosave.flush()} />
        </Tabs.Panel>
      </Tabs>
      <UnsavedChanges
        isDirty={saving.status !== 'saved' || isSending}
        question={t('editor.unsaved')}
        stay={t('editor.stay')}
        leave={t('editor.leave')}
      />
    </EditorProvider>
  )
}
