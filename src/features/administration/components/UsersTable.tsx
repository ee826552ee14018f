import { Badge, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../lib/dates.ts'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { ActAsButton } from '../../acting/components/ActAsButton.tsx'
import { fullName } from '../../profiles/name.ts'
import type { ListedUser } from '../api/get-users.ts'

export function UsersTable({ users }: { users: ListedUser[] }) {
  const { t } = useTranslation('admin')
  const { t: tCommon } = useTranslation()
  return (
    <ResponsiveTable
      caption={t('users.title')}
      rows={users}
      keyOf={(user) => user.user_id}
      columns={[
        {
          header: t('users.name'),
          cell: (user) => (
            <Group gap="sm" wrap="nowrap">
              <PersonAvatar id={user.user_id} name={fullName(user) || user.email} size={32} />
              <Text fw={550}>{fullName(user) || '—'}</Text>
            </Group>
          ),
        },
        {
          header: t('users.email'),
          cell: (user) => (
            <>
              {user.email}
              {!user.email_confirmed && (
                <Text size="sm" c="var(--amber-text)">
                  {t('users.unconfirmed')}
                </Text>
              )}
            </>
          ),
        },
        {
          header: t('users.roles'),
          cell: (user) => (
            <Group gap={4}>
              {user.roles.length === 0 && <Text c="dimmed">{t('users.noRole')}</Text>}
              {user.roles.map((role) => (
                <Badge key={role} variant="light" c="var(--brand-text)">
                  {tCommon(`roles.${role}`)}
                </Badge>
              ))}
            </Group>
          ),
        },
        { header: t('users.organization'), cell: (user) => user.organizations.join(', ') || '—' },
        { header: t('users.joined'), cell: (user) => formatDate(user.created_at) },
        {
          header: t('users.lastSeen'),
          cell: (user) => (user.last_sign_in_at ? timeAgo(user.last_sign_in_at) : t('users.never')),
        },
        {
          header: t('users.help'),
          cell: (user) =>
            !user.roles.includes('admin') && (
              <ActAsButton person={{ id: user.user_id, name: fullName(user) || user.email }} />
            ),
        },
      ]}
    />
  )
}
