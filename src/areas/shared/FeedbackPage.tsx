import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { FeedbackForm } from '../../features/account/feedback/components/FeedbackForm.tsx'
import { OwnMessages } from '../../features/account/feedback/components/OwnMessages.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

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
