import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { MissionCard } from '../../../missions/catalog/components/MissionCard.tsx'
import type { CompanyPageData } from '../api/answers.ts'
import { AnswerClock } from './AnswerClock.tsx'
import { FeedbackClock } from './FeedbackClock.tsx'
import { PageSection, Presentation } from './Presentation.tsx'

interface Props {
  company: CompanyPageData
  /** Shown inside another page, whose title is above this one. */
  isPreview?: boolean
}

/** A company as everyone sees it. */
export function CompanyPresentation({ company, isPreview = false }: Props) {
  const { t } = useTranslation('companyProfile', { keyPrefix: 'page' })
  const { data: skills } = useQuery(skillsQuery())
  const { missions, replyRate, feedbackHours } = company
  return (
    <Presentation organization={company} isPreview={isPreview}>
      <PageSection title={t('replies')} isPreview={isPreview}>
        <FeedbackClock replyRate={replyRate} feedbackHours={feedbackHours} />
        <AnswerClock organizationId={company.id} />
      </PageSection>
      <PageSection title={t('missions')} isPreview={isPreview}>
        {missions.length === 0 ? (
          <EmptyState
            title={t('noMissions')}
            text={t('noMissionsText')}
            compact={isPreview}
            action={<LinkButton to={paths.missions}>{t('all')}</LinkButton>}
          />
        ) : (
          <ul className={cards.cards}>
            {missions.map((listing) => (
              <li key={listing.mission_id}>
                <MissionCard listing={listing} skills={skills} level={3} isPublic />
              </li>
            ))}
          </ul>
        )}
      </PageSection>
    </Presentation>
  )
}
