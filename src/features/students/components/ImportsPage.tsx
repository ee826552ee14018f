import { Anchor, Badge, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '../../../lib/moments.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { importsQuery } from '../api/get-imports.ts'
import { rosterQuery } from '../api/get-roster.ts'
import type { StudentImport } from '../import/model.ts'

/** Past imports, and those awaiting confirmation. */
export function ImportsPage() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(importsQuery())
  const { data: roster } = useQuery(rosterQuery())
  const begin = roster?.mayWrite && (
    <LinkButton to={path('/students/imports/new')} leftSection={<IconFileImport size={18} aria-hidden />}>
      {t('imports.new')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={t('imports.title')}
        description={t('imports.description')}
        actions={data && data.length > 0 && begin}
      />
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {data?.length === 0 && (
        <EmptyState title={t('imports.empty')} text={t('imports.emptyText')} action={begin} />
      )}
      {data && data.length > 0 && (
        <ResponsiveTable
          caption={t('imports.title')}
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            {
              header: t('imports.file'),
              cell: ({ id, file_name }) => (
                <Anchor component={Link} to={path(`/students/imports/${id}`)} fw={600}>
                  {file_name}
                </Anchor>
              ),
            },
            { header: t('imports.when'), cell: ({ created_at }) => formatMoment(created_at) },
            {
              header: t('imports.state'),
              cell: ({ status }) => (
                <Badge variant="light" tt="none">
                  {t(`imports.states.${status as StudentImport['status']}`)}
                </Badge>
              ),
            },
            {
              header: t('imports.result'),
              cell: ({ status, created, changed }) => (
                <Text span>{status === 'checking' ? '–' : t('imports.counts', { created, changed })}</Text>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
