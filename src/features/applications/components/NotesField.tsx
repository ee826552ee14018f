import { Group, SegmentedControl, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import type { CardFields } from '../form.ts'
import classes from './CardEditor.module.css'

/** Markdown, written and as it will look. */
export function NotesField({ form }: { form: UseFormReturnType<CardFields> }) {
  const { t } = useTranslation('applications')
  const [mode, setMode] = useState<'write' | 'read'>(form.values.notes ? 'read' : 'write')
  const id = useId()
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <label htmlFor={id}>
          <strong>{t('fields.notes')}</strong>
        </label>
        <SegmentedControl
          size="xs"
          aria-label={t('fields.notes')}
          value={mode}
          onChange={(next) => setMode(next as 'write' | 'read')}
          data={[
            { value: 'write', label: t('card.write') },
            { value: 'read', label: t('card.read') },
          ]}
        />
      </Group>
      {mode === 'write' ? (
        <Textarea
          id={id}
          autosize
          minRows={5}
          maxRows={18}
          description={t('card.markdown')}
          inputWrapperOrder={['input', 'description', 'error']}
          {...form.getInputProps('notes')}
        />
      ) : (
        <div className={classes.notes}>
          <Markdown>{form.values.notes || t('card.noNotes')}</Markdown>
        </div>
      )}
    </div>
  )
}
