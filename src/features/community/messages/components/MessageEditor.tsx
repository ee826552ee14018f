import { Button, Group, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Message } from '../api/answers.ts'
import { useChangeMessage } from '../api/change-message.ts'
import { longestMessage } from '../model.ts'
import classes from './MessageLog.module.css'

interface Props {
  message: Message
  thread: string
  onDone: () => void
}

export function MessageEditor({ message, thread, onDone }: Props) {
  const { t } = useTranslation('messages')
  const { id: me } = useSignedIn()
  const [body, setBody] = useState(message.body)
  const change = useChangeMessage(me, thread, 'toast')
  const isFit = body.trim() !== '' && body.length <= longestMessage
  function save(): void {
    if (body.trim() === message.body) onDone()
    else if (isFit) change.mutate({ id: message.id, body }, { onSuccess: onDone })
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    save()
  }
  return (
    <div className={classes.edit}>
      <Textarea
        autoFocus
        autosize
        maxRows={12}
        aria-label={t('message.editing')}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Group gap="xs" justify="flex-end">
        <Button size="compact-md" variant="default" onClick={onDone}>
          {t('message.cancel')}
        </Button>
        <Button size="compact-md" disabled={!isFit} loading={change.isPending} onClick={save}>
          {t('message.save')}
        </Button>
      </Group>
    </div>
  )
}
