import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { News } from './api/answers.ts'
import classes from './Home.module.css'
import { newsText } from './news.ts'

/** What changed since the last visit, in one line. */
export function NewsLine({ news }: { news: News }) {
  const { t } = useTranslation('shell')
  const text = newsText(news, t)
  if (!text) return null
  return (
    <p className={classes.news}>
      <IconHistory size={20} stroke={1.6} aria-hidden />
      {text}
    </p>
  )
}
