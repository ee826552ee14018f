import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ReportButton } from '../../features/account/reports/components/ReportButton.tsx'
import type { ShownCase } from '../../features/makers/portfolio/api/answers.ts'
import { shownCaseQuery } from '../../features/makers/portfolio/api/get-shown-case.ts'
import { CaseCards } from '../../features/makers/portfolio/components/CaseCards.tsx'
import { CasePresentation } from '../../features/makers/portfolio/components/CasePresentation.tsx'
import { useRecordView } from '../../features/missions/mission-analytics/api/record-view.ts'
import { paths } from '../../lib/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicFrame } from './PublicFrame.tsx'

export function MakerCasePage() {
  const { handle = '', slug = '' } = useParams()
  const query = useQuery(shownCaseQuery(handle, slug))
  const { data: shown } = query
  useRecordView({ caseId: shown?.id })
  return (
    <PublicFrame>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={3} />} />
      {shown === null && <NotFound />}
      {shown && <Shown shown={shown} />}
    </PublicFrame>
  )
}

function Shown({ shown }: { shown: ShownCase }) {
  const { t } = useTranslation('portfolio')
  const { t: tCommon } = useTranslation()
  const { maker, others } = shown
  const by = t('case.by', { name: maker.name })
  useDocumentTitle(`${shown.title} · ${maker.name}`)
  useDescription(`${by}. ${shown.role}`)
  return (
    <Stack gap="xl" mt="md">
      <Breadcrumbs
        above={[
          { to: paths.makers, label: tCommon('footer.makers') },
          { to: paths.maker(maker.handle), label: maker.name },
        ]}
        page={shown.title}
      />
      <CasePresentation shown={shown} level={1} />
      <ReportButton kind="case_study" id={shown.id} />
      {others.length > 0 && (
        <section>
          <Title order={2} mb="md">
            {t('case.others')}
          </Title>
          <CaseCards handle={maker.handle} cases={others} />
        </section>
      )}
    </Stack>
  )
}
