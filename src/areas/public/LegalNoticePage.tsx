import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalPageQuery } from '../../features/legal/api/get-legal-page.ts'
import { LegalNotice } from '../../features/legal/components/LegalNotice.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

export function LegalNoticePage() {
  const { t } = useTranslation('legal')
  const { data: page, error, refetch } = useQuery(legalPageQuery('terms'))
  useDocumentTitle(t('notice.title'))
  useDescription(t('notice.description'))
  return (
    <PublicFrame>
      {error && !page && <LoadFailure error={error} onRetry={refetch} />}
      {page === undefined && !error && <CardsSkeleton tiles={1} rows={3} />}
      {page && <LegalNotice operator={page.operator} />}
    </PublicFrame>
  )
}
