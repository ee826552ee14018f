import { Alert, Button, Group, List, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { beginActing } from '../api/act-as.ts'

interface Props {
  person: { id: string; name: string }
  opened: boolean
  onClose: () => void
}

export function ActAsDialog({ person, opened, onClose }: Props) {
  const { t } = useTranslation('acting')
  const { t: tCommon } = useTranslation()
  const begin = useMutation({ mutationFn: beginActing })
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? t('dialog.reasonRequired') : null) },
  })
  const submit = form.onSubmit(({ reason }) => begin.mutate({ person: person.id, reason }))
  return (
    <Dialog opened={opened} onClose={onClose} title={t('dialog.title', { name: person.name })}>
      <form onSubmit={submit}>
        <Stack>
          <Text>{t('dialog.text')}</Text>
          <List size="sm" spacing={4}>
            <List.Item>{t('dialog.readOnly')}</List.Item>
            <List.Item>{t('dialog.closed')}</List.Item>
            <List.Item>{t('dialog.told', { name: person.name })}</List.Item>
          </List>
          <Textarea
            label={t('dialog.reason')}
            description={t('dialog.reasonHint')}
            required
            data-autofocus
            autosize
            minRows={2}
            maxLength={1000}
            {...form.getInputProps('reason')}
          />
          {begin.isError && (
            <Alert color="red" role="alert">
              {errorText(begin.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={begin.isPending || begin.isSuccess}>
              {t('dialog.begin')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
