import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/moments.ts'
import lists from '../../../../ui/Lists.module.css'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { MentorshipPage, Session } from '../api/answers.ts'
import { useRemoveSession } from '../api/change-sessions.ts'
import classes from './Mentoring.module.css'
import { SessionDialog } from './SessionDialog.tsx'

interface Props {
  mentorship: MentorshipPage
  isOpen: boolean
}

/** Past and upcoming sessions, with notes. */
export function Sessions({ mentorship: { id, sessionList }, isOpen }: Props) {
  const { t } = useTranslation('mentoring')
  const [edited, setEdited] = useState<Session | 'new'>()
  return (
    <Card padding="lg" component="section" aria-labelledby="sessions-title">
      <Group justify="space-between" mb="md">
        <Title order={2} fz="lg" id="sessions-title">
          {t('detail.sessions')}
        </Title>
        {isOpen && (
          <Button onClick={() => setEdited('new')} aria-haspopup="dialog">
            {t('detail.addSession')}
          </Button>
        )}
      </Group>
      {sessionList.length === 0 && <Text c="dimmed">{t('detail.noSessions')}</Text>}
      <ul className={lists.list}>
        {sessionList.map((session) => (
          <SessionItem key={session.id} session={session} isOpen={isOpen} onEdit={() => setEdited(session)} />
        ))}
      </ul>
      {edited && (
        <SessionDialog
          mentorshipId={id}
          session={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

interface ItemProps {
  session: Session
  isOpen: boolean
  onEdit: () => void
}

function SessionItem({ session, isOpen, onEdit }: ItemProps) {
  const { t } = useTranslation('mentoring')
  const { id, startsAt, minutes, notes, ownNote } = session
  const remove = useRemoveSession(() => toast.success({ title: t('detail.removed') }))
  const when = formatMoment(startsAt)
  return (
    <li className={classes.session}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Title order={3} fz="md">
            {when}
          </Title>
          <Text size="sm" c="dimmed">
            {t('detail.minutes', { count: minutes })}
          </Text>
          {new Date(startsAt) > new Date() && (
            <Badge variant="light" tt="none">
              {t('detail.planned')}
            </Badge>
          )}
        </Group>
        {isOpen && (
          <Group gap="xs">
            <Button
              variant="subtle"
              size="compact-md"
              onClick={onEdit}
              aria-haspopup="dialog"
              aria-label={t('detail.editSession', { when })}
            >
              {t('detail.edit')}
            </Button>
            <Button
              variant="subtle"
              size="compact-md"
              c="var(--danger-text)"
              loading={remove.isPending}
              onClick={() => remove.mutate(id)}
              aria-label={t('detail.removeSession', { when })}
            >
              {t('detail.remove')}
            </Button>
          </Group>
        )}
      </Group>
      {notes ? <Markdown>{notes}</Markdown> : <Text c="dimmed">{t('detail.noNotes')}</Text>}
      {ownNote && (
        <Stack gap={4} className={classes.own}>
          <Text size="sm" fw={600}>
            {t('detail.private')}
          </Text>
          <Markdown>{ownNote}</Markdown>
        </Stack>
      )}
    </li>
  )
}
