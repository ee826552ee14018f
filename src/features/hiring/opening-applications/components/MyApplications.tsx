import { Badge, Card, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import cards from '../../../../ui/Cards.module.css'
import { DetailLink } from '../../../../ui/DetailLink.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { SentApplication } from '../api/answers.ts'
import { useStageName } from '../use-stage-name.ts'
import classes from './OpeningApplications.module.css'

/** What the reader can be glad of stands out; what has ended doesn't. */
const colors: Record<SentApplication['stage']['kind'], [color: string, text: string]> = {
  new: ['gray', 'var(--mantine-color-text)'],
  shortlist: ['brand', 'var(--brand-text)'],
  interview: ['brand', 'var(--brand-text)'],
  offer: ['moss', 'var(--moss-text)'],
  hired: ['moss', 'var(--moss-text)'],
  not_selected: ['gray', 'var(--mantine-color-text)'],
}

/** A candidate's applications to openings, newest first. */
export function MyApplications({ applications }: { applications: SentApplication[] }) {
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  const nameOf = useStageName()
  return (
    <ul className={classes.plain}>
      {applications.map(({ id, title, company, stage, dueAt, isLate, hasOffer, sentAt, withdrawnAt }) => {
        const [color, text] = colors[withdrawnAt ? 'not_selected' : stage.kind]
        return (
          <li key={id}>
            <Card padding="md" className={cards.card}>
              <Group justify="space-between" gap="xs">
                <Text fw={600} className={cards.title}>
                  <DetailLink to={path(`/opportunities/applications/${id}`)}>{title}</DetailLink>
                </Text>
                <Badge variant="light" color={color} c={text} tt="none">
                  {withdrawnAt ? t('pipeline.withdrawn') : nameOf(stage)}
                </Badge>
              </Group>
              <Text size="sm" c="dimmed">
                {company} · {t('mine.sentOn', { date: formatDate(sentAt) })}
              </Text>
              {dueAt && (
                <Text size="sm" c={isLate ? 'var(--danger-text)' : undefined}>
                  {t(isLate ? 'late' : 'due', { date: formatDate(dueAt) })}
                </Text>
              )}
              {hasOffer && <Text size="sm">{t('mine.offerWaiting')}</Text>}
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
