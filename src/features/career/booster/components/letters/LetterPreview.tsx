import { useTranslation } from 'react-i18next'
import { type Letter, placeAndDate, subjectLine } from '../../rules/letter/letter.ts'
import classes from './Letter.module.css'

/** The letter as it will be printed, in the order its language requires. */
export function LetterPreview({ letter }: { letter: Letter }) {
  const { t } = useTranslation('booster')
  const isFrench = letter.language === 'fr'
  const date = <p className={classes.right}>{placeAndDate(letter)}</p>
  const subject = subjectLine(letter) && <p className={classes.subject}>{subjectLine(letter)}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long letter must be scrollable by keyboard.
    <section className={classes.sheet} lang={letter.language} aria-label={t('letters.preview')} tabIndex={0}>
      <p className={isFrench ? undefined : classes.right}>{letter.sender}</p>
      {!isFrench && date}
      <p className={isFrench ? classes.recipient : undefined}>{letter.recipient}</p>
      {isFrench && date}
      {isFrench && subject}
      <p>{letter.greeting}</p>
      {!isFrench && subject}
      {letter.paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is identified only by its position.
        <p key={index}>{paragraph}</p>
      ))}
      <p>{letter.closing}</p>
      <p className={isFrench ? classes.right : undefined}>{letter.signature}</p>
    </section>
  )
}
