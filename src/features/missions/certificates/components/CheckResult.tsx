import { Alert, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import type { CheckedFile } from '../check-file.ts'
import { RecordResult } from './RecordResult.tsx'
import { TamperingList } from './TamperingList.tsx'

/** The result of a verification, in plain words. */
export function CheckResult({ result }: { result: CheckedFile }) {
  const { t } = useTranslation('certificates')
  const { objection, tampered, issuer, name, mission, issuedAt, revokedAt, revocationReason } = result
  if (objection) {
    return (
      <Alert color="red" icon={<IconShieldX />} title={t('check.invalid')} role="alert">
        <Text size="md">{t(`check.objections.${objection}`)}</Text>
        {issuer && <Text size="md">{t('check.namedIssuer', { issuer })}</Text>}
        {tampered && <TamperingList tampered={tampered} />}
        {objection === 'bad_signature' && !tampered && <Text size="sm">{t('check.cannotCompare')}</Text>}
      </Alert>
    )
  }
  if (result.certificates) return <RecordResult record={result} />
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
      {revocationReason && <Text size="md">{t('revokedReason', { reason: revocationReason })}</Text>}
      {result.isStatusUnknown && <Text size="sm">{t('check.unknownStatus')}</Text>}
      {result.isForgotten && <Text size="sm">{t('check.forgotten')}</Text>}
    </Alert>
  )
}
