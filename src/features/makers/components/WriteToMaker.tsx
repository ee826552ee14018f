import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import trap from '../../inbox/components/ContactForm.module.css'
import { fullName } from '../../profiles/name.ts'
import { useMe } from '../../session/use-me.ts'
import { type MakerMessage, writeToMaker } from '../api/write-to-maker.ts'

interface Props {
  maker: { handle: string; name: string }
  onClose: () => void
}

/** A message to a maker, who replies by email. */
export function WriteToMaker({ maker: { handle, name }, onClose }: Props) {
  const { t } = useTranslation(['makers', 'help'])
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const form = useForm<MakerMessage>({
    initialValues: { name: fullName(me?.profile), email: me?.email ?? '', message: '', website: '' },
    validate: {
      name: (value) => (value.trim() ? null : t('help:required.name')),
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('help:required.email')),
      message: (value) => (value.trim() ? null : t('help:required.message')),
    },
  })
  const send = useMutation({
    mutationFn: (fields: MakerMessage) => writeToMaker(handle, fields),
    onSuccess: () => {
      toast.success({ title: t('write.sent', { name }) })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('write.title', { name })}>
      <form onSubmit={form.onSubmit((fields) => send.mutate(fields))} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('help:contact.name')}
            required
            maxLength={120}
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <TextInput
            type="email"
            label={t('help:contact.email')}
            required
            maxLength={254}
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <Textarea
            label={t('help:contact.message')}
            required
            autosize
            minRows={5}
            maxLength={4000}
            {...form.getInputProps('message')}
          />
          <div className={trap.trap} aria-hidden="true">
            <label>
              {t('help:contact.website')}
              <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
            </label>
          </div>
          <Text size="sm" c="dimmed">
            {t('write.hint', { name })}
          </Text>
          {send.isError && (
            <Alert color="red" role="alert">
              {errorText(send.error)}
            </Alert>
          )}
          <Button type="submit" loading={send.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('write.send')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
