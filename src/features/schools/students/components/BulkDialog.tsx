import { Autocomplete, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceZone } from '../../../../lib/formats/zones.ts'
import { dayIn } from '../../../../lib/weeks.ts'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Roster } from '../../../organizations/roster/api/answers.ts'
import { useChangeStudents } from '../api/change-students.ts'
import { useInviteStudents, useWithdrawInvitations } from '../api/invite-students.ts'
import { useRemoveStudents } from '../api/remove-student.ts'
import type { Selection, StudentChange } from '../model.ts'
import { useInvitedToast } from '../use-invited-toast.ts'
import { InvitationMessage } from './InvitationMessage.tsx'

export const bulkActs = [
  'invite',
  'again',
  'withdraw',
  'cohort',
  'adviser',
  'addLabel',
  'removeLabel',
  'graduated',
  'left',
  'enrolled',
  'remove',
] as const
export type BulkAct = (typeof bulkActs)[number]

interface Props {
  act: BulkAct
  selection: Selection
  count: number
  roster: Roster
  onClose: () => void
  onDone: () => void
}

const today = () => dayIn(deviceZone())

/** One action for everyone selected, after a preview. */
export function BulkDialog({ act, selection, count, roster, onClose, onDone }: Props) {
  const { t } = useTranslation('students')
  const [value, setValue] = useState(act === 'graduated' || act === 'left' ? today() : '')
  const [message, setMessage] = useState('')
  const [done, setDone] = useState(0)
  const told = (changed: number) => {
    toast.success({ title: t(`bulk.${act}.done`, { count: changed }) })
    onDone()
  }
  const change = useChangeStudents(setDone, told, 'caller')
  const tellInvited = useInvitedToast()
  const invite = useInviteStudents(
    setDone,
    (invited, { isAgain }) => {
      tellInvited(invited, isAgain ? 'again' : 'invite')
      onDone()
    },
    'caller',
  )
  const withdraw = useWithdrawInvitations(told, 'caller')
  const remove = useRemoveStudents(setDone, told)
  const isPending = change.isPending || invite.isPending || withdraw.isPending || remove.isPending
  const error = change.error ?? invite.error ?? withdraw.error ?? remove.error
  const isInvitation = act === 'invite' || act === 'again'
  const needsValue = act === 'addLabel' || act === 'removeLabel'

  const submit = () => {
    if (isInvitation) invite.mutate({ selection, isAgain: act === 'again', message })
    else if (act === 'withdraw') withdraw.mutate(selection)
    else if (act === 'remove') remove.mutate(selection)
    else change.mutate({ selection, change: changeFor(act, value) })
  }
  return (
    <FormDialog
      title={t(`bulk.${act}.title`, { count })}
      action={t(`bulk.${act}.confirm`)}
      isHarmful={act === 'left' || act === 'withdraw' || act === 'remove'}
      change={{ isPending, error }}
      focus={act === 'invite' ? 'action' : undefined}
      isReady={!needsValue || value.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t(`bulk.${act}.text`)}</Text>
      {isInvitation && <NoEmailNotice concerns="others" />}
      {isInvitation && <InvitationMessage value={message} onChange={setMessage} />}
      <Value act={act} value={value} roster={roster} onChange={setValue} />
      <Text size="sm" c="dimmed" role="status">
        {isPending && count > 500 && t('bulk.progress', { done, count })}
      </Text>
    </FormDialog>
  )
}

function changeFor(
  act: Exclude<BulkAct, 'invite' | 'again' | 'withdraw' | 'remove'>,
  value: string,
): StudentChange {
  if (act === 'cohort') return { cohort: value || null }
  if (act === 'adviser') return { adviser: value || null }
  if (act === 'addLabel' || act === 'removeLabel') return { label: value.trim(), isOn: act === 'addLabel' }
  return act === 'enrolled' ? { status: act } : { status: act, on: value || today() }
}

interface ValueProps {
  act: BulkAct
  value: string
  roster: Roster
  onChange: (value: string) => void
}

function Value({ act, value, roster, onChange }: ValueProps) {
  const { t } = useTranslation('students')
  const none = { value: '', label: act === 'adviser' ? t('roster.none') : t('roster.noGroup') }
  if (act === 'cohort' || act === 'adviser') {
    const choices =
      act === 'cohort' ? roster.cohorts.filter(({ isArchived }) => !isArchived) : roster.advisers
    return (
      <NativeSelect
        label={t(`fields.${act}`)}
        value={value}
        data={[none, ...choices.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(event) => onChange(event.currentTarget.value)}
        data-autofocus
      />
    )
  }
  if (act === 'addLabel') {
    return (
      <Autocomplete
        label={t('fields.label')}
        maxLength={40}
        value={value}
        data={roster.labels.map(({ name }) => name)}
        onChange={onChange}
        data-autofocus
      />
    )
  }
  if (act === 'removeLabel') {
    return (
      <NativeSelect
        label={t('fields.label')}
        value={value}
        data={[none, ...roster.labels.map(({ name }) => ({ value: name, label: name }))]}
        onChange={(event) => onChange(event.currentTarget.value)}
        data-autofocus
      />
    )
  }
  if (act === 'graduated' || act === 'left') {
    return <DayInput label={t('fields.endedOn')} value={value} onChange={onChange} data-autofocus />
  }
  return null
}
