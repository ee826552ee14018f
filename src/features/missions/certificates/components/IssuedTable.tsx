import { Anchor, Badge, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { IssuedCertificate } from '../api/get-issued.ts'
import { RevokeDialog } from './RevokeDialog.tsx'

export function IssuedTable({ certificates }: { certificates: IssuedCertificate[] }) {
  const { t } = useTranslation('certificates')
  const [revoked, setRevoked] = useState<IssuedCertificate>()
  return (
    <>
      <ResponsiveTable
        caption={t('issuedList.title')}
        rows={certificates}
        keyOf={({ code }) => code}
        columns={[
          { header: t('issuedList.holder'), cell: ({ name }) => <Text fw={550}>{name}</Text> },
          {
            header: t('issuedList.mission'),
            cell: ({ mission, organization }) => (
              <>
                {mission}
                <Text size="sm" c="dimmed">
                  {organization}
                </Text>
              </>
            ),
          },
          {
            header: t('issuedList.code'),
            cell: ({ code }) => (
              <Anchor
                component={Link}
                to={certificatePath(code)}
                underline="always"
                style={{ whiteSpace: 'nowrap' }}
              >
                {code}
              </Anchor>
            ),
          },
          { header: t('issuedList.date'), cell: ({ issued_at }) => formatDate(issued_at) },
          { header: t('issuedList.state'), cell: (certificate) => <State {...certificate} /> },
          {
            header: t('issuedList.action'),
            cell: (certificate) =>
              certificate.revoked_at ? (
                noValue
              ) : (
                <Button
                  variant="subtle"
                  color="red"
                  c="var(--danger-text)"
                  size="compact-md"
                  aria-label={t('revoke.of', { name: certificate.name })}
                  onClick={() => setRevoked(certificate)}
                >
                  {t('revoke.action')}
                </Button>
              ),
          },
        ]}
      />
      {revoked && <RevokeDialog certificate={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  )
}

function State({ revoked_at, revocation_reason }: IssuedCertificate) {
  const { t } = useTranslation('certificates')
  if (!revoked_at) {
    return (
      <Badge variant="light" color="moss" c="var(--moss-text)" miw="max-content">
        {t('issuedList.isValid')}
      </Badge>
    )
  }
  return (
    <>
      <Text c="var(--danger-text)">{t('issuedList.isRevoked', { date: formatDate(revoked_at) })}</Text>
      <Text size="sm" c="dimmed">
        {revocation_reason}
      </Text>
    </>
  )
}
