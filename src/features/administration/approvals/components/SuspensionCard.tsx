import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { Dossier, Suspension } from '../api/answers.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { SuspendDialog } from './SuspendDialog.tsx'

/** Why and until when an organization is suspended, and earlier suspensions. */
export function SuspensionCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('approvals')
  const [isOpen, setOpen] = useState(false)
  const present = dossier.suspensions.find(({ liftedAt }) => !liftedAt)
  const past = dossier.suspensions.filter(({ liftedAt }) => liftedAt)
  const TheDialog = present ? RestoreDialog : SuspendDialog
  return (
    <Section align="flex-start" title={t('suspension.title')}>
      {present ? <Present suspension={present} /> : <Text>{t('suspension.text')}</Text>}
      <Button
        variant={present ? 'filled' : 'default'}
        c={present ? undefined : 'var(--danger-text)'}
        onClick={() => setOpen(true)}
      >
        {t(present ? 'suspension.restore' : 'suspension.suspend')}
      </Button>
      {past.map(({ id, reason, createdAt, liftedAt }) => (
        <div key={id}>
          <Text size="sm" c="dimmed">
            {t('suspension.past', { from: formatDate(createdAt), to: formatDate(liftedAt!) })}
          </Text>
          <Text size="sm">{reason}</Text>
        </div>
      ))}
      <TheDialog key={present?.id ?? ''} dossier={dossier} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Section>
  )
}

function Present({
  suspension: { reason, createdAt, by, endsAt, reply, repliedAt },
}: {
  suspension: Suspension
}) {
  const { t } = useTranslation('approvals')
  return (
    <Stack gap="xs">
      <Text fw={600}>{reason}</Text>
      <Text size="sm" c="dimmed">
        {t('suspension.since', { date: formatDate(createdAt), name: by ?? t('questions.system') })} ·{' '}
        {endsAt ? t('suspension.until', { date: formatDate(endsAt) }) : t('suspension.open')}
      </Text>
      {reply && repliedAt && (
        <div>
          <Text size="sm" c="dimmed">
            {t('suspension.reply', { when: timeAgo(repliedAt) })}
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{reply}</Text>
        </div>
      )}
    </Stack>
  )
}
