import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
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
import { chooseRole } from '../../session/chosen-role.ts'
import { type Me, useMe } from '../../session/use-me.ts'
import { useAnswerInvitation } from '../api/answer-invitation.ts'
import { type Invitation, invitationQuery } from '../api/get-invitation.ts'
import { Doors, WrongAddress } from './InvitedAddress.tsx'

/** Where the link of an invitation leads, signed in or not. */
export function JoinTeam() {
  const { t } = useTranslation('team')
  const { invitationId = '' } = useParams()
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const query = invitationQuery(invitationId, me?.id)
  const { data: invitation, error, refetch } = useQuery({ ...query, enabled: state.status !== 'loading' })
  useDocumentTitle(t('join.page'))
  if (error && !invitation) return <LoadFailure error={error} onRetry={refetch} />
  if (invitation === undefined) return <CardsSkeleton tiles={1} rows={0} />
  if (!invitation) {
    return (
      <EmptyState
        title={t('join.gone')}
        text={t('join.goneText')}
        action={<LinkButton to={paths.dashboard}>{t('join.dashboard')}</LinkButton>}
      />
    )
  }
  return (
    <Card padding="xl" maw={640} mx="auto" my="xl">
      <Stack gap="md">
        <Title order={1}>{t('join.title', { company: invitation.organization })}</Title>
        <Text size="lg">
          {t(invitation.invitedBy ? 'join.by' : 'join.byNobody', {
            name: invitation.invitedBy,
            role: t(`roles.${invitation.role}.name`),
          })}
        </Text>
        <Text c="dimmed">{t(`roles.${invitation.role}.may`)}</Text>
        {invitation.isExpired ? (
          <Text role="status">{t('join.expired', { date: formatDate(invitation.expiresAt) })}</Text>
        ) : (
          <>
            {!me && <Doors address={invitation.address} />}
            {me && !invitation.isMine && <WrongAddress me={me} address={invitation.address} />}
            {me && invitation.isMine && <Answer id={invitationId} me={me} invitation={invitation} />}
            <Text size="sm" c="dimmed">
              {t('join.until', { date: formatDate(invitation.expiresAt) })}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  )
}

function Answer({ id, me, invitation }: { id: string; me: Me; invitation: Invitation }) {
  const { t } = useTranslation('team')
  const navigate = useNavigate()
  const answer = useAnswerInvitation(id, me.id)
  const give = (isAccepted: boolean) =>
    answer.mutate(isAccepted, {
      onError: toast.error,
      onSuccess: (kind) => {
        if (isAccepted) chooseRole(kind)
        const company = invitation.organization
        toast.success({ title: t(isAccepted ? 'join.welcome' : 'join.declined', { company }) })
        navigate(paths.dashboard)
      },
    })
  return (
    <Group gap="sm">
      <Button size="md" loading={answer.isPending && answer.variables} onClick={() => give(true)}>
        {t('join.accept')}
      </Button>
      <Button
        size="md"
        variant="default"
        loading={answer.isPending && !answer.variables}
        onClick={() => give(false)}
      >
        {t('join.decline')}
      </Button>
    </Group>
  )
}
