import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import type { Feedback, Thread } from '../api/answers.ts'
import classes from './DeliveredFeedback.module.css'

interface Props {
  thread: Thread
  delivered: Feedback['delivered']
}

/** Links from a comment to the deliverable it is about. A comment on a criterion can be about any of them. */
export function EditAnswerLinks({ thread, delivered }: Props) {
  const { t } = useTranslation('reviews')
  const about = delivered.filter(({ id }) => !thread.step_id || id === thread.step_id)
  return (
    <div className={classes.edits}>
      {about.map(({ id, title }) => (
        <LinkButton
          key={id}
          to={`?step=${id}`}
          size="compact-sm"
          variant="light"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={about.length === 1 ? t('feedback.editThis', { title }) : undefined}
        >
          {about.length === 1 ? t('feedback.editDeliverable') : t('feedback.editDeliverableOf', { title })}
        </LinkButton>
      ))}
    </div>
  )
}
