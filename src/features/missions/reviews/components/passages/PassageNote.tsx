import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { plainWords } from '../../../../../ui/markdown-places.ts'
import type { ReviewComment } from '../../api/answers.ts'
import { goToPassage, noteId } from './draw-marked.tsx'
import classes from './passages.module.css'

interface Props {
  comment: ReviewComment
  number: number
  /** Shown next to the quote. */
  action?: ReactNode
  children: ReactNode
}

/** A comment on a passage: its number, the quote, which links to the passage, and the comment. */
export function PassageNote({ comment, number, action, children }: Props) {
  const { t } = useTranslation('reviews')
  const words = plainWords(comment.quote ?? '')
  return (
    <li className={classes.note} id={noteId(comment.id)} tabIndex={-1}>
      <Stack gap="xs">
        <div className={classes.head}>
          <span className={classes.badge} aria-hidden>
            {number}
          </span>
          <button
            type="button"
            className={classes.quote}
            aria-label={t('passages.goTo', { number, words })}
            onClick={() => goToPassage(comment.id)}
          >
            {t('passages.quoted', { words })}
          </button>
          {action}
        </div>
        {children}
      </Stack>
    </li>
  )
}
