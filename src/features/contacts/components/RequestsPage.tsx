import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { requestsQuery } from '../api/get-requests.ts'
import type { ContactRequest } from '../model.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import classes from './Contacts.module.css'
import { DeclineDialog } from './DeclineDialog.tsx'
import { RequestCard } from './RequestCard.tsx'

/** Companies that ask the candidate for contact. */
export function RequestsPage() {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(requestsQuery(useSignedIn().id))
  const [answered, setAnswered] = useState<{ request: ContactRequest; isAccepted: boolean }>()
  if (data === undefined && error) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <CardsSkeleton tiles={1} rows={2} />
  if (data.length === 0)
    return (
      <EmptyState
        title={t('requests.empty')}
        text={t('requests.emptyText')}
        action={<LinkButton to={path('/profile/consent')}>{t('requests.emptyAction')}</LinkButton>}
      />
    )
  const Answer = answered?.isAccepted ? AcceptDialog : DeclineDialog
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('requests.intro')}</Text>
      <ul className={classes.list} aria-label={t('requests.label')}>
        {data.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            onAccept={() => setAnswered({ request, isAccepted: true })}
            onDecline={() => setAnswered({ request, isAccepted: false })}
          />
        ))}
      </ul>
      {answered && <Answer request={answered.request} onClose={() => setAnswered(undefined)} />}
    </Stack>
  )
}
