import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import { myOrganizationsQuery, type Organization } from '../api/get-my-organizations.ts'
import { RequestForm } from './RequestForm.tsx'
import { RequestSteps } from './RequestSteps.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Where a partner's request stands, and what happens next. */
export function RequestCard() {
  const { t } = useTranslation('welcome')
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(myOrganizationsQuery(id))
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={220} radius="lg" />
  const request = data[0]
  if (!request) return <EmptyState title={t('none.title')} text={t('none.text')} />
  return <Request request={request} />
}

function Request({ request }: { request: Organization }) {
  const { t } = useTranslation('welcome')
  const [isOpen, { open, close }] = useDisclosure()
  const isRejected = request.status === 'rejected'
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2}>{t('request.title')}</Title>
            <Text c="dimmed">
              {request.name} · {t(`request.for.${request.kind}`)}
            </Text>
          </div>
          <StatusBadge status={request.status} />
        </Group>
        <RequestSteps status={request.status} />
        {request.status === 'pending' && <Text maw="70ch">{t('request.pending')}</Text>}
        {request.status === 'suspended' && <Alert color="red">{t('request.suspended')}</Alert>}
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
          request.status !== 'suspended' && (
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
