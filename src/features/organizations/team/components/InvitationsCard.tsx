import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import type { Team } from '../api/answers.ts'
import { useChangeTeamInvitation } from '../api/change-team-invitation.ts'
import { InviteForm } from './InviteForm.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'

interface Props {
  organization: MyOrganization
  team: Team
}

export function InvitationsCard({ organization, team: { members, invitations } }: Props) {
  const { t } = useTranslation('team')
  const resend = useChangeTeamInvitation(organization.id, 'resend_team_invitation')
  const withdraw = useChangeTeamInvitation(organization.id, 'withdraw_team_invitation')
  const open = invitations.filter(({ isExpired }) => !isExpired)
  const known = [...open.map(({ email }) => email), ...members.flatMap(({ email }) => email ?? [])]
  return (
    <Card padding="lg" component="section" aria-labelledby="team-invitations">
      <Stack gap="md">
        <Title order={2} id="team-invitations">
          {t('invite.title')}
        </Title>
        <InviteForm organization={organization} known={known} />
        {invitations.length === 0 ? (
          <Text c="dimmed">{t('invite.none')}</Text>
        ) : (
          <OpenInvitations
            caption={t('invite.list')}
            invitations={invitations}
            about={{ header: t('role'), cell: ({ role }) => t(`roles.${role}.name`) }}
            resend={resend}
            withdraw={withdraw}
          />
        )}
      </Stack>
    </Card>
  )
}
