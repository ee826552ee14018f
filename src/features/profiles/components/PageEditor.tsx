import { Button, Group, SegmentedControl } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import parts from './Profile.module.css'
import { ProfileConflict } from './ProfileConflict.tsx'
import columns from './ProfileEditor.module.css'

interface Props {
  editor: {
    form: { validate: () => { hasErrors: boolean } }
    isDirty: boolean
    isSaving: boolean
    isConflict: boolean
    save: (event: FormEvent<HTMLFormElement>) => void
    reset: () => void
    loadNewer: () => void
    overwrite: () => void
  }
  say: (
    word: 'view' | 'write' | 'preview' | 'conflict' | 'reset' | 'save' | 'unsaved' | 'stay' | 'leave',
  ) => string
  /** The page as it would look with the current input. */
  preview: () => ReactNode
  children: ReactNode
}

/** A page an organization writes about itself, next to a preview. */
export function PageEditor({ editor, say, preview, children }: Props) {
  const [view, setView] = useState<'write' | 'preview'>('write')
  return (
    <form
      onSubmit={(event) => {
        // Errors are shown at the fields, which the preview doesn't have.
        if (editor.form.validate().hasErrors) setView('write')
        editor.save(event)
      }}
      noValidate
    >
      <SegmentedControl
        mb="lg"
        aria-label={say('view')}
        value={view}
        onChange={(value) => setView(value as typeof view)}
        data={[
          { value: 'write', label: say('write') },
          { value: 'preview', label: say('preview') },
        ]}
      />
      {editor.isConflict && (
        <ProfileConflict
          title={say('conflict')}
          isBusy={editor.isSaving}
          onLoad={editor.loadNewer}
          onOverwrite={editor.overwrite}
        />
      )}
      {view === 'preview' ? preview() : <div className={columns.columns}>{children}</div>}
      <Group gap="sm" justify="flex-end" className={parts.bar} data-idle={!editor.isDirty || undefined}>
        <Button variant="default" disabled={!editor.isDirty} onClick={editor.reset}>
          {say('reset')}
        </Button>
        <Button type="submit" disabled={!editor.isDirty} loading={editor.isSaving}>
          {say('save')}
        </Button>
      </Group>
      <UnsavedChanges
        isDirty={editor.isDirty}
        question={say('unsaved')}
        stay={say('stay')}
        leave={say('leave')}
      />
    </form>
  )
}
