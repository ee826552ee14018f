import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../ui/toast.ts'
import { type AppRole, roleOrder } from '../../session/roles.ts'
import { type BulkOutcome, previewQuery, useActOnMany, useUndo } from '../api/act-on-many.ts'
import type { BulkAct } from '../model.ts'
import { useSuspendForm } from '../use-suspend-form.ts'
import { BulkPreview } from './BulkPreview.tsx'
import { DurationFields } from './DurationFields.tsx'
import { ReasonField } from './ReasonField.tsx'

interface Props {
  act: BulkAct
  people: string[]
  onClose: () => void
  onDone: () => void
}

const grantable = roleOrder.filter((role) => role !== 'admin')

/** Shows who is affected and who is skipped, then runs the action; a notification offers Undo. */
export function BulkDialog({ act, people, onClose, onDone }: Props) {
  const { t } = useTranslation('users')
  const { t: tCommon } = useTranslation()
  const [role, setRole] = useState<AppRole>('candidate')
  const form = useSuspendForm()
  const wanted = act === 'grant' ? role : undefined
  const { data, error, refetch } = useQuery(previewQuery(act, people, wanted))
  const run = useActOnMany()
  const undo = useUndo()
  const count = data?.filter(({ refusal }) => refusal === null).length ?? 0

  function told({ batch, done }: BulkOutcome): void {
    onDone()
    const title = t(`bulk.${act}.done`, { count: done })
    if (act === 'confirm') toast.success({ title })
    else toast.undoable({ title, onUndo: () => undo.mutate(batch) })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const asked = act === 'confirm' ? {} : form.read(act === 'suspend')
    if (asked) run.mutate({ act, people, role: wanted, ...asked }, { onSuccess: told })
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={t(`bulk.${act}.title`)}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t(`bulk.${act}.text`)}</Text>
          <NoEmailNotice concerns="operator" />
          {act === 'grant' && (
            <NativeSelect
              label={t('bulk.role')}
              value={role}
              data={grantable.map((value) => ({ value, label: tCommon(`roles.${value}`) }))}
              onChange={(event) => setRole(event.currentTarget.value as AppRole)}
              data-autofocus
            />
          )}
          {error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {!data && !error && <Skeleton height={96} />}
          {data && <BulkPreview lines={data} />}
          {act === 'suspend' && <DurationFields form={form} />}
          {act !== 'confirm' && <ReasonField form={form} hint={t(`bulk.${act}.reasonHint`)} />}
          {run.isError && (
            <Alert color="red" role="alert">
              {errorText(run.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button
              type="submit"
              color={act === 'suspend' ? 'red.9' : undefined}
              disabled={count === 0}
              loading={run.isPending}
            >
              {t(`bulk.${act}.confirm`, { count })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
