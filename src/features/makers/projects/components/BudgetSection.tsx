import { Group, Progress, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { formatMoney, type Money, sumByCurrency } from '../../../../lib/money.ts'
import { BigNumber } from '../../../../ui/BigNumber.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { Invoice, ProjectCard } from '../api/answers.ts'
import { moneyOf, worth } from '../model.ts'

interface Props {
  project: ProjectCard
  invoices: Invoice[]
}

/** The used budget is hours times the rate. Invoiced and paid amounts are next to it, by currency. */
export function BudgetSection({ project: { budget, rate, currency, seconds }, invoices }: Props) {
  const { t } = useTranslation('projects')
  const used = rate === null ? null : worth(seconds, rate)
  const said = (amount: number) => formatMoney({ currency, amount })
  const sent = invoices.filter(({ sent_on }) => sent_on)
  const isOver = budget !== null && used !== null && used > budget
  return (
    <Section title={t('budget.title')}>
      <Stack gap={6}>
        {budget === null && used === null && <Text c="dimmed">{t('budget.none')}</Text>}
        {budget !== null && used === null && (
          <>
            <BigNumber>{said(budget)}</BigNumber>
            <Text size="sm" c="dimmed">
              {t('budget.noRate')}
            </Text>
          </>
        )}
        {used !== null && (
          <>
            <BigNumber>
              {budget === null
                ? t('budget.usedOnly', { used: said(used) })
                : t('budget.of', { used: said(used), budget: said(budget) })}
            </BigNumber>
            {budget !== null && (
              <Progress
                value={budget === 0 ? 100 : Math.min(100, (used / budget) * 100)}
                color={isOver ? 'red' : 'indigo'}
                aria-label={t('budget.title')}
              />
            )}
            {budget !== null && (
              <Text size="sm" c={isOver ? 'var(--danger-text)' : 'dimmed'}>
                {t(isOver ? 'budget.over' : 'budget.left', { amount: said(Math.abs(budget - used)) })}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {t('budget.how', { hours: formatDuration(seconds), rate: said(rate!) })}
            </Text>
          </>
        )}
      </Stack>
      <Group gap="xl">
        <Sums label={t('budget.invoiced')} amounts={sumByCurrency(sent.map(moneyOf))} />
        <Sums
          label={t('budget.paid')}
          amounts={sumByCurrency(sent.filter(({ paid_on }) => paid_on).map(moneyOf))}
        />
      </Group>
    </Section>
  )
}

function Sums({ label, amounts }: { label: string; amounts: Money[] }) {
  const { t } = useTranslation('projects')
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>
        {amounts.length === 0 ? t('budget.nothing') : amounts.map(formatMoney).join(' · ')}
      </Text>
    </div>
  )
}
