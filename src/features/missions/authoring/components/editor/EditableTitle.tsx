import { ActionIcon, Group, Textarea, Title, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../../use-editor.ts'
import classes from './MissionEditor.module.css'

/** The title, edited in place and saved while it is typed; Escape restores the previous one. */
export function EditableTitle() {
  const { t } = useTranslation('authoring')
  const { content, edit } = useEditor()
  const [before, setBefore] = useState<string>()
  const pencil = useRef<HTMLButtonElement>(null)
  const set = (title: string) => edit('title', (now) => ({ ...now, title }))
  function finish(): void {
    setBefore(undefined)
    // The button is back once the field is gone.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape' && before !== undefined) set(before)
    finish()
  }
  if (before !== undefined) {
    return (
      <Title order={1} className={classes.title}>
        <Textarea
          autoFocus
          variant="unstyled"
          autosize
          minRows={1}
          aria-label={t('facts.missionTitle')}
          placeholder={t('list.untitled')}
          maxLength={120}
          classNames={{ input: classes.titleInput }}
          value={content.title}
          onChange={(event) => set(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={onKey}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setBefore(undefined)}
        />
      </Title>
    )
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Title order={1} className={classes.heading} onClick={() => setBefore(content.title)}>
        {content.title.trim() || t('list.untitled')}
      </Title>
      <Tooltip label={t('editor.editTitle')}>
        <ActionIcon
          ref={pencil}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('editor.editTitle')}
          onClick={() => setBefore(content.title)}
        >
          <IconPencil size={18} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
