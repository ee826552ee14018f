import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../lib/money.ts'
import type { Rate } from '../api/answers.ts'
import classes from './Makers.module.css'

export function Rates({ rates }: { rates: Rate[] }) {
  const { t } = useTranslation('makers')
  if (rates.length === 0) return <Text>{t('onRequest')}</Text>
  return (
    <ul className={classes.rates}>
      {rates.map(({ amount, currency, per }) => (
        <li key={per}>
          {t('rateValue', { amount: formatMoney({ amount, currency }), per: t(`per.${per}`) })}
        </li>
      ))}
    </ul>
  )
}
