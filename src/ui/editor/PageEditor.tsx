import { Button, Group, SegmentedControl } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form } from '../Form.tsx'
import { FormConflict } from '../SaveConflict.tsx'
import { UnsavedChanges } from '../UnsavedChanges.tsx'
import classes from './Editor.module.css'

interface Props {
  editor: {
    form: { validate: () => { hasErrors: boolean } }
    isDirty: boolean
    isSaving: boolean
    conflicts: number
    submit: (event: FormEvent) => void
    reset: () => void
    keepMine: () => unknown
    takeTheirs: () => unknown
  }
  say: (word: 'view' | 'write' | 'preview' | 'reset' | 'save' | 'unsaved' | 'stay' | 'leave') => string
  /** The page as it would look with the current input. */
  preview: () => ReactNode
  children: ReactNode
}

/** A page an organization writes about itself, next to a preview. */
export function PageEditor({ editor, say, preview, children }: Props) {
  const [view, setView] = useState<'write' | 'preview'>('write')
  return (
    <Form
      onSubmit={(event) => {
        // Errors are shown at the fields, which the preview doesn't have.
        if (editor.form.validate().hasErrors) setView('write')
        editor.submit(event)
      }}
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
      <FormConflict editor={editor} mb="lg" />
      {view === 'preview' ? preview() : <div className={classes.columns}>{children}</div>}
      <Group gap="sm" justify="flex-end" className={classes.bar} data-idle={!editor.isDirty || undefined}>
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
    </Form>
  )
}
