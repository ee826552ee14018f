import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { toast } from '../../../../ui/toast.ts'
import type { TeamInvitation } from '../../../account/auth/api/answers.ts'
import { chooseRole } from '../../../core/session/chosen-role.ts'
import { InvitationFrame } from '../../../core/session/InvitationFrame.tsx'
import { type Me, useMe } from '../../../core/session/use-me.ts'
import { useAnswerInvitation } from '../api/answer-invitation.ts'
import { invitationQuery } from '../api/get-invitation.ts'
import { InvitedAddress } from './InvitedAddress.tsx'

export function JoinTeam() {
  const { t } = useTranslation('team')
  const { invitationId = '' } = useParams()
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const query = useQuery({
    ...invitationQuery(invitationId, me?.id),
    enabled: state.status !== 'loading',
  })
  return (
    <InvitationFrame
      page={t('join.page')}
      query={query}
      goneText={t('join.goneText')}
      heading={({ organization, invitedBy, role, expiresAt }) => ({
        title: t('join.title', { company: organization }),
        by: t(invitedBy ? 'join.by' : 'join.byNobody', { name: invitedBy, role: t(`roles.${role}.name`) }),
        expired: t('join.expired', { date: formatDate(expiresAt) }),
      })}
      about={({ role }) => <Text c="dimmed">{t(`roles.${role}.may`)}</Text>}
    >
      {(invitation) => (
        <InvitedAddress me={me} invitation={invitation}>
          {(me) => <Answer id={invitationId} me={me} invitation={invitation} />}
        </InvitedAddress>
      )}
    </InvitationFrame>
  )
}

function Answer({ id, me, invitation }: { id: string; me: Me; invitation: TeamInvitation }) {
  const { t } = useTranslation('team')
  const navigate = useNavigate()
  const answer = useAnswerInvitation(id, me.id)
  const give = (isAccepted: boolean) =>
    answer.mutate(isAccepted, {
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
