import { Card, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Setup } from '../../../features/administration/setup/api/answers.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { CopyField } from '../../../ui/CopyField.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'

export function BackupStep({ setup: { backup, backupCheck } }: { setup: Setup }) {
  const { t } = useTranslation('setup')
  return (
    <Card padding="lg">
      <Stack gap="md">
        <Facts isSideBySide>
          <Fact label={t('steps.backup.last')}>{backup ? timeAgo(backup.at) : t('steps.backup.never')}</Fact>
          <Fact label={t('steps.backup.tested')}>
            {backupCheck ? timeAgo(backupCheck.at) : t('steps.backup.never')}
          </Fact>
        </Facts>
        <CopyField label={t('steps.backup.create')} value="npm run backup -- essor.tar.gz" />
        <CopyField label={t('steps.backup.test')} value="npm run backup:check -- essor.tar.gz" />
      </Stack>
    </Card>
  )
}
