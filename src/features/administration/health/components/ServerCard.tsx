import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import type { Certificate } from '../api/answers.ts'
import type { Measured } from '../api/get-health.ts'
import { isBackupFailing, isBackupLate, isCertificateUnwell, isDiskShort } from '../model.ts'
import { Facts } from './Facts.tsx'
import { PieceCard } from './PieceCard.tsx'

type ServerFacts = Exclude<Measured['server'], { failure: string }>

/** Backups, free disk space, email delivery and certificates. */
export function ServerCard({ health }: { health: Measured }) {
  const { t } = useTranslation('health')
  const backupHint = (server: ServerFacts) => {
    if (server.isMissing) return t('server.elsewhere')
    if (isBackupFailing(health)) {
      const { at, reason = '' } = server.backup_failure!
      return t('server.backupFailed', { when: timeAgo(at), reason })
    }
    if (isBackupLate(health)) return t('server.backUp')
    if (!server.backup) return undefined
    return server.backup_check
      ? t('server.backupChecked', { when: timeAgo(server.backup_check.at) })
      : t('server.backupUnchecked')
  }
  const certificateFact = (of: 'site' | 'smtp', certificate: Certificate | undefined) => {
    if (!certificate) return []
    const { host, expires, problem } = certificate
    const hint = problem
      ? t('server.certificateProblem', { host, problem })
      : isCertificateUnwell(certificate, health.at)
        ? t('server.certificateSoon', { host })
        : host
    const value = expires
      ? t('server.validUntil', { date: formatDate(expires) })
      : t('server.certificateUnread')
    return [{ label: t(`server.certificates.${of}`), value, hint }]
  }
  return (
    <PieceCard title={t('server.title')} piece={health.server}>
      {(server) => (
        <Facts
          facts={[
            {
              label: t('server.backup'),
              value: server.isMissing
                ? noValue
                : server.backup
                  ? timeAgo(server.backup.at)
                  : t('server.never'),
              hint: backupHint(server),
            },
            {
              label: t('server.disk'),
              value: server.disk ? formatFileSize(server.disk.free) : noValue,
              hint: server.disk
                ? t(isDiskShort(health) ? 'server.diskShort' : 'server.ofTotal', {
                    total: formatFileSize(server.disk.total),
                  })
                : t('server.elsewhere'),
            },
            {
              label: t('server.email'),
              value: t(health.isEmailMissing ? 'server.emailMissing' : 'server.emailReady'),
            },
            ...certificateFact('site', server.certificates?.site),
            ...certificateFact('smtp', server.certificates?.smtp),
          ]}
        />
      )}
    </PieceCard>
  )
}
