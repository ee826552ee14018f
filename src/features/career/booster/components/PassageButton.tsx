import { useTranslation } from 'react-i18next'
import type { Place } from '../../../../lib/located-text.ts'
import classes from './Booster.module.css'

interface Props {
  text: string
  place: Place
  onShow: () => void
}

const shortened = (words: string) => (words.length > 90 ? `${words.slice(0, 88).trimEnd()}…` : words)

/** A quoted passage; pressing it shows it in the text. */
export function PassageButton({ text, place, onShow }: Props) {
  const { t } = useTranslation('booster')
  return (
    <button type="button" className={classes.passage} onClick={onShow}>
      <q>{shortened(text.slice(place.start, place.end))}</q>
      <span className={classes.show}>{t('check.show')}</span>
    </button>
  )
}
