import { Card, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { formatList } from '../../../../lib/formats/lists.ts'
import { capitalized } from '../../../../lib/formats/names.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { AdministrationArea } from '../../../core/session/roles.ts'
import { type AdministrationRole, administrationRoles } from '../model.ts'

interface Props {
  /** Which roles open each area, as the database has it. */
  areas: Record<string, AdministrationRole[]>
}

/** What each role includes. */
export function RolesExplained({ areas }: Props) {
  const { t } = useTranslation('administration')
  const includes = (role: AdministrationRole) =>
    Object.entries(areas)
      .filter(([, roles]) => roles.includes(role))
      .map(([area]) => t(`areas.${area as AdministrationArea}`))
  return (
    <Card padding="lg" component="section" aria-labelledby="roles-explained">
      <Stack gap="md">
        <Title order={2} id="roles-explained">
          {t('administrators.explained')}
        </Title>
        <ResponsiveTable
          caption={t('administrators.explained')}
          rows={administrationRoles}
          keyOf={(role) => role}
          columns={[
            {
              header: t('administrators.role'),
              width: '20%',
              cell: (role) => t(`administrators.roles.${role}.name`),
            },
            {
              header: t('administrators.includes'),
              isLong: true,
              cell: (role) =>
                role === 'owner'
                  ? t('administrators.everything')
                  : capitalized(formatList(includes(role)), currentLanguage()),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
