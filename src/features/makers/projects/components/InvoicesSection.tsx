import { Badge, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { AddButton } from '../../../../ui/AddButton.tsx'
import rows from '../../../../ui/Rows.module.css'
import { Rows } from '../../../../ui/Rows.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { Invoice, ProjectCard } from '../api/answers.ts'
import { type InvoiceState, moneyOf, stateOf } from '../model.ts'
import { InvoiceDialog, type InvoiceStep } from './InvoiceDialog.tsx'
import { InvoiceMenu } from './InvoiceMenu.tsx'

const colors: Record<InvoiceState, [string, string]> = {
  draft: ['gray', 'dimmed'],
  sent: ['indigo', 'var(--brand-text)'],
  paid: ['moss', 'var(--moss-text)'],
  overdue: ['red', 'var(--danger-text)'],
}

export function InvoicesSection({ project, invoices }: { project: ProjectCard; invoices: Invoice[] }) {
  const { t } = useTranslation('projects')
  const [opened, setOpened] = useState<{ step: InvoiceStep; invoice?: Invoice }>()
  return (
    <Section
      title={t('invoices.title')}
      hint={t('invoices.private')}
      aside={<AddButton onClick={() => setOpened({ step: 'edit' })}>{t('invoices.add')}</AddButton>}
    >
      <Rows none={t('invoices.none')}>
        {invoices.map((invoice) => (
          <li key={invoice.id} className={rows.row}>
            <span>
              <strong>{invoice.number}</strong>
              <Dates invoice={invoice} />
            </span>
            <Group gap="xs" wrap="nowrap">
              <span>{formatMoney(moneyOf(invoice))}</span>
              <State state={stateOf(invoice)} />
              <InvoiceMenu invoice={invoice} onOpen={(step) => setOpened({ step, invoice })} />
            </Group>
          </li>
        ))}
      </Rows>
      {opened && (
        <InvoiceDialog
          key={`${opened.invoice?.id} ${opened.step}`}
          project={project}
          {...opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  )
}

function Dates({ invoice: { sent_on, due_on, paid_on } }: { invoice: Invoice }) {
  const { t } = useTranslation('projects')
  const said = paid_on
    ? t('invoices.paidOn', { date: formatCalendarDay(paid_on) })
    : [
        sent_on && t('invoices.sentOn', { date: formatCalendarDay(sent_on) }),
        due_on && t('invoices.dueOn', { date: formatCalendarDay(due_on) }),
      ]
        .filter(Boolean)
        .join(' · ')
  return (
    <Text size="sm" c="dimmed">
      {said}
    </Text>
  )
}

function State({ state }: { state: InvoiceState }) {
  const { t } = useTranslation('projects')
  const [color, text] = colors[state]
  return (
    <Badge variant="light" color={color} c={text} tt="none">
      {t(`invoices.states.${state}`)}
    </Badge>
  )
}
