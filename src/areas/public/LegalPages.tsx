import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalPageQuery } from '../../features/account/legal/api/get-legal-page.ts'
import { LegalDocument } from '../../features/account/legal/components/LegalDocument.tsx'
import type { LegalKind } from '../../features/account/legal/model.ts'
import { number } from '../../lib/url-state/url-params.ts'
import { useUrlState } from '../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicFrame } from './PublicFrame.tsx'

const params = { version: number() }

export function PrivacyPage() {
  return <Legal kind="privacy" />
}

export function TermsPage() {
  return <Legal kind="terms" />
}

function Legal({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('legal')
  const { version } = useUrlState(params).values
  const query = useQuery(legalPageQuery(kind, version))
  useDocumentTitle(t(`kinds.${kind}`))
  useDescription(t(`descriptions.${kind}`))
  return (
    <PublicFrame>
      <QueryView query={query} skeleton={<CardsSkeleton tiles={1} rows={5} />} gone={<NotFound />}>
        {(page) => <LegalDocument page={page} />}
      </QueryView>
    </PublicFrame>
  )
}
