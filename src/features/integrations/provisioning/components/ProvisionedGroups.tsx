import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import rows from '../../../../ui/Rows.module.css'
import { Section } from '../../../../ui/Section.tsx'
import type { ProvisioningOverview } from '../api/answers.ts'
import { ProvisionedGroupRow } from './ProvisionedGroupRow.tsx'

interface Props {
  organization: { id: string }
  overview: ProvisioningOverview
}

/** The directory's groups, and what each gives access to. */
export function ProvisionedGroups({ organization, overview }: Props) {
  const { t } = useTranslation('provisioning')
  const { groups } = overview
  return (
    <Section title={t('groups.title')} hint={t('groups.hint')}>
      {groups.length === 0 ? (
        <Text c="dimmed">{t('groups.none')}</Text>
      ) : (
        <ul className={rows.list}>
          {groups.map((group) => (
            <ProvisionedGroupRow
              key={group.id}
              organization={organization}
              group={group}
              overview={overview}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
