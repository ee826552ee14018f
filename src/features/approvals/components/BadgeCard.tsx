import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../lib/dates.ts'
import { toast } from '../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import type { Dossier } from '../api/get-dossier.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { Section } from './Section.tsx'

/** Until when the organization is shown as verified; renewed with a click, taken away with a reason. */
export function BadgeCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('approvals')
  const { id, name, verifiedUntil, isVerified, verificationAskedAt } = dossier
  const [isTaking, setTaking] = useState(false)
  const renew = useAct('renew_verification')
  const take = useAct('take_verification')
  const date = verifiedUntil && formatDate(verifiedUntil)
  return (
    <Section title={t('badge.title')}>
      <Text>{date ? t(isVerified ? 'badge.until' : 'badge.ended', { date }) : t('badge.none')}</Text>
      {verificationAskedAt && <Text>{t('badge.asked', { when: timeAgo(verificationAskedAt) })}</Text>}
      <Group gap="sm">
        <Button
          variant={verificationAskedAt ? 'filled' : 'default'}
          loading={renew.isPending}
          onClick={() =>
            renew.mutate(
              { organization_id: id },
              {
                onError: toast.error,
                onSuccess: () => toast.success({ title: t('badge.renewed', { name }) }),
              },
            )
          }
        >
          {t(isVerified ? 'badge.renew' : 'badge.give')}
        </Button>
        {isVerified && (
          <Button variant="default" onClick={() => setTaking(true)}>
            {t('badge.take')}
          </Button>
        )}
      </Group>
      <ReasonDialog
        isOpen={isTaking}
        onClose={() => setTaking(false)}
        title={t('badge.takeTitle', { name })}
        label={t('reason')}
        hint={t('badge.hint')}
        send={t('badge.takeSend')}
        isPending={take.isPending}
        error={take.error}
        onSend={(reason) =>
          take.mutate(
            { organization_id: id, reason },
            {
              onSuccess: () => {
                setTaking(false)
                toast.success({ title: t('badge.taken', { name }) })
              },
            },
          )
        }
      />
    </Section>
  )
}
