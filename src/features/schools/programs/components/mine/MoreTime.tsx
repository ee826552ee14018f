import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../../lib/dates.ts'
import { ReasonDialog } from '../../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../../ui/toast.ts'
import type { MyProgram, MyTask } from '../../api/answers.ts'
import { useAskMoreTime } from '../../api/change-my-program.ts'

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
  const ask = useAskMoreTime(() => {
    toast.success({ title: t('mine.moreTimeSent') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('mine.moreTimeTitle')}
      text={t('mine.moreTimeText', { title: task.title, date: formatDate(task.due_on!) })}
      label={t('mine.moreTimeReason')}
      maxLength={300}
      action={t('mine.moreTimeSend')}
      change={ask}
      onSubmit={(reason) => ask.mutate({ program_id: program.id, mission_id: task.id, reason })}
      onClose={onClose}
    />
  )
}
