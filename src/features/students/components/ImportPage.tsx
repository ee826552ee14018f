import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatMoment } from '../../../lib/moments.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { importQuery } from '../api/get-import.ts'
import { rosterQuery } from '../api/get-roster.ts'
import { lineStates } from '../import/model.ts'
import { ConfirmCard } from './ConfirmCard.tsx'
import { ImportLines } from './ImportLines.tsx'
import { ResultCard } from './ResultCard.tsx'

/** A file compared with the roster, line by line: review, fix, confirm; and afterwards the result. */
export function ImportPage() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const { importId = '' } = useParams()
  const list = useListParams(lineStates)
  const { data, error, refetch } = useQuery(importQuery(importId, list.show ?? '', list.page))
  const { data: roster } = useQuery(rosterQuery())
  if (data === undefined && error) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <CardsSkeleton tiles={1} />
  if (!data) {
    return (
      <EmptyState
        title={t('preview.gone')}
        text={t('preview.goneText')}
        action={<LinkButton to={path('/students/imports')}>{t('tabs.imports')}</LinkButton>}
      />
    )
  }
  const mayWrite = roster?.mayWrite ?? false
  const isOver = data.status === 'done' || data.status === 'undone'
  return (
    <>
      <PageHeader
        title={data.fileName}
        back={{ to: path('/students/imports'), label: t('import.back') }}
        description={t('preview.by', { name: data.by ?? '–', moment: formatMoment(data.createdAt) })}
      />
      <Stack gap="lg">
        {isOver ? (
          <ResultCard found={data} mayWrite={mayWrite} />
        ) : (
          mayWrite && <ConfirmCard key={data.id} found={data} />
        )}
        <ImportLines found={data} list={list} mayMend={mayWrite && data.status === 'checking'} />
      </Stack>
    </>
  )
}
