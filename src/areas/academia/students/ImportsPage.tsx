import { Anchor, Badge, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { rosterQuery } from '../../../features/organizations/roster/api/get-roster.ts'
import { importsQuery } from '../../../features/schools/students/api/get-imports.ts'
import type { ImportStatus } from '../../../features/schools/students/import/model.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { formatMoment } from '../../../lib/moments.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'

/** Past imports, and those awaiting confirmation. */
export function ImportsPage() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const query = useQuery(importsQuery())
  const { data } = query
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
      <LoadState query={query} />
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
                  {t(`imports.states.${status as ImportStatus}`)}
                </Badge>
              ),
            },
            {
              header: t('imports.result'),
              cell: ({ status, created, changed, departed }) => (
                <Text span>
                  {status === 'checking'
                    ? noValue
                    : t(departed > 0 ? 'imports.countsLeft' : 'imports.counts', {
                        created,
                        changed,
                        departed,
                      })}
                </Text>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
