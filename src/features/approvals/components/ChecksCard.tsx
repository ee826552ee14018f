import { Anchor, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inList } from '../../../lib/in-list.ts'
import { StatusBadge } from '../../organizations/components/StatusBadge.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import type { Dossier } from '../api/get-dossier.ts'
import { checksOf } from '../checks.ts'
import { Checks } from './Checks.tsx'
import classes from './RequestItem.module.css'
import { Section } from './Section.tsx'

export function ChecksCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('approvals')
  const path = useAreaPath()
  const { applicant, duplicates } = dossier
  return (
    <Section title={t('checks.title')}>
      {applicant && (
        <Checks
          checks={checksOf({
            kind: dossier.kind,
            email_confirmed: applicant.emailConfirmed,
            free_mail: applicant.freeMail,
            website: dossier.website,
            email_matches_website: applicant.emailMatchesWebsite,
            siret: dossier.siret,
            duplicates: duplicates.length,
          })}
        />
      )}
      {duplicates.length === 0 ? (
        <Text c="dimmed">{t('checks.noDuplicates')}</Text>
      ) : (
        <div>
          <Text fw={600} mb="xs">
            {t('checks.duplicates')}
          </Text>
          <ul className={classes.list} data-dense>
            {duplicates.map(({ id, name, status, by }) => (
              <li key={id}>
                <Group gap="xs">
                  <Anchor component={Link} to={path(`/companies/${id}`)}>
                    {name}
                  </Anchor>
                  <StatusBadge status={status} />
                  <Text size="sm" c="dimmed">
                    {inList(by.map((why) => t(`checks.by.${why}`)))}
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
