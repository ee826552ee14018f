import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRemindLate } from '../api/change-program.ts'
import { everybody, matrixOf } from '../matrix.ts'
import type { ProgramPage } from '../model.ts'

/** How many are late, regardless of filters, with a way to remind all of them. */
export function LateNotice({ page }: { page: ProgramPage }) {
  const { t } = useTranslation('programs')
  const { t: tCommon } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure()
  const remind = useRemindLate()
  const { id, assigned_at, archived_at } = page.program
  const count = matrixOf(page, everybody).rows.filter(({ late }) => late > 0).length
  if (count === 0 || !assigned_at || archived_at) return null
  const send = () =>
    remind.mutate(id, {
      onError: toast.error,
      onSuccess: (reminded) => {
        close()
        toast.success({ title: t('page.reminded', { count: reminded }) })
      },
    })
  return (
    <Alert color="red" variant="light">
      <Group justify="space-between" gap="md">
        <Text size="md">{t('page.lateNow', { count })}</Text>
        <Button
          variant="default"
          leftSection={<IconBellRinging size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={open}
        >
          {t('page.remind', { count })}
        </Button>
      </Group>
      <Dialog opened={isOpen} onClose={close} title={t('page.remindTitle', { count })}>
        <Stack gap="md">
          <Text>{t('page.remindText')}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {tCommon('cancel')}
            </Button>
            <Button loading={remind.isPending} onClick={send} data-autofocus>
              {t('page.remindDo')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </Alert>
  )
}
