import { Anchor, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatList } from '../../../../lib/formats/lists.ts'
import lists from '../../../../ui/Lists.module.css'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { StatusBadge } from '../../../organizations/organizations/components/StatusBadge.tsx'
import type { Dossier } from '../api/answers.ts'
import { dossierChecks } from '../checks.ts'
import { Checks } from './Checks.tsx'

export function ChecksCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('approvals')
  const path = useAreaPath()
  const { duplicates } = dossier
  return (
    <Section align="flex-start" title={t('checks.title')}>
      <Checks checks={dossierChecks(dossier)} />
      {duplicates.length === 0 ? (
        <Text c="dimmed">{t('checks.noDuplicates')}</Text>
      ) : (
        <div>
          <Text fw={600} mb="xs">
            {t('checks.duplicates')}
          </Text>
          <ul className={lists.list} data-dense>
            {duplicates.map(({ id, name, status, by }) => (
              <li key={id}>
                <Group gap="xs">
                  <Anchor component={Link} to={path(`/companies/${id}`)}>
                    {name}
                  </Anchor>
                  <StatusBadge status={status} />
                  <Text size="sm" c="dimmed">
                    {formatList(by.map((why) => t(`checks.by.${why}`)))}
                  </Text>
                </Group>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
