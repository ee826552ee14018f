import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { type Me, useMe } from '../../session/use-me.ts'
import { adminInvitationQuery, useAcceptAdminInvitation } from '../api/admin-invitation.ts'
import { Doors, WrongAddress } from './InvitedAddress.tsx'

/** Where the link of an administrator invitation leads, signed in or not. */
export function JoinAdministrators() {
  const { t } = useTranslation('team')
  const { t: tCommon } = useTranslation()
  const { token = '' } = useParams()
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const query = adminInvitationQuery(token, me?.id)
  const { data: invitation, error, refetch } = useQuery({ ...query, enabled: state.status !== 'loading' })
  useDocumentTitle(t('joinAdmins.page'))
  if (error && !invitation) return <LoadFailure error={error} onRetry={refetch} />
  if (invitation === undefined) return <CardsSkeleton tiles={1} rows={0} />
  if (!invitation) {
    return (
      <EmptyState
        title={t('join.gone')}
        text={t('joinAdmins.goneText')}
        action={<LinkButton to={paths.dashboard}>{t('join.dashboard')}</LinkButton>}
      />
    )
  }
  const { invitedBy, expiresAt, isExpired, isMine, address } = invitation
  return (
    <Card padding="xl" maw={640} mx="auto" my="xl">
      <Stack gap="md">
        <Title order={1}>{t('joinAdmins.title', { product: tCommon('product') })}</Title>
        <Text size="lg">{t(invitedBy ? 'joinAdmins.by' : 'joinAdmins.byNobody', { name: invitedBy })}</Text>
        <Text c="dimmed">{t('joinAdmins.factor')}</Text>
        {isExpired ? (
          <Text role="status">{t('join.expired', { date: formatDate(expiresAt) })}</Text>
        ) : (
          <>
            {!me && <Doors address={address} />}
            {me && !isMine && <WrongAddress me={me} address={address} />}
            {me && isMine && <Accept token={token} me={me} />}
            <Text size="sm" c="dimmed">
              {t('join.until', { date: formatDate(expiresAt) })}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  )
}

function Accept({ token, me }: { token: string; me: Me }) {
  const { t } = useTranslation('team')
  const navigate = useNavigate()
  const accept = useAcceptAdminInvitation(token, me.id)
  const onSuccess = () => navigate(paths.adminDashboard)
  return (
    <div>
      <Button
        size="md"
        loading={accept.isPending}
        onClick={() => accept.mutate(undefined, { onError: toast.error, onSuccess })}
      >
        {t('joinAdmins.accept')}
      </Button>
    </div>
  )
}
