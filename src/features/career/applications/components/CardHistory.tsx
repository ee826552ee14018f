import { ActionIcon, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/moments.ts'
import { DayTimeInput } from '../../../../ui/dates/DayTimeInput.tsx'
import { useNews } from '../api/change-news.ts'
import type { CardEvent } from '../model.ts'
import { useEventText } from '../use-event-text.ts'
import { fromLocalInput, toLocalInput } from '../when.ts'
import classes from './CardEditor.module.css'

interface Props {
  userId: string
  cardId: string
  events: CardEvent[]
}

/** All moves and news, newest first. */
export function CardHistory({ userId, cardId, events }: Props) {
  const { t } = useTranslation('applications')
  const textOf = useEventText()
  const { add, remove } = useNews(userId, cardId)
  const [note, setNote] = useState('')
  const [at, setAt] = useState(() => toLocalInput(new Date().toISOString()))

  function noteNews(): void {
    const happened_at = fromLocalInput(at) ?? new Date().toISOString()
    add.mutate({ note: note.trim(), happened_at }, { onSuccess: () => setNote('') })
  }

  return (
    <section>
      <Title order={3} mb="xs">
        {t('history.title')}
      </Title>
      <Stack gap="xs" mb="md">
        <div className={classes.pair}>
          <TextInput
            label={t('history.news')}
            placeholder={t('history.placeholder')}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <DayTimeInput label={t('history.when')} value={at} onChange={setAt} />
        </div>
        <Group>
          <Button
            variant="default"
            size="xs"
            disabled={!note.trim() || !at}
            loading={add.isPending}
            onClick={noteNews}
          >
            {t('history.add')}
          </Button>
        </Group>
      </Stack>
      <ol className={classes.list}>
        {events.map((event) => (
          <li key={event.id} className={classes.event} data-kind={event.kind}>
            <div>
              <p>{textOf(event)}</p>
              <Text size="sm" c="dimmed">
                {formatMoment(event.happened_at)}
              </Text>
            </div>
            {event.kind === 'news' && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('history.remove', { note: event.note })}
                onClick={() => remove.mutate(event.id)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
