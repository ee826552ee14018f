import { Anchor, Card, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { LegalHistory } from '../api/legal-drafts.ts'

/** What was published when, and how many people agreed. */
export function VersionsTable({ published }: Pick<LegalHistory, 'published'>) {
  const { t } = useTranslation('legal')
  return (
    <Card padding="lg" component="section">
      <Title order={2} fz="lg" mb="sm">
        {t('admin.published')}
      </Title>
      <ResponsiveTable
        caption={t('admin.published')}
        rows={published}
        keyOf={(text) => text.id}
        columns={[
          {
            header: t('admin.version'),
            cell: (text) => (
              <Anchor component={Link} to={`${paths[text.kind]}?version=${text.version}`}>
                {t('admin.open', { version: text.version })}
              </Anchor>
            ),
          },
          { header: t('admin.since'), cell: (text) => formatDate(text.published_at!) },
          {
            header: t('admin.consent'),
            cell: (text) => t(text.needs_consent ? 'admin.needed' : 'admin.notNeeded'),
          },
          { header: t('admin.people'), cell: (text) => text.people },
        ]}
      />
    </Card>
  )
}
