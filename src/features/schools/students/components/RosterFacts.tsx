import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import type { WrittenFacts } from '../api/answers.ts'
import { Labels } from './RosterTable.tsx'
import classes from './Students.module.css'

/** What the school wrote about someone, line by line. */
export function RosterFacts({ written }: { written: WrittenFacts }) {
  const { t } = useTranslation('students')
  const { status, endedOn } = written
  return (
    <dl className={classes.facts}>
      <Fact label={t('fields.name')}>{`${written.firstName} ${written.lastName}`.trim()}</Fact>
      <Fact label={t('fields.email')}>{written.email}</Fact>
      <Fact label={t('fields.number')}>{written.number}</Fact>
      <Fact label={t('fields.cohort')}>{written.cohort}</Fact>
      <Fact label={t('fields.labels')}>
        {written.labels.length > 0 && <Labels labels={written.labels} />}
      </Fact>
      <Fact label={t('fields.adviser')}>{written.adviser}</Fact>
      <Fact label={t('fields.status')}>
        {endedOn && status !== 'enrolled'
          ? t(`page.since.${status}`, { date: formatDate(endedOn) })
          : t(`status.${status}`)}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children || noValue}</dd>
    </>
  )
}
