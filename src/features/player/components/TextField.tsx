import { Group, SegmentedControl, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import { countWords } from '../play.ts'

interface Props {
  text: string
  isEditable: boolean
  onChange: (text: string) => void
}

/** Work that is written here, with a look at how it will be read. */
export function TextField({ text, isEditable, onChange }: Props) {
  const { t } = useTranslation('player')
  const [view, setView] = useState<'write' | 'preview'>('write')
  if (!isEditable) {
    return text.trim() ? <Markdown>{text}</Markdown> : <Text c="dimmed">{t('deliverable.nothing')}</Text>
  }
  return (
    <div>
      <Group justify="space-between" mb="sm">
        <SegmentedControl
          aria-label={t('deliverable.view')}
          value={view}
          onChange={(value) => setView(value as typeof view)}
          data={[
            { value: 'write', label: t('deliverable.write') },
            { value: 'preview', label: t('deliverable.preview') },
          ]}
        />
        <Text size="sm" c="dimmed">
          {t('deliverable.words', { count: countWords(text) })}
        </Text>
      </Group>
      {view === 'write' ? (
        <Textarea
          label={t('deliverable.text')}
          description={t('deliverable.textHint')}
          autosize
          minRows={10}
          maxRows={30}
          maxLength={100_000}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : text.trim() ? (
        <Markdown>{text}</Markdown>
      ) : (
        <Text c="dimmed">{t('deliverable.emptyPreview')}</Text>
      )}
    </div>
  )
}
