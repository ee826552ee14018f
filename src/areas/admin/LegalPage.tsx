import { SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalPageQuery } from '../../features/legal/api/get-legal-page.ts'
import { legalHistoryQuery } from '../../features/legal/api/legal-drafts.ts'
import { BeginDraft } from '../../features/legal/components/BeginDraft.tsx'
import { DraftEditor } from '../../features/legal/components/DraftEditor.tsx'
import { OperatorForm } from '../../features/legal/components/OperatorForm.tsx'
import { VersionsTable } from '../../features/legal/components/VersionsTable.tsx'
import { legalKinds } from '../../features/legal/model.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useListParams } from '../../ui/use-list-params.ts'

/** Versioned legal texts, and who runs the platform. */
export function LegalPage() {
  const { t } = useTranslation('legal')
  const list = useListParams(legalKinds)
  const kind = list.show ?? 'terms'
  const { data, error, refetch } = useQuery(legalHistoryQuery(kind))
  const { data: page } = useQuery(legalPageQuery(kind))
  const current = data?.published[0]
  return (
    <>
      <PageHeader title={t('admin.title')} description={t('admin.description')} />
      <Stack gap="lg">
        <SegmentedControl
          aria-label={t('admin.which')}
          value={kind}
          onChange={(show) => list.set({ show })}
          data={legalKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          style={{ alignSelf: 'flex-start' }}
        />
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton tiles={1} rows={2} />}
        {data && <VersionsTable published={data.published} />}
        {data?.draft && (
          <DraftEditor key={data.draft.id} draft={data.draft} next={(current?.version ?? 0) + 1} />
        )}
        {data && !data.draft && current && <BeginDraft current={current} />}
        {page && <OperatorForm operator={page.operator} />}
      </Stack>
    </>
  )
}
