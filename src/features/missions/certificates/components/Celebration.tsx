import { Alert } from '@mantine/core'
import { IconConfetti } from '@tabler/icons-react'
import { type CSSProperties, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarkOpened } from '../api/mark-opened.ts'
import classes from './Celebration.module.css'

const arcs = Array.from({ length: 18 }, (_, index) => index)

/** When the holder first opens it, arcs rise over the document, unless reduced motion is set. */
export function Celebration({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('certificates')
  const { mutate: markOpened } = useMarkOpened(code)
  useEffect(() => markOpened(), [markOpened])
  return (
    <>
      <div className={classes.sky} aria-hidden="true">
        {arcs.map((index) => (
          <svg
            key={index}
            aria-hidden="true"
            viewBox="0 0 32 32"
            className={classes.arc}
            style={{ '--place': index } as CSSProperties}
          >
            <path d="M4 27C7 17 15 9 28 5" />
          </svg>
        ))}
      </div>
      <Alert color="coral" variant="light" icon={<IconConfetti />} title={t('new.title', { name })}>
        {t('new.text')}
      </Alert>
    </>
  )
}
