import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import classes from '../../../../ui/WrittenMessage.module.css'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { myMessagesQuery, type OwnMessage } from '../api/get-my-messages.ts'
import type { ContactTopic } from '../model.ts'

/** The person's messages and the replies. */
export function OwnMessages() {
  const { t } = useTranslation('help')
  const query = useQuery(myMessagesQuery(useSignedIn().id))
  const { data } = query
  return (
    <section aria-labelledby="mine">
      <Title order={2} id="mine" mb="md">
        {t('feedback.mine')}
      </Title>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={2} />} />
      {data?.length === 0 && <EmptyState compact title={t('feedback.none')} text={t('feedback.noneText')} />}
      <Stack gap="md" maw={680}>
        {data?.map((message) => (
          <Own key={message.id} message={message} />
        ))}
      </Stack>
    </section>
  )
}

function Own({ message }: { message: OwnMessage }) {
  const { t } = useTranslation('help')
  return (
    <Card padding="lg" component="article">
      <Group gap="sm" mb="xs">
        <Badge variant="light" c="var(--brand-text)">
          {t(`topics.${message.topic as ContactTopic}`)}
        </Badge>
        <Text size="sm" c="dimmed">
          {timeAgo(message.created_at)}
        </Text>
      </Group>
      <Text className={classes.words}>{message.message}</Text>
      {message.inbox_answers.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('feedback.waiting')}
        </Text>
      )}
      {message.inbox_answers.map((answer) => (
        <div key={answer.id} className={classes.answer}>
          <Text size="sm" c="dimmed">
            {t('feedback.answered', { when: timeAgo(answer.created_at) })}
          </Text>
          <Text className={classes.words}>{answer.answer}</Text>
        </div>
      ))}
    </Card>
  )
}
