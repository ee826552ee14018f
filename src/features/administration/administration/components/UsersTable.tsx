import { Anchor, Badge, Box, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay, timeAgo } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { Address } from '../../../../ui/Address.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { AppRole } from '../../../core/session/roles.ts'
import { OrganizationLogo } from '../../../organizations/organizations/components/OrganizationLogo.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { ListedUser } from '../api/answers.ts'
import { accountName } from '../model.ts'
import type { Chosen } from '../use-row-selection.ts'
import { StateBadges } from './StateBadges.tsx'

export function UsersTable({ users, chosen }: { users: ListedUser[]; chosen: Chosen }) {
  const { t } = useTranslation('administration')
  return (
    <ResponsiveTable
      caption={t('title')}
      rows={users}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('columns.person'),
          width: '38%',
          cell: (user) => <Person user={user} chosen={chosen} />,
        },
        { header: t('columns.state'), cell: (user) => <StateBadges account={user} /> },
        { header: t('columns.roles'), cell: ({ roles }) => <Roles roles={roles} /> },
        {
          header: t('columns.organization'),
          cell: ({ organizations }) => <Organizations organizations={organizations} />,
        },
        {
          header: t('columns.joined'),
          cell: ({ createdAt }) => <Whole text={formatCalendarDay(createdAt, 'medium')} />,
        },
        {
          header: t('columns.lastSeen'),
          cell: ({ lastSignInAt }) => <Whole text={lastSignInAt ? timeAgo(lastSignInAt) : t('never')} />,
        },
      ]}
    />
  )
}

function Person({ user, chosen }: { user: ListedUser; chosen: Chosen }) {
  const { t } = useTranslation('administration')
  const path = useAreaPath()
  const name = accountName(user)
  const { data: photo } = useQuery(photoUrlQuery(user.photo))
  return (
    <Group gap="sm" wrap="nowrap">
      <Checkbox
        aria-label={t('choose.one', { name })}
        checked={chosen.has(user.id)}
        onChange={() => chosen.turn(user.id)}
      />
      <Box visibleFrom="xs">
        <PersonAvatar name={name} src={photo} size={32} />
      </Box>
      <div>
        <Anchor component={Link} to={path(`/users/${user.id}`)} fw={600}>
          {name}
        </Anchor>
        {name !== user.email && (
          <Text size="sm" c="dimmed">
            <Address email={user.email} />
          </Text>
        )}
      </div>
    </Group>
  )
}

function Organizations({ organizations }: Pick<ListedUser, 'organizations'>) {
  if (organizations.length === 0) return noValue
  return (
    <Stack gap={4}>
      {organizations.map(({ id, name }) => (
        <Group key={id} gap={8} wrap="nowrap">
          <OrganizationLogo of={id} name={name} size={24} />
          <span>{name}</span>
        </Group>
      ))}
    </Stack>
  )
}

/** Keeps dates on one line. */
function Whole({ text }: { text: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{text}</span>
}

function Roles({ roles }: { roles: AppRole[] }) {
  const { t } = useTranslation('administration')
  const { t: tCommon } = useTranslation()
  if (roles.length === 0) return <Text c="dimmed">{t('noRole')}</Text>
  return (
    <Group gap={4} miw="max-content">
      {roles.map((role) => (
        <Badge key={role} variant="light" c="var(--brand-text)">
          {tCommon(`roles.${role}`)}
        </Badge>
      ))}
    </Group>
  )
}
