import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { errorText } from '../../../../lib/errors.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAskMoreTime } from '../../api/change-my-program.ts'
import type { MyProgram, MyTask } from '../../api/get-my-programs.ts'

interface Props {
  program: MyProgram
  task: MyTask
}

/** Only for missions that are due and not submitted, and if teachers may see who asks. */
const canAsk = ({ mode, shares_progress }: MyProgram, { due_on, state }: MyTask) =>
  shares_progress && mode !== 'free' && due_on !== null && (state === 'to_begin' || state === 'begun')

/** Asks the teachers of a program for more time, with a reason. */
export function MoreTime({ program, task }: Props) {
  const { t } = useTranslation('programs')
  const [isOpen, { open, close }] = useDisclosure()
  if (!canAsk(program, task)) return null
  return (
    <>
      <Button
        variant="subtle"
        aria-haspopup="dialog"
        aria-label={t('mine.moreTimeOf', { title: task.title })}
        onClick={open}
      >
        {t('mine.moreTime')}
      </Button>
      {isOpen && <MoreTimeDialog program={program} task={task} onClose={close} />}
    </>
  )
}

function MoreTimeDialog({ program, task, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('programs')
  const { t: tCommon } = useTranslation()
  const [reason, setReason] = useState('')
  const ask = useAskMoreTime()
  function submit(event: FormEvent): void {
    event.preventDefault()
    ask.mutate(
      { program_id: program.id, mission_id: task.id, reason },
      {
        onSuccess: () => {
          toast.success({ title: t('mine.moreTimeSent') })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog opened onClose={onClose} title={t('mine.moreTimeTitle')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('mine.moreTimeText', { title: task.title, date: formatDate(task.due_on!) })}</Text>
          <Textarea
            label={t('mine.moreTimeReason')}
            required
            autosize
            minRows={2}
            maxRows={6}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          {ask.error && (
            <Alert color="red" role="alert">
              {errorText(ask.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" disabled={!reason.trim()} loading={ask.isPending}>
              {t('mine.moreTimeSend')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
