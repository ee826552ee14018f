import { NativeSelect, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type AppRole, roleOrder } from '../../../core/session/roles.ts'
import { previewQuery, useActOnMany, useUndo } from '../api/act-on-many.ts'
import type { BulkOutcome } from '../api/answers.ts'
import type { BulkAct } from '../model.ts'
import { useSuspensionEnd } from '../use-suspension-end.ts'
import { BulkPreview } from './BulkPreview.tsx'
import { DurationFields } from './DurationFields.tsx'

interface Props {
  act: BulkAct
  people: string[]
  onClose: () => void
  onDone: () => void
}

const grantable = roleOrder.filter((role) => role !== 'admin')

/** Shows who is affected and who is skipped, then runs the action; a notification offers Undo. */
export function BulkDialog({ act, people, onClose, onDone }: Props) {
  const { t } = useTranslation('administration')
  const { t: tCommon } = useTranslation()
  const [role, setRole] = useState<AppRole>('candidate')
  const end = useSuspensionEnd()
  const wanted = act === 'grant' ? role : undefined
  const { data, error, refetch } = useQuery(previewQuery(act, people, wanted))
  const run = useActOnMany('caller')
  const undo = useUndo()
  const count = data?.filter(({ refusal }) => refusal === null).length ?? 0

  function told({ batch, done }: BulkOutcome): void {
    onDone()
    const title = t(`bulk.${act}.done`, { count: done })
    if (act === 'confirm') toast.success({ title })
    else toast.undoable({ title, onUndo: () => undo.mutate(batch) })
  }
  function submit(reason?: string): void {
    if (act === 'suspend' && !end.isRight()) return
    const endsAt = act === 'suspend' ? end.endsAt : undefined
    run.mutate({ act, people, role: wanted, reason, endsAt }, { onSuccess: told })
  }
  const dialog = {
    title: t(`bulk.${act}.title`),
    size: 'lg',
    action: t(`bulk.${act}.confirm`, { count }),
    isHarmful: act === 'suspend',
    change: run,
    isReady: count > 0,
    onClose,
  }
  const content = (
    <>
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
      {act === 'suspend' && <DurationFields end={end} />}
    </>
  )
  return act === 'confirm' ? (
    <FormDialog {...dialog} onSubmit={() => submit()}>
      {content}
    </FormDialog>
  ) : (
    <ReasonDialog {...dialog} label={t('reason')} hint={t(`bulk.${act}.reasonHint`)} onSubmit={submit}>
      {content}
    </ReasonDialog>
  )
}
