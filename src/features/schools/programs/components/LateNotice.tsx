import { Alert, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { ProgramPage } from '../api/answers.ts'
import { useRemindLate } from '../api/change-program.ts'
import { everybody, matrixOf } from '../matrix.ts'

/** How many are late, regardless of filters, with a way to remind all of them. */
export function LateNotice({ page }: { page: ProgramPage }) {
  const { t } = useTranslation('programs')
  const [isOpen, { open, close }] = useDisclosure()
  const remind = useRemindLate()
  const { id, assigned_at, archived_at } = page.program
  const count = matrixOf(page, everybody).rows.filter(({ late }) => late > 0).length
  if (count === 0 || !assigned_at || archived_at) return null
  const send = () =>
    remind.mutate(id, {
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
      <ConfirmDialog
        opened={isOpen}
        title={t('page.remindTitle', { count })}
        text={t('page.remindText')}
        action={t('page.remindDo')}
        change={remind}
        onConfirm={send}
        onClose={close}
      >
        <NoEmailNotice concerns="others" />
      </ConfirmDialog>
    </Alert>
  )
}
