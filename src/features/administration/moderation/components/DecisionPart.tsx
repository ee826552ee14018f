import { Alert, Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import type { Case } from '../api/answers.ts'
import { AnswerAppealForm } from './AnswerAppealForm.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import classes from './Moderation.module.css'

/** What was decided, the appeal, and the form for what is still open. */
export function DecisionPart({ one }: { one: Case }) {
  const { t } = useTranslation(['moderation', 'reports'])
  const { made } = one
  const obstacle = one.isParty
    ? t('decide.party')
    : one.claimedBy && !one.isMine
      ? t('decide.takenBy', { name: one.claimedBy })
      : one.status === 'appealed' && one.isOwnDecision
        ? t('appeal.own')
        : undefined
  return (
    <Card padding="lg" component="section" aria-labelledby="decision-title">
      <Stack gap="md">
        <Title order={2} id="decision-title">
          {t(made ? 'made.title' : 'decide.title')}
        </Title>
        {made && (
          <div>
            <Text fw={600}>{t(`reports:decisions.${made.decision}`)}</Text>
            <Text size="sm" c="dimmed">
              {[
                made.by,
                formatDate(made.at),
                made.endsAt && t('made.until', { date: formatDate(made.endsAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        )}
        {made?.words && <Said title={t('made.words')} words={made.words} />}
        {made && <Said title={t('made.note')} words={made.note} />}
        {made?.appeal && (
          <>
            <Title order={2}>{t('appeal.title')}</Title>
            <p className={classes.said}>{made.appeal.words}</p>
            {made.appeal.decidedAt && (
              <Said
                title={`${t(made.appeal.isReversed ? 'reversed' : 'appeal.upheld')} · ${t('appeal.decided', {
                  date: formatDate(made.appeal.decidedAt),
                })}`}
                words={made.appeal.answer}
              />
            )}
          </>
        )}
        {one.status !== 'decided' && obstacle && (
          <Alert color="amber" role="status">
            {obstacle}
          </Alert>
        )}
        {one.status === 'open' && !obstacle && <DecisionForm one={one} />}
        {one.status === 'appealed' && !obstacle && <AnswerAppealForm one={one} />}
      </Stack>
    </Card>
  )
}

function Said({ title, words }: { title: string; words: string }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <p className={classes.said}>{words}</p>
    </div>
  )
}
