import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import type { Measured } from '../api/get-health.ts'
import { isBackupLate, isDiskShort } from '../model.ts'
import { Facts } from './Facts.tsx'
import { PieceCard } from './PieceCard.tsx'

/** Backups, free disk space and email delivery. */
export function ServerCard({ health }: { health: Measured }) {
  const { t } = useTranslation('health')
  return (
    <PieceCard title={t('server.title')} piece={health.server}>
      {({ isMissing, backup, disk }) => (
        <Facts
          facts={[
            {
              label: t('server.backup'),
              value: isMissing ? noValue : backup ? timeAgo(backup.at) : t('server.never'),
              hint: isMissing ? t('server.elsewhere') : isBackupLate(health) ? t('server.backUp') : undefined,
            },
            {
              label: t('server.disk'),
              value: disk ? formatFileSize(disk.free) : noValue,
              hint: disk
                ? t(isDiskShort(health) ? 'server.diskShort' : 'server.ofTotal', {
                    total: formatFileSize(disk.total),
                  })
                : t('server.elsewhere'),
            },
            {
              label: t('server.email'),
              value: t(health.isEmailMissing ? 'server.emailMissing' : 'server.emailReady'),
            },
          ]}
        />
      )}
    </PieceCard>
  )
}
