import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../ui/toast.ts'
import { type AccountChange, useChangeAccount } from '../api/act-on-account.ts'
import { type Account, accountName } from '../model.ts'
import { undoneReason } from '../use-reason.ts'
import { useSuspendForm } from '../use-suspend-form.ts'
import { DurationFields } from './DurationFields.tsx'
import { ReasonField } from './ReasonField.tsx'

interface Props {
  account: Account
  asked: AccountChange
  onClose: () => void
}

const harsh = new Set(['suspend', 'revoke', 'resetFactor'])

/** One action on one account, with its reason; a suspension can be undone from its notification. */
export function ReasonDialog({ account, asked, onClose }: Props) {
  const { t } = useTranslation('users')
  const { t: tCommon } = useTranslation()
  const form = useSuspendForm()
  const change = useChangeAccount(account.id)
  const takeBack = useChangeAccount(account.id)
  const { act } = asked
  const words = {
    name: accountName(account),
    role: 'role' in asked ? tCommon(`roles.${asked.role}`) : '',
  }

  function told(): void {
    onClose()
    const title = t(`acts.${act}.done`, words)
    if (act !== 'suspend') return void toast.success({ title })
    const onUndo = () =>
      takeBack.mutate({ asked: { act: 'restore' }, reason: undoneReason }, { onError: toast.error })
    toast.undoable({ title, onUndo })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = form.read(act === 'suspend')
    if (!read) return
    const whole = act === 'suspend' ? { act, endsAt: read.endsAt } : asked
    change.mutate({ asked: whole, reason: read.reason }, { onSuccess: told })
  }
  return (
    <Dialog opened onClose={onClose} title={t(`acts.${act}.title`, words)}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t(`acts.${act}.text`)}</Text>
          <NoEmailNotice concerns="operator" />
          {act === 'suspend' && <DurationFields form={form} />}
          <ReasonField form={form} hint={t(`acts.${act}.hint`)} />
          {change.isError && (
            <Alert color="red" role="alert">
              {errorText(change.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" color={harsh.has(act) ? 'red.9' : undefined} loading={change.isPending}>
              {t(`acts.${act}.confirm`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
