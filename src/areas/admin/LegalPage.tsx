import { SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalPageQuery } from '../../features/account/legal/api/get-legal-page.ts'
import { legalHistoryQuery } from '../../features/account/legal/api/legal-drafts.ts'
import { BeginDraft } from '../../features/account/legal/components/BeginDraft.tsx'
import { DraftEditor } from '../../features/account/legal/components/DraftEditor.tsx'
import { OperatorForm } from '../../features/account/legal/components/OperatorForm.tsx'
import { VersionsTable } from '../../features/account/legal/components/VersionsTable.tsx'
import { legalKinds } from '../../features/account/legal/model.ts'
import { oneOf } from '../../lib/url-state/url-params.ts'
import { useUrlState } from '../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

const params = { show: oneOf(legalKinds, 'terms') }

/** Versioned legal texts, and who runs the platform. */
export function LegalPage() {
  const { t } = useTranslation('legal')
  const { values, set } = useUrlState(params)
  const kind = values.show
  const query = useQuery(legalHistoryQuery(kind))
  const { data } = query
  const { data: page } = useQuery(legalPageQuery(kind))
  const current = data?.published[0]
  return (
    <>
      <PageHeader title={t('admin.title')} description={t('admin.description')} />
      <Stack gap="lg">
        <SegmentedControl
          aria-label={t('admin.which')}
          value={kind}
          onChange={(show) => set({ show })}
          data={legalKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          style={{ alignSelf: 'flex-start' }}
        />
        <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={2} />} />
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
