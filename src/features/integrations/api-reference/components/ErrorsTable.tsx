import { Code } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'

const statuses = ['401', '403', '404', '409', '413', '422', '429'] as const

/** What each status means and what a program should do. */
export function ErrorsTable() {
  const { t } = useTranslation('apiReference')
  return (
    <ResponsiveTable
      caption={t('errors.title')}
      rows={[...statuses]}
      keyOf={(status) => status}
      columns={[
        { header: t('errors.status'), cell: (status) => <Code>{status}</Code> },
        { header: t('meaning'), cell: (status) => t(`errors.texts.s${status}`) },
      ]}
    />
  )
}
