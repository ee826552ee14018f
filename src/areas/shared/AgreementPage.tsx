import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import type { Agreement } from '../../features/schools/agreements/api/answers.ts'
import { agreementQuery } from '../../features/schools/agreements/api/get-agreements.ts'
import { AgreementView } from '../../features/schools/agreements/components/AgreementView.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { NotFound } from '../public/NotFoundPage.tsx'

/** Where each side came from. */
function useBack() {
  const { t } = useTranslation('agreements')
  const path = useAreaPath()
  return (sides: Agreement['sides']) => {
    if (sides.includes('school')) return { to: path('/openings/agreements'), label: t('list') }
    if (sides.includes('student'))
      return { to: path('/opportunities/applications'), label: t('back.student') }
    return { to: path('/openings'), label: t('back.company') }
  }
}

/** The same page for the student, the company and the school. */
export function AgreementPage() {
  const { t } = useTranslation('agreements')
  const { agreementId = '' } = useParams()
  const query = useQuery(agreementQuery(agreementId))
  const backFor = useBack()
  return (
    <QueryView query={query} gone={<NotFound />}>
      {(agreement) => (
        <>
          <PageHeader
            title={t(`titles.${agreement.parties.contract}`)}
            back={backFor(agreement.sides)}
            description={`${agreement.parties.student} · ${agreement.parties.title}`}
          />
          <AgreementView key={agreement.finalizedAt} agreement={agreement} />
        </>
      )}
    </QueryView>
  )
}
