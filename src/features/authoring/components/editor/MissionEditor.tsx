import { Tabs } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import tabs from '../../../../ui/LinkTabs.module.css'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import type { Mission } from '../../api/get-mission.ts'
import { readDraft } from '../../model/read-draft.ts'
import { useDraftSaver } from '../../use-draft-saver.ts'
import { useDroppedFiles } from '../../use-dropped-files.ts'
import { EditorProvider, type EditorTab, editorTabs, useEditing } from '../../use-editor.ts'
import { LanguagesTab } from '../languages/LanguagesTab.tsx'
import { MapTab } from '../map/MapTab.tsx'
import { PublishTab } from '../publish/PublishTab.tsx'
import { StepsTab } from '../steps/StepsTab.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
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
  const editor = useEditing(readDraft(mission.draft), mission.organization_id)
  const { saver, state } = useDraftSaver(mission.id, editor.content, mission.draft_revision)
  const { attachments } = editor
  const isSending = useSyncExternalStore(attachments.subscribe, attachments.isSending)
  useDroppedFiles(editor.content, () => saver.flush())
  // Ignores text fields by default: the browser handles undo there.
  useHotkeys([
    ['mod+Z', editor.undo],
    ['mod+shift+Z', editor.redo],
  ])
  return (
    <EditorProvider value={editor}>
      <EditorHeader mission={mission} saving={state} onRetry={() => void saver.flush()} />
      {state.status === 'conflict' && (
        <ConflictNotice missionId={mission.id} saver={saver} onReload={onReload} />
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
          <PublishTab mission={mission} onSave={() => saver.flush()} />
        </Tabs.Panel>
      </Tabs>
      <UnsavedChanges
        isDirty={state.status !== 'saved' || isSending}
        question={t('editor.unsaved')}
        stay={t('editor.stay')}
        leave={t('editor.leave')}
      />
    </EditorProvider>
  )
}
