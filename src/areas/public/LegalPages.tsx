import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { legalPageQuery } from '../../features/legal/api/get-legal-page.ts'
import { LegalDocument } from '../../features/legal/components/LegalDocument.tsx'
import type { LegalKind } from '../../features/legal/model.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicFrame } from './PublicFrame.tsx'

export function PrivacyPage() {
  return <Legal kind="privacy" />
}

export function TermsPage() {
  return <Legal kind="terms" />
}

function Legal({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('legal')
  const [params] = useSearchParams()
  const version = /^\d{1,6}$/.test(params.get('version') ?? '') ? Number(params.get('version')) : undefined
  const { data: page, error, refetch } = useQuery(legalPageQuery(kind, version))
  useDocumentTitle(t(`kinds.${kind}`))
  useDescription(t(`descriptions.${kind}`))
  return (
    <PublicFrame>
      {error && !page && <LoadFailure error={error} onRetry={refetch} />}
      {page === undefined && !error && <CardsSkeleton tiles={1} rows={5} />}
      {page === null && <NotFound />}
      {page && <LegalDocument page={page} />}
    </PublicFrame>
  )
}
