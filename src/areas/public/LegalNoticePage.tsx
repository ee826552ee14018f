import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalPageQuery } from '../../features/account/legal/api/get-legal-page.ts'
import { LegalNotice } from '../../features/account/legal/components/LegalNotice.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

export function LegalNoticePage() {
  const { t } = useTranslation('legal')
  const query = useQuery(legalPageQuery('terms'))
  const { data: page } = query
  useDocumentTitle(t('notice.title'))
  useDescription(t('notice.description'))
  return (
    <PublicFrame>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={3} />} />
      {page && <LegalNotice operator={page.operator} />}
    </PublicFrame>
  )
}
