import { Badge, Card, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { Address } from '../../../../ui/Address.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import type { Member, Team } from '../api/answers.ts'
import { useChangeMemberRole } from '../api/change-member-role.ts'
import { type MemberRole, nameOf, teamRoles } from '../model.ts'
import { LeaveOrRemoveButton } from './LeaveOrRemoveButton.tsx'
import { MemberAvatar } from './MemberAvatar.tsx'

interface Props {
  organization: MyOrganization
  team: Team
}

export function MembersCard({ organization, team }: Props) {
  const { t } = useTranslation('team')
  const { id } = useSignedIn()
  return (
    <Card padding="lg" component="section" aria-labelledby="team-members">
      <Title order={2} id="team-members" mb="md">
        {t('members', { count: team.members.length })}
      </Title>
      {team.members.some((member) => member.id === id && member.isLastOwner) && (
        <Text c="dimmed" mt={-8} mb="md">
          {t('lastOwner')}
        </Text>
      )}
      <ResponsiveTable
        caption={t('members', { count: team.members.length })}
        rows={team.members}
        keyOf={(member) => member.id}
        columns={[
          { header: t('person'), cell: (member) => <Person member={member} isMe={member.id === id} /> },
          {
            header: t('role'),
            cell: (member) =>
              team.isOwner ? (
                <RoleSelect organization={organization} member={member} />
              ) : (
                <Badge variant="light" tt="none" size="lg">
                  {t(`roles.${member.role}.name`)}
                </Badge>
              ),
          },
          { header: t('since'), cell: ({ since }) => formatDate(since) },
          {
            header: t('actions'),
            cell: (member) =>
              (team.isOwner || member.id === id) && (
                <LeaveOrRemoveButton organization={organization} member={member} isMe={member.id === id} />
              ),
          },
        ]}
      />
    </Card>
  )
}

function Person({ member, isMe }: { member: Member; isMe: boolean }) {
  const { t } = useTranslation('team')
  return (
    <Group gap="sm" wrap="nowrap">
      <MemberAvatar member={member} />
      <div>
        <Text fw={600}>
          {nameOf(member)}
          {isMe && ` ${t('you')}`}
        </Text>
        {member.title && (
          <Text size="sm" c="dimmed">
            {member.title}
          </Text>
        )}
        {member.email && (
          <Text size="sm" c="dimmed">
            <Address email={member.email} />
          </Text>
        )}
      </div>
    </Group>
  )
}

function RoleSelect({ organization, member }: { organization: MyOrganization; member: Member }) {
  const { t } = useTranslation('team')
  const change = useChangeMemberRole(organization.id)
  const name = nameOf(member)
  const set = (role: MemberRole) =>
    change.mutate(
      { person: member.id, role },
      {
        onSuccess: () => toast.success({ title: t('roleChanged', { name, role: t(`roles.${role}.name`) }) }),
      },
    )
  return (
    <NativeSelect
      aria-label={t('roleOf', { name })}
      value={change.isPending ? change.variables.role : member.role}
      disabled={member.isLastOwner}
      title={member.isLastOwner ? t('lastOwner') : undefined}
      data={teamRoles(organization.kind).map((role) => ({ value: role, label: t(`roles.${role}.name`) }))}
      onChange={(event) => set(event.currentTarget.value as MemberRole)}
    />
  )
}
