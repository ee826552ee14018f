import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './passages.module.css'

interface Props {
  children: ReactNode
  /** One list item per comment. */
  notes: ReactNode[]
}

/** A text with comments on its passages next to it, or below on narrow screens. */
export function CommentedText({ children, notes }: Props) {
  const { t } = useTranslation('reviews')
  return (
    <div className={classes.commented}>
      <div className={classes.columns} data-has-notes={notes.length > 0}>
        <div>{children}</div>
        {notes.length > 0 && (
          <ol className={classes.notes} aria-label={t('passages.list')}>
            {notes}
          </ol>
        )}
      </div>
    </div>
  )
}
