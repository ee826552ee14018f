import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { OwnMessages } from './OwnMessages.tsx'

/** Feedback to the people who run the platform, and what became of it. */
export function FeedbackPage() {
  const { t } = useTranslation('help')
  // The menu passes the page it was opened on.
  const about = (useLocation().state as { about?: string } | null)?.about ?? ''
  return (
    <>
      <PageHeader title={t('feedback.title')} description={t('feedback.description')} />
      <FeedbackForm about={about} />
      <OwnMessages />
    </>
  )
}
