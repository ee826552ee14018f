import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { positionAt } from '../../../../ui/board/positions.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { useChangeColumns } from '../api/change-columns.ts'
import { type Column, type Stage, stages } from '../model.ts'
import { useColumnName } from '../use-column-name.ts'

interface Props {
  userId: string
  columns: Column[]
  /** The column to edit; a new one is added if missing. */
  column?: Column
  onClose: () => void
}

export function ColumnModal({ userId, columns, column, onClose }: Props) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  const nameOf = useColumnName()
  const change = useChangeColumns(userId, 'caller')
  const [name, setName] = useState(column ? nameOf(column) : '')
  const [stage, setStage] = useState<Stage>(column?.stage ?? 'interview')

  function save(): void {
    const typed = name.trim().slice(0, 40)
    // Stage names are stored as null, so they follow the language.
    const own = typed === '' || typed === t(`stages.${stage}`) ? null : typed
    const columnId = column?.id ?? crypto.randomUUID()
    const wanted = column
      ? { edit: { name: own, stage } }
      : { add: { id: columnId, name: own, stage, position: positionAt(columns, placeOfNew(columns, stage)) } }
    change.mutate({ columnId, name: own ?? t(`stages.${stage}`), change: wanted }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={t(column ? 'columns.change' : 'columns.add')}
      action={tCommon('save')}
      change={change}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        label={t('columns.name')}
        value={name}
        maxLength={40}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('columns.stage')}
        description={t('columns.stageHint')}
        value={stage}
        data={stages.map((value) => ({ value, label: t(`stages.${value}`) }))}
        onChange={(event) => setStage(event.currentTarget.value as Stage)}
      />
    </FormDialog>
  )
}

/** After the last column of the same or an earlier stage. */
function placeOfNew(columns: Column[], stage: Stage): number {
  const rank = stages.indexOf(stage)
  return columns.findLastIndex((one) => stages.indexOf(one.stage) <= rank) + 1
}
