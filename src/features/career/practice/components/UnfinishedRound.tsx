import { Alert, Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Round } from '../api/answers.ts'
import { useRemoveRound } from '../api/live-round.ts'

/** A round that was interrupted. */
export function UnfinishedRound({ round }: { round: Round }) {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  const remove = useRemoveRound()
  const values = {
    date: formatDate(round.started_at),
    place: round.place + 1,
    total: round.questions.length,
  }
  return (
    <Alert mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="md">{t('live.unfinished', values)}</Text>
        <Group gap="sm">
          <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate(round.id)}>
            {t('live.drop')}
          </Button>
          <LinkButton to={path(`/booster/practice/live/${round.id}`)} variant="default">
            {t('live.goOn')}
          </LinkButton>
        </Group>
      </Group>
    </Alert>
  )
}
