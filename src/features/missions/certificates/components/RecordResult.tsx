import { Alert, List, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import type { CheckedFile } from '../check-file.ts'

/** The result of verifying a record: whether each certificate in it is still valid. */
export function RecordResult({ record }: { record: CheckedFile }) {
  const { t } = useTranslation('certificates')
  const { name, issuedAt, certificates = [] } = record
  const isWhole = certificates.every(({ objection, revokedAt }) => !objection && !revokedAt)
  return (
    <Alert
      color={isWhole ? 'moss' : 'amber'}
      icon={isWhole ? <IconShieldCheck /> : <IconShieldX />}
      title={t(isWhole ? 'check.valid' : 'check.record.partly')}
      role="status"
    >
      <Text size="md">
        {t('check.record.text', { name, date: formatDate(issuedAt!), count: certificates.length })}
      </Text>
      <List mt="xs">
        {certificates.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the file's order never changes, and an entry may be anything
          <List.Item key={index}>
            <Entry certificate={one} />
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

function Entry({ certificate }: { certificate: CheckedFile }) {
  const { t } = useTranslation('certificates')
  const { objection, mission, issuedAt, revokedAt, isStatusUnknown, isForgotten } = certificate
  if (objection) return t(`check.objections.${objection}`)
  if (revokedAt) return t('check.record.revoked', { mission, date: formatDate(revokedAt) })
  const words = t('check.record.valid', { mission, date: formatDate(issuedAt!) })
  if (isStatusUnknown) return `${words} ${t('check.unknownStatus')}`
  return isForgotten ? `${words} ${t('check.forgotten')}` : words
}
