import { Badge, Button, Card, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { toast } from '../../../../ui/toast.ts'
import classes from '../../../../ui/WrittenMessage.module.css'
import type { Inbox, InboxMessage } from '../api/answers.ts'
import { useChangeMessage } from '../api/inbox.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

interface Props {
  message: InboxMessage
  admins: Inbox['admins']
}

/** One message with its replies and all actions. */
export function MessageCard({ message, admins }: Props) {
  const { t } = useTranslation('inbox')
  const { t: tHelp } = useTranslation('help')
  const [isAnswering, setAnswering] = useState(false)
  const change = useChangeMessage('toast')
  const { id, name, email, source, status, answers } = message
  const isArchived = status === 'archived'
  const archive = () =>
    change.mutate(
      { id, isArchived: !isArchived },
      { onSuccess: () => toast.success({ title: t(isArchived ? 'reopened' : 'archived') }) },
    )
  return (
    <Card padding="lg" component="article">
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <div>
          <Title order={2} fz="md">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {[email, message.user_id && t('account'), timeAgo(message.created_at)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Group gap={6}>
          <Badge variant="light" c="var(--brand-text)">
            {t(`sources.${source}`)}
          </Badge>
          <Badge variant="outline" c="dimmed" color="gray">
            {tHelp(`topics.${message.topic}`)}
          </Badge>
        </Group>
      </Group>
      <Text className={classes.words}>{message.message}</Text>
      {message.page && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('about', { page: message.page })}
        </Text>
      )}
      {answers.map((answer) => (
        <div key={answer.id} className={classes.answer}>
          <Text size="sm" c="dimmed">
            {t('answered', { name: answer.by || noValue, when: timeAgo(answer.created_at) })}
          </Text>
          <Text className={classes.words}>{answer.answer}</Text>
        </div>
      ))}
      <Group justify="space-between" align="flex-end" gap="sm" mt="lg">
        <NativeSelect
          label={t('assigned')}
          size="sm"
          value={message.assigned_to ?? ''}
          data={[
            { value: '', label: t('nobody') },
            ...admins.map((admin) => ({ value: admin.id, label: admin.name || noValue })),
          ]}
          onChange={(event) => change.mutate({ id, assignee: event.currentTarget.value || null })}
        />
        <Group gap="sm">
          <Button variant="default" onClick={archive}>
            {t(isArchived ? 'reopen' : 'archive')}
          </Button>
          <Button variant="light" c="var(--brand-text)" onClick={() => setAnswering(true)}>
            {t(answers.length > 0 ? 'answerAgain' : 'answer')}
          </Button>
        </Group>
      </Group>
      <AnswerDialog message={message} isOpen={isAnswering} onClose={() => setAnswering(false)} />
    </Card>
  )
}
