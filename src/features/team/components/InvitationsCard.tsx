import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../ui/toast.ts'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { useChangeTeamInvitation } from '../api/change-team-invitation.ts'
import type { Team, TeamInvitation } from '../model.ts'
import { InviteForm } from './InviteForm.tsx'

interface Props {
  organization: MyOrganization
  team: Team
}

export function InvitationsCard({ organization, team: { members, invitations } }: Props) {
  const { t } = useTranslation('team')
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
          <ResponsiveTable
            caption={t('invite.list')}
            rows={invitations}
            keyOf={({ id }) => id}
            columns={[
              { header: t('invite.address'), cell: ({ email }) => email },
              { header: t('role'), cell: ({ role }) => t(`roles.${role}.name`) },
              { header: t('invite.state'), cell: (invitation) => <State invitation={invitation} /> },
              {
                header: t('actions'),
                cell: (invitation) => (
                  <InvitationActions organizationId={organization.id} invitation={invitation} />
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  )
}

function State({ invitation: { isExpired, expiresAt } }: { invitation: TeamInvitation }) {
  const { t } = useTranslation('team')
  if (!isExpired) return t('invite.until', { date: formatDate(expiresAt) })
  return (
    <Badge variant="light" color="amber" c="var(--amber-text)" tt="none">
      {t('invite.expired')}
    </Badge>
  )
}

function InvitationActions(props: { organizationId: string; invitation: TeamInvitation }) {
  const { t } = useTranslation('team')
  const { id, email } = props.invitation
  const resend = useChangeTeamInvitation(props.organizationId, 'resend')
  const withdraw = useChangeTeamInvitation(props.organizationId, 'withdraw')
  const told = (title: string) => ({ onError: toast.error, onSuccess: () => toast.success({ title }) })
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-md"
        loading={resend.isPending}
        aria-label={t('invite.resendTo', { email })}
        onClick={() => resend.mutate(id, told(t('invite.resent', { email })))}
      >
        {t('invite.resend')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        c="var(--danger-text)"
        size="compact-md"
        loading={withdraw.isPending}
        aria-label={t('invite.withdrawFrom', { email })}
        onClick={() => withdraw.mutate(id, told(t('invite.withdrawn', { email })))}
      >
        {t('invite.withdraw')}
      </Button>
    </Group>
  )
}
