import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { rosterQuery } from '../../../features/organizations/roster/api/get-roster.ts'
import { importQuery } from '../../../features/schools/students/api/get-import.ts'
import { BundleProblems } from '../../../features/schools/students/components/BundleProblems.tsx'
import { ConfirmCard } from '../../../features/schools/students/components/ConfirmCard.tsx'
import { ImportLines } from '../../../features/schools/students/components/ImportLines.tsx'
import { ResultCard } from '../../../features/schools/students/components/ResultCard.tsx'
import { useImportList } from '../../../features/schools/students/use-import-list.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { formatMoment } from '../../../lib/moments.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** A file compared with the roster, line by line: review, fix, confirm; and afterwards the result. */
export function ImportPage() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const { importId = '' } = useParams()
  const list = useImportList()
  const query = useQuery(importQuery(importId, list.values.show ?? '', list.page))
  const { data } = query
  const { data: roster } = useQuery(rosterQuery())
  if (data === undefined) return <LoadState query={query} />
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
        description={t('preview.by', { name: data.by ?? noValue, moment: formatMoment(data.createdAt) })}
      />
      <Stack gap="lg">
        {isOver ? (
          <ResultCard found={data} mayWrite={mayWrite} />
        ) : (
          mayWrite && <ConfirmCard key={data.id} found={data} />
        )}
        {data.problems > 0 && <BundleProblems found={data} />}
        <ImportLines found={data} list={list} mayMend={mayWrite && data.status === 'checking'} />
      </Stack>
    </>
  )
}
