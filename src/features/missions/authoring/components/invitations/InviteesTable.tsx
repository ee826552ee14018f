import { ActionIcon, Badge, Menu } from '@mantine/core'
import { IconDots, IconSend, IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../../lib/dates.ts'
import { ResponsiveTable } from '../../../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../../../ui/toast.ts'
import type { Invitee } from '../../api/answers.ts'
import { useChangeInvitation } from '../../api/change-invitation.ts'

const colors = { invited: 'gray', started: 'blue', submitted: 'amber', validated: 'moss', declined: 'red' }

export function InviteesTable({ missionId, invitees }: { missionId: string; invitees: Invitee[] }) {
  const { t } = useTranslation('authoring')
  return (
    <ResponsiveTable
      caption={t('invitations.title')}
      rows={invitees}
      keyOf={({ id }) => id}
      columns={[
        { header: t('invitations.person'), cell: ({ email }) => email ?? t('invitations.byCard') },
        {
          header: t('invitations.state'),
          cell: ({ state }) => (
            <Badge variant="light" color={colors[state]} tt="none">
              {t(`invitations.states.${state}`)}
            </Badge>
          ),
        },
        { header: t('invitations.sentAt'), cell: ({ sent_at }) => timeAgo(sent_at) },
        {
          header: t('list.actions'),
          cell: (invitee) => <InviteeMenu missionId={missionId} invitee={invitee} />,
        },
      ]}
    />
  )
}

function InviteeMenu({ missionId, invitee }: { missionId: string; invitee: Invitee }) {
  const { t } = useTranslation('authoring')
  const { id, state } = invitee
  const email = invitee.email ?? t('invitations.byCard')
  const resend = useChangeInvitation(missionId, 'resend_mission_invitation')
  const withdraw = useChangeInvitation(missionId, 'withdraw_mission_invitation')
  const told = (title: string) => ({ onSuccess: () => toast.success({ title }) })
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('list.actionsFor', { title: email })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconSend size={16} />}
          disabled={state !== 'invited'}
          onClick={() => resend.mutate(id, told(t('invitations.resent', { email })))}
        >
          {t('invitations.resend')}
        </Menu.Item>
        <Menu.Item
          c="var(--danger-text)"
          leftSection={<IconUserMinus size={16} />}
          onClick={() => withdraw.mutate(id, told(t('invitations.withdrawn', { email })))}
        >
          {t('invitations.withdraw')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
