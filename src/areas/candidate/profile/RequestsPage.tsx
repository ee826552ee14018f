import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { ContactRequest } from '../../../features/hiring/contacts/api/answers.ts'
import { requestsQuery } from '../../../features/hiring/contacts/api/get-requests.ts'
import { AcceptDialog } from '../../../features/hiring/contacts/components/AcceptDialog.tsx'
import { DeclineDialog } from '../../../features/hiring/contacts/components/DeclineDialog.tsx'
import { RequestCard } from '../../../features/hiring/contacts/components/RequestCard.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import lists from '../../../ui/Lists.module.css'
import { LoadState } from '../../../ui/LoadState.tsx'

/** Companies that ask the candidate for contact. */
export function RequestsPage() {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const query = useQuery(requestsQuery(useSignedIn().id))
  const { data } = query
  const [answered, setAnswered] = useState<{ request: ContactRequest; isAccepted: boolean }>()
  if (data === undefined) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={2} />} />
  if (data.length === 0)
    return (
      <EmptyState
        drawing={<Drawing of="requests" />}
        title={t('requests.empty')}
        text={t('requests.emptyText')}
        action={<LinkButton to={path('/profile/consent')}>{t('requests.emptyAction')}</LinkButton>}
      />
    )
  const Answer = answered?.isAccepted ? AcceptDialog : DeclineDialog
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('requests.intro')}</Text>
      <ul className={lists.list} aria-label={t('requests.label')}>
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
