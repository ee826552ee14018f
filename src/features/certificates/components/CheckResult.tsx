import { Alert, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import type { CheckedFile } from '../check-file.ts'

/** What came of a check, in plain words. */
export function CheckResult({ result }: { result: CheckedFile }) {
  const { t } = useTranslation('certificates')
  const { objection, name, mission, issuedAt, revokedAt, isStatusUnknown } = result
  if (objection) {
    return (
      <Alert color="red" icon={<IconShieldX />} title={t('check.invalid')} role="alert">
        <Text size="md">{t(`check.objections.${objection}`)}</Text>
      </Alert>
    )
  }
  const words = revokedAt ? 'check.revoked' : 'check.valid'
  const date = formatDate(revokedAt ?? issuedAt!)
  return (
    <Alert
      color={revokedAt ? 'amber' : 'moss'}
      icon={revokedAt ? <IconShieldX /> : <IconShieldCheck />}
      title={t(words)}
      role="status"
    >
      <Text size="md">{t(`${words}Text`, { name, mission, date })}</Text>
      {isStatusUnknown && <Text size="sm">{t('check.unknownStatus')}</Text>}
    </Alert>
  )
}
