import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import type { Decision } from '../api/answers.ts'
import { AppealForm } from './AppealForm.tsx'
import classes from './Reports.module.css'

interface Props {
  decision: Decision
  appeal: Parameters<typeof AppealForm>[0]['appeal']
  /** Level of its heading, below the page's own. */
  level?: 2 | 3
}

/** A decision as the person concerned reads it, and what can be done about it. */
export function DecisionCard({ decision, appeal, level = 3 }: Props) {
  const { t } = useTranslation('reports')
  const { at, endsAt, title, excerpt, words } = decision
  return (
    <Card padding="lg" component="article">
      <Stack gap="sm">
        <div>
          <Title order={level} size="h3">
            {decision.kind === 'opening' && decision.decision === 'remove_content'
              ? t('closedOpening')
              : t(`decisions.${decision.decision}`)}
          </Title>
          <Text size="sm" c="dimmed">
            {[
              title ? `${t(`kinds.${decision.kind}`)} · ${title}` : t(`kinds.${decision.kind}`),
              t('mine.decidedOn', { date: formatDate(at) }),
              endsAt && t('mine.until', { date: formatDate(endsAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        {excerpt && (
          <div>
            <Text size="sm" fw={600}>
              {t('mine.yourWords')}
            </Text>
            <p className={classes.said}>{excerpt}</p>
          </div>
        )}
        <p className={classes.said}>{words}</p>
        <Objection decision={decision} appeal={appeal} />
      </Stack>
    </Card>
  )
}

function Objection({ decision, appeal }: Props) {
  const { t } = useTranslation('reports')
  const made = decision.appeal
  if (!made && Date.parse(decision.appealUntil) < Date.now()) {
    return <Text c="dimmed">{t('appeal.late', { date: formatDate(decision.appealUntil) })}</Text>
  }
  if (!made) return <AppealForm until={decision.appealUntil} appeal={appeal} />
  if (!made.decidedAt) return <Text role="status">{t('appeal.sent', { date: formatDate(made.at) })}</Text>
  return (
    <div>
      <Text fw={600}>{t(made.isReversed ? 'appeal.reversed' : 'appeal.upheld')}</Text>
      <p className={classes.said}>{made.answer}</p>
    </div>
  )
}
