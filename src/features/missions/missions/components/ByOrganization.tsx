import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OrganizationLogo } from '../../../organizations/organizations/components/OrganizationLogo.tsx'

/** Whose mission it is, with its logo. */
export function ByOrganization({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('catalog')
  return (
    <Group gap="xs" component="span" wrap="nowrap">
      <OrganizationLogo of={id} name={name} />
      {t('mission.by', { company: name })}
    </Group>
  )
}
