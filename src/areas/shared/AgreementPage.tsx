import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { agreementQuery } from '../../features/schools/agreements/api/get-agreements.ts'
import { AgreementView } from '../../features/schools/agreements/components/AgreementView.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { NotFound } from '../public/NotFoundPage.tsx'

/** The same page for the student, the company and the school. */
export function AgreementPage() {
  const { t } = useTranslation('agreements')
  const { agreementId = '' } = useParams()
  const query = useQuery(agreementQuery(agreementId))
  return (
    <QueryView query={query} gone={<NotFound />}>
      {(agreement) => (
        <>
          <PageHeader
            title={t(`titles.${agreement.parties.contract}`)}
            description={`${agreement.parties.student} · ${agreement.parties.title}`}
          />
          <AgreementView key={agreement.finalizedAt} agreement={agreement} />
        </>
      )}
    </QueryView>
  )
}
