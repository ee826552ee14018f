import { Group, NativeSelect, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import rows from '../../../../ui/Rows.module.css'
import { toast } from '../../../../ui/toast.ts'
import type { ProvisionedGroup, ProvisionedRole, ProvisioningOverview } from '../api/answers.ts'
import { useMapGroup } from '../api/map-group.ts'

interface Props {
  organization: { id: string }
  group: ProvisionedGroup
  overview: ProvisioningOverview
}

/** A group of the directory, with the role and, at a school, the cohort it gives. */
export function ProvisionedGroupRow({ organization, group, overview }: Props) {
  const { t } = useTranslation('provisioning')
  const { name, members, role, cohort } = group
  const map = useMapGroup(organization.id, () => toast.success({ title: t('groups.saved', { name }) }))
  return (
    <li className={rows.row}>
      <div>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('groups.members', { count: members })}
        </Text>
      </div>
      <Group gap="xs">
        <NativeSelect
          aria-label={t('groups.roleOf', { name })}
          w={160}
          value={role ?? ''}
          disabled={map.isPending}
          data={[
            { value: '', label: t('groups.noRole') },
            ...overview.roles.map((value) => ({ value, label: t(`roles.${value}`) })),
          ]}
          onChange={(event) =>
            map.mutate({ ...group, role: (event.currentTarget.value || null) as ProvisionedRole | null })
          }
        />
        {overview.cohorts.length > 0 && (
          <NativeSelect
            aria-label={t('groups.cohortOf', { name })}
            w={220}
            value={cohort ?? ''}
            disabled={map.isPending}
            data={[
              { value: '', label: t('groups.noCohort') },
              ...overview.cohorts.map(({ id, name: label }) => ({ value: id, label })),
            ]}
            onChange={(event) => map.mutate({ ...group, cohort: event.currentTarget.value || null })}
          />
        )}
      </Group>
    </li>
  )
}
