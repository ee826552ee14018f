import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconArrowsSplit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import type { DraftKeeper } from '../draft-keeper.ts'
import { useKeeper } from '../use-playing.ts'

interface Props<D extends object> {
  keeper: DraftKeeper<D>
  /** What another window saved, as readable text. */
  inWords: (draft: D | null) => string
}

/** Two windows edited the same draft: shows both versions and lets the person choose. */
export function ConflictNotice<D extends object>({ keeper, inWords }: Props<D>) {
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
            {inWords(theirs ?? null) || t('save.nothing')}
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
