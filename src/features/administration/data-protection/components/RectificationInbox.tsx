import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timeAgo } from '../../../../lib/dates.ts'
import { formatList } from '../../../../lib/formats/lists.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { OpenRequest } from '../api/answers.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

/** Open correction requests, oldest first. */
export function RectificationInbox({ requests }: { requests: OpenRequest[] }) {
  const { t } = useTranslation('dataProtection')
  const [answered, setAnswered] = useState<OpenRequest>()
  return (
    <section>
      <Title order={2} mb="md">
        {t('requests.title')}
      </Title>
      {requests.length === 0 && <Text c="dimmed">{t('requests.none')}</Text>}
      <Stack gap="md">
        {requests.map((request) => (
          <Asked key={request.id} request={request} onAnswer={() => setAnswered(request)} />
        ))}
      </Stack>
      {answered && <AnswerDialog request={answered} onClose={() => setAnswered(undefined)} />}
    </section>
  )
}

function Asked({ request, onAnswer }: { request: OpenRequest; onAnswer: () => void }) {
  const { t } = useTranslation('dataProtection')
  const { t: tOwn } = useTranslation('myData')
  const path = useAreaPath()
  const { userId, name, email, about, body, createdAt, certificateNames: names } = request
  return (
    <Card padding="lg">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 20rem">
          <Text fw={600}>{tOwn(`rectification.subjects.${about}`)}</Text>
          <Text size="sm" c="dimmed">
            {t('requests.asked', { name: name || email, email, when: timeAgo(createdAt) })}
          </Text>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Text>
          {names && (
            <Text size="sm" c="dimmed">
              {names.length
                ? t('requests.certificateNames', { names: formatList(names), name })
                : t('requests.noCertificates')}
            </Text>
          )}
          <Anchor component={Link} to={path(`/users/${userId}`)} size="sm">
            {t('requests.open', { name: name || email })}
          </Anchor>
        </Stack>
        <Button
          variant="default"
          onClick={onAnswer}
          aria-label={t('requests.answerTo', { name: name || email })}
        >
          {t('requests.answer')}
        </Button>
      </Group>
    </Card>
  )
}
