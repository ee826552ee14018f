import { Badge, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../lib/formats/words.ts'
import type { AdministrationRole } from '../model.ts'

/** Roles within administration. */
export function RoleBadges({ roles }: { roles: AdministrationRole[] }) {
  const { t } = useTranslation('administration')
  if (roles.length === 0) return noValue
  return (
    <Group gap={6}>
      {roles.map((role) => (
        <Badge key={role} variant="light" tt="none" color={role === 'owner' ? undefined : 'gray'} c="inherit">
          {t(`administrators.roles.${role}.name`)}
        </Badge>
      ))}
    </Group>
  )
}
