import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/moments.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { OpenProject, ProjectEvent } from '../api/answers.ts'
import type { Status } from '../model.ts'
import classes from './Projects.module.css'

/** The history, latest first; the database writes it. */
export function HistorySection({ history }: { history: OpenProject['history'] }) {
  const { t } = useTranslation('projects')
  const wordsOf = useEventWords()
  return (
    <Section title={t('history.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be scrollable by keyboard. */}
      <ol className={classes.history} tabIndex={0} aria-label={t('history.title')}>
        {history.map((event) => (
          <li key={event.id} className={classes.event}>
            {wordsOf(event)}
            <Text size="sm" c="dimmed">
              {formatMoment(event.at)}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function useEventWords() {
  const { t } = useTranslation('projects')
  return ({ kind, data }: ProjectEvent): string => {
    const name = (status: unknown) => t(`statuses.${status as Status}`)
    const text = (key: string) => String(data[key] ?? '')
    const money = () => formatMoney({ currency: text('currency'), amount: Number(data.amount) })
    switch (kind) {
      case 'created':
        return t('history.created', { status: name(data.status) })
      case 'moved':
        return t('history.moved', { from: name(data.from), to: name(data.to) })
      case 'task_done':
        return t('history.task_done', { title: text('title') })
      case 'file_added':
        return t('history.file_added', { name: text('name') })
      case 'invoice_sent':
      case 'invoice_paid':
        return t(`history.${kind}`, { number: text('number'), amount: money() })
      case 'invoice_taken_back':
        return t('history.invoice_taken_back', { number: text('number') })
      case 'rating_given':
        return t('history.rating_given', { name: text('name') })
      default:
        return t(`history.${kind as 'link_made' | 'link_revoked' | 'rating_asked' | 'client_rated'}`)
    }
  }
}
