import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type AdministrationRole, administrationRoles } from '../model.ts'

interface Props {
  value: AdministrationRole[]
  onChange: (roles: AdministrationRole[]) => void
}

/** What an administrator can do: one role or several. */
export function AdministrationRolesField({ value, onChange }: Props) {
  const { t } = useTranslation('administration')
  return (
    <Checkbox.Group
      label={t('administrators.rolesLabel')}
      required
      value={value}
      onChange={(roles) => onChange(roles as AdministrationRole[])}
    >
      <Stack gap="sm" mt="xs">
        {administrationRoles.map((role) => (
          <Checkbox
            key={role}
            value={role}
            label={t(`administrators.roles.${role}.name`)}
            description={t(`administrators.roles.${role}.text`)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
