import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Place } from '../../../../../lib/located-text.ts'
import { formatSalary } from '../../../applications/salary.ts'
import type { FoundMinimumWage } from '../../rules/posting/minimum-wage.ts'
import type { PostingFacts } from '../../rules/posting/read.ts'
import type { FoundSeniority } from '../../rules/posting/seniority.ts'
import classes from '../Booster.module.css'
import { PassageButton } from '../PassageButton.tsx'

interface Props {
  facts: PostingFacts
  text: string
  onShow: (place: Place) => void
}

type FactName =
  | 'contract'
  | 'seniority'
  | 'salary'
  | 'remote'
  | 'town'
  | 'start'
  | 'deadline'
  | 'weeklyHours'
  | 'drivingLicense'
  | 'email'
type Row = [FactName, string | undefined, Place | undefined]

/** Contract, experience, salary, place and dates, each with the passage it was read from. */
export function PostingFactsCard({ facts, text, onShow }: Props) {
  const { t } = useTranslation('booster')
  const { t: tApplications } = useTranslation('applications')
  const { contract, seniority, salary, minimumWage, remote, town, start, deadline } = facts
  const { weeklyHours, drivingLicense, email } = facts
  const pay =
    salary &&
    formatSalary({ salary_min: salary.min, salary_max: salary.max, salary_currency: salary.currency })
  const words = (place: Place | undefined) => place && text.slice(place.start, place.end)
  const always: Row[] = [
    ['contract', contract && tApplications(`contracts.${contract.contract}`), contract],
    ['seniority', seniority && experience(seniority), seniority],
    [
      'salary',
      salary ? `${pay} ${tApplications(`periods.${salary.period}`)}` : minimumWage && lawfulPay(minimumWage),
      salary ?? minimumWage,
    ],
    ['remote', remote && t('posting.remoteYes'), remote],
    ['town', words(town), town],
    ['start', words(start), start],
    ['deadline', words(deadline), deadline],
  ]
  const ifSaid: Row[] = [
    ['weeklyHours', weeklyHours && t('posting.hoursAWeek', { hours: weeklyHours.hours }), weeklyHours],
    ['drivingLicense', drivingLicense && t('posting.licenseYes'), drivingLicense],
    ['email', words(email), email],
  ]
  const rows = [...always, ...ifSaid.filter(([, value]) => value !== undefined)]

  function experience({ years, months, level }: FoundSeniority): string {
    const said = t(`posting.levels.${level}`)
    if (months !== undefined) return t('posting.months', { count: months, level: said })
    return years === undefined ? said : t('posting.years', { count: years, level: said })
  }
  function lawfulPay({ share }: FoundMinimumWage): string {
    if (!share) return t('posting.legalPay')
    const { min, max } = share
    return min === max ? t('posting.wageShare', { percent: max }) : t('posting.wageShares', { min, max })
  }
  return (
    <Card padding="lg" component="section" aria-labelledby="posting-facts">
      <Title order={2} id="posting-facts" mb="sm">
        {t('posting.facts')}
      </Title>
      <dl className={classes.facts}>
        {rows.map(([name, value, place]) => (
          <div key={name}>
            <dt>{t(`posting.fact.${name}`)}</dt>
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
