import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { adviceOnLetter } from '../../rules/letter/advice.ts'
import type { Letter } from '../../rules/letter/letter.ts'
import classes from '../Booster.module.css'

export function LetterAdvice({ letter, company }: { letter: Letter; company: string }) {
  const { t } = useTranslation('booster')
  const advice = adviceOnLetter(letter, company)
  return (
    <Card padding="lg" component="section" aria-labelledby="letter-advice">
      <Title order={2} id="letter-advice" mb="xs">
        {t('letters.advice')}
      </Title>
      {advice.length === 0 ? (
        <Text size="sm" c="var(--moss-text)">
          {t('letters.good')}
        </Text>
      ) : (
        <ul className={classes.bullets}>
          {advice.map((one) => (
            <li key={one}>{t(`letters.advices.${one}`, { company })}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
