import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../../../ui/LoadFailure.tsx'
import { inviteesQuery } from '../../api/get-invitees.ts'
import type { Mission } from '../../api/get-mission.ts'
import { InviteesTable } from './InviteesTable.tsx'
import { InviteForm } from './InviteForm.tsx'

/** Who an invitation-only mission is open to. */
export function Invitations({ mission: { id, status } }: { mission: Mission }) {
  const { t } = useTranslation('authoring')
  const isPublished = status === 'published'
  const { data, error, refetch } = useQuery({ ...inviteesQuery(id), enabled: isPublished })
  return (
    <Card padding="lg" component="section" aria-labelledby="invitations-title">
      <Stack gap="md">
        <Title order={3} id="invitations-title">
          {t('invitations.title')}
        </Title>
        {!isPublished && <Text c="dimmed">{t('invitations.publishFirst')}</Text>}
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {isPublished && !data && !error && <CardsSkeleton tiles={1} />}
        {data && (
          <>
            <InviteForm missionId={id} known={data.flatMap(({ email }) => email ?? [])} />
            {data.length === 0 ? (
              <Text c="dimmed">{t('invitations.none')}</Text>
            ) : (
              <InviteesTable missionId={id} invitees={data} />
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
