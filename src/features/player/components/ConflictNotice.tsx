import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconArrowsSplit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import type { DraftKeeper } from '../draft-keeper.ts'
import type { Draft, PlayedStep } from '../play.ts'
import { useKeeper } from '../use-playing.ts'

/** Two windows typed into the same step: both versions are shown, and one is chosen. */
export function ConflictNotice({ keeper, step }: { keeper: DraftKeeper; step?: PlayedStep }) {
  const { t } = useTranslation('player')
  const { theirs } = useKeeper(keeper)
  const choose = (choice: 'mine' | 'theirs') => keeper.resolve(choice).catch(toast.error)
  return (
    <Alert color="amber" icon={<IconArrowsSplit />} title={t('save.conflict')} role="alert">
      <Stack gap="sm">
        <Text>{t('save.conflictText')}</Text>
        <Card padding="sm">
          <Text size="sm" fw={600}>
            {t('save.theirs')}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }} lineClamp={8}>
            {inWords(step, theirs ?? null) || t('save.nothing')}
          </Text>
        </Card>
        <Group gap="sm">
          <Button onClick={() => choose('mine')}>{t('save.keepMine')}</Button>
          <Button variant="default" onClick={() => choose('theirs')}>
            {t('save.takeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function inWords(step: PlayedStep | undefined, draft: Draft | null): string {
  if (step?.kind === 'decision') return step.choices.find(({ id }) => id === draft?.choice)?.label ?? ''
  if (step?.kind === 'quiz') {
    const chosen = new Set(Object.values(draft?.answers ?? {}).flat())
    const options = step.questions.flatMap((question) => question.options)
    return options.flatMap(({ id, label }) => (chosen.has(id) ? [label] : [])).join('\n')
  }
  return draft?.text ?? draft?.link ?? (draft?.files ?? []).map(({ name }) => name).join('\n')
}
