import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { MessageForm } from '../../../account/feedback/components/MessageForm.tsx'
import { useMe } from '../../../core/session/use-me.ts'
import { fullName } from '../../../profile/profiles/name.ts'
import { useWriteToMaker } from '../api/write-to-maker.ts'

interface Props {
  maker: { handle: string; name: string }
  onClose: () => void
}

/** A message to a maker, who replies by email. */
export function WriteToMaker({ maker: { handle, name }, onClose }: Props) {
  const { t } = useTranslation('makers')
  const state = useMe()
  const known =
    state.status === 'ready' ? { name: fullName(state.me.profile), email: state.me.email } : undefined
  const send = useWriteToMaker(handle, () => {
    toast.success({ title: t('write.sent', { name }) })
    onClose()
  })
  return (
    <Dialog opened onClose={onClose} title={t('write.title', { name })}>
      <Stack gap="md">
        <NoEmailNotice concerns="answer" />
        <MessageForm
          known={known}
          hint={t('write.hint', { name })}
          submit={t('write.send')}
          isSending={send.isPending}
          error={send.error}
          onSend={send.mutate}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  )
}
