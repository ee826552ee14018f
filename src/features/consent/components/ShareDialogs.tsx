import { Button, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { ShareFields } from '../../contacts/components/ShareFields.tsx'
import { lastDayOf, type Share } from '../../contacts/model.ts'
import { useChangeShare, useRevokeShare } from '../api/change-consent.ts'
import type { OwnShare } from '../model.ts'

interface Props {
  share: OwnShare
  onClose: () => void
}

export function ChangeShareDialog({ share: { id, company, fields, until }, onClose }: Props) {
  const { t } = useTranslation('consent')
  const { t: tCommon } = useTranslation()
  const [share, setShare] = useState<Share>({ fields, until: lastDayOf(until) })
  const change = useChangeShare(() => {
    toast.success({ title: t('shares.saved') })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ id, ...share })
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('shares.changeTitle', { company })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <ShareFields share={share} onChange={setShare} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t('shares.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

export function RevokeShareDialog({ share: { id, company }, onClose }: Props) {
  const { t } = useTranslation('consent')
  const { t: tCommon } = useTranslation()
  const revoke = useRevokeShare(() => {
    toast.success({ title: t('shares.revokedNow', { company }) })
    onClose()
  })
  return (
    <Dialog opened onClose={onClose} title={t('shares.revokeTitle', { company })}>
      <Stack gap="md">
        <Text>{t('shares.revokeText', { company })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {tCommon('cancel')}
          </Button>
          <Button color="red" loading={revoke.isPending} onClick={() => revoke.mutate(id)}>
            {t('shares.revokeDo')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
