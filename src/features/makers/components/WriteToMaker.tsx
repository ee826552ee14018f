import { Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../ui/toast.ts'
import { MessageForm } from '../../inbox/components/MessageForm.tsx'
import { fullName } from '../../profiles/name.ts'
import { useMe } from '../../session/use-me.ts'
import { writeToMaker } from '../api/write-to-maker.ts'

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
  const send = useMutation({
    mutationFn: writeToMaker.bind(null, handle),
    onSuccess: () => {
      toast.success({ title: t('write.sent', { name }) })
      onClose()
    },
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
        />
      </Stack>
    </Dialog>
  )
}
