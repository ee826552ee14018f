import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { type MyOrganization, myOrganizationsQuery } from '../api/get-my-organizations.ts'
import { RequestForm } from './RequestForm.tsx'
import { RequestQuestions } from './RequestQuestions.tsx'
import { RequestSteps } from './RequestSteps.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { SuspensionNotice } from './SuspensionNotice.tsx'

/** The status of a partner's access request, and what happens next. */
export function RequestCard() {
  const { t } = useTranslation('welcome')
  const { id } = useSignedIn()
  const query = useQuery(myOrganizationsQuery(id))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<Skeleton height={220} radius="lg" />} />
  // A suspension takes precedence: it explains why the rest is closed.
  const request = data.find(({ status }) => status === 'suspended') ?? data[0]
  if (!request) return <EmptyState title={t('none.title')} text={t('none.text')} />
  return <Request request={request} />
}

function Request({ request }: { request: MyOrganization }) {
  const { t } = useTranslation('welcome')
  const [isOpen, { open, close }] = useDisclosure()
  const isRejected = request.status === 'rejected'
  const isSuspended = request.status === 'suspended'
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2}>{isSuspended ? request.name : t('request.title')}</Title>
            <Text c="dimmed">
              {!isSuspended && `${request.name} · `}
              {t(`request.for.${request.kind}`)}
            </Text>
          </div>
          <StatusBadge status={request.awaits_answer ? 'asked' : request.status} />
        </Group>
        {isSuspended ? (
          <SuspensionNotice organization={request} />
        ) : (
          <>
            <RequestSteps status={request.status} />
            {request.status === 'pending' && !request.awaits_answer && (
              <Text maw="70ch">{t('request.pending')}</Text>
            )}
            <RequestQuestions request={request} />
          </>
        )}
        {isRejected && (
          <Alert color="red" title={t('request.rejected')}>
            <Text size="md" mb="xs">
              {request.decision_reason}
            </Text>
            <Text size="md">{t('request.rejectedNext')}</Text>
          </Alert>
        )}
        {isOpen ? (
          <RequestForm request={request} onDone={close} />
        ) : (
          !isSuspended && (
            <Button
              variant={isRejected ? 'filled' : 'default'}
              style={{ alignSelf: 'flex-start' }}
              onClick={open}
            >
              {t('request.correct')}
            </Button>
          )
        )}
      </Stack>
    </Card>
  )
}
