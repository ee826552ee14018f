import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Import.module.css'

const short = 240

/** A long text, collapsed until expanded. */
export function LongText({ children }: { children: string }) {
  const { t } = useTranslation('profiles')
  const [isOpen, setOpen] = useState(children.length <= short)
  return (
    <span className={classes.text}>
      {isOpen ? children : `${children.slice(0, short).replace(/\p{Cs}/gu, '')}… `}
      {!isOpen && (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {t('porting.more')}
        </button>
      )}
    </span>
  )
}
