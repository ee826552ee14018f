import { useTranslation } from 'react-i18next'
import type { Thread } from '../../api/answers.ts'
import classes from './passages.module.css'

interface Props {
  replies: Thread['replies']
  reader: 'candidate' | 'reviewer'
}

/** Replies to a comment, attempt by attempt. */
export function ThreadHistory({ replies, reader }: Props) {
  const { t } = useTranslation('reviews')
  if (replies.length === 0) return null
  return (
    <ul className={classes.history}>
      {replies.map(({ attempt, is_by_reviewer: isByReviewer, settles, body }) => {
        const who = isByReviewer ? 'reviewer' : reader === 'candidate' ? 'you' : 'candidate'
        const state = settles ? (isByReviewer ? 'resolved' : 'done') : isByReviewer ? 'kept' : 'answered'
        return (
          <li key={`${attempt}-${isByReviewer}`}>
            <b>{t(`threads.who.${who}`, { attempt })}</b> · {t(`threads.states.${state}`)}
            {body && `\n${body}`}
          </li>
        )
      })}
    </ul>
  )
}
