import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import type { Dossier } from '../api/answers.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

/**
 * What was checked and until when it is shown; the badge is granted for new checks and removed with a reason.
 */
export function BadgeCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('approvals')
  const { id, name, verifiedUntil, isVerified, verificationAskedAt, verification } = dossier
  const [opened, setOpened] = useState<'verify' | 'take'>()
  const close = () => setOpened(undefined)
  const take = useAct('take_verification', () => {
    close()
    toast.success({ title: t('badge.taken', { name }) })
  })
  const date = verifiedUntil && formatDate(verifiedUntil)
  return (
    <Section align="flex-start" title={t('badge.title')}>
      <Text>{date ? t(isVerified ? 'badge.until' : 'badge.ended', { date }) : t('badge.none')}</Text>
      {verification.checks.map(({ kind, at, by, note }) => (
        <div key={kind}>
          <Text fw={600}>{t(`verify.kinds.${kind}`)}</Text>
          <Text size="sm" c="dimmed">
            {by ? t('verify.checkedBy', { date: formatDate(at), name: by }) : formatDate(at)}
          </Text>
          {note && <Text size="sm">{note}</Text>}
        </div>
      ))}
      {verificationAskedAt && <Text>{t('badge.asked', { when: timeAgo(verificationAskedAt) })}</Text>}
      <Group gap="sm">
        <Button
          variant={verificationAskedAt ? 'filled' : 'default'}
          aria-haspopup="dialog"
          onClick={() => setOpened('verify')}
        >
          {t(isVerified ? 'badge.renew' : 'badge.give')}
        </Button>
        {isVerified && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('take')}>
            {t('badge.take')}
          </Button>
        )}
      </Group>
      <VerifyDialog key={verifiedUntil} dossier={dossier} isOpen={opened === 'verify'} onClose={close} />
      <ReasonDialog
        opened={opened === 'take'}
        onClose={close}
        title={t('badge.takeTitle', { name })}
        label={t('reason')}
        hint={t('badge.hint')}
        action={t('badge.takeSend')}
        isHarmful
        change={take}
        onSubmit={(reason) => take.mutate({ organization_id: id, reason })}
      >
        <NoEmailNotice concerns="others" />
      </ReasonDialog>
    </Section>
  )
}
