import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatSalary } from '../../../applications/salary.ts'
import type { PostingFacts } from '../../rules/posting/read.ts'
import type { Place } from '../../rules/text.ts'
import classes from '../Booster.module.css'
import { PassageButton } from '../PassageButton.tsx'

interface Props {
  facts: PostingFacts
  text: string
  onShow: (place: Place) => void
}

/** Contract, experience, pay and place, each with the words it was read from. */
export function PostingFactsCard({ facts, text, onShow }: Props) {
  const { t } = useTranslation('booster')
  const { t: tApplications } = useTranslation('applications')
  const { contract, seniority, salary, remote } = facts
  const pay =
    salary &&
    formatSalary({ salary_min: salary.min, salary_max: salary.max, salary_currency: salary.currency })
  const rows: [string, string | undefined, Place | undefined][] = [
    ['contract', contract && tApplications(`contracts.${contract.contract}`), contract],
    [
      'seniority',
      seniority &&
        (seniority.years === undefined
          ? t(`posting.levels.${seniority.level}`)
          : t('posting.years', { count: seniority.years, level: t(`posting.levels.${seniority.level}`) })),
      seniority,
    ],
    ['salary', salary && `${pay} ${tApplications(`periods.${salary.period}`)}`, salary],
    ['remote', remote && t('posting.remoteYes'), remote],
  ]
  return (
    <Card padding="lg" component="section" aria-labelledby="posting-facts">
      <Title order={2} id="posting-facts" mb="sm">
        {t('posting.facts')}
      </Title>
      <dl className={classes.facts}>
        {rows.map(([name, value, place]) => (
          <div key={name}>
            <dt>{t(`posting.fact.${name as 'contract'}`)}</dt>
            <dd>
              <Text c={value ? undefined : 'dimmed'}>{value ?? t('posting.unsaid')}</Text>
              {place && <PassageButton text={text} place={place} onShow={() => onShow(place)} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
