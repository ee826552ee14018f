import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { MatchingRules } from '../api/answers.ts'

type Criterion = keyof MatchingRules['weights']
const criteria: Criterion[] = ['must', 'nice', 'job', 'place', 'dates', 'contract', 'languages']
const percent = (share: number) => Math.round(share * 100)

/** The weight of each criterion, and what it is for. */
export function WeightsTable({ rules }: { rules: MatchingRules }) {
  const { t } = useTranslation('matching')
  const part = (criterion: Criterion) => (criterion === 'must' || criterion === 'nice' ? 'skills' : criterion)
  const { proof, below, place, dates } = rules
  const numbers = {
    one: percent(below.one),
    two: percent(below.two),
    attested: percent(proof.attested),
    endorsed: percent(proof.endorsed),
    declared: percent(proof.declared),
    near: percent(rules.nearJob),
    between: percent(place.between),
    wish: percent(place.otherWish),
    soonWeeks: dates.soon / 7,
    soon: percent(dates.soonShare),
    lateWeeks: dates.late / 7,
    late: percent(dates.lateShare),
    listening: percent(dates.listening),
    below: percent(rules.oneLevelBelow),
  }
  return (
    <Card padding="lg" component="section">
      <Title order={2} mb="xs">
        {t('page.weights')}
      </Title>
      <Text mb="md" maw="72ch">
        {t('page.weightsText')}
      </Text>
      <ResponsiveTable
        caption={t('page.weights')}
        rows={criteria}
        keyOf={(criterion) => criterion}
        columns={[
          { header: t('page.criterion'), cell: (criterion) => t(`page.rows.${criterion}`) },
          { header: t('page.worth'), cell: (criterion) => <strong>{rules.weights[criterion]}</strong> },
          {
            header: t('page.full'),
            cell: (criterion) =>
              t(`page.fullFor.${part(criterion)}`, { onSite: place.near.on_site, hybrid: place.near.hybrid }),
          },
          {
            header: t('page.less'),
            cell: (criterion) =>
              t(`page.lessFor.${part(criterion)}`, {
                ...numbers,
                onSite: place.far.on_site,
                hybrid: place.far.hybrid,
              }),
          },
        ]}
      />
    </Card>
  )
}
