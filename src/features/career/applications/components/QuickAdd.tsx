import { Group, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWebAddress } from '../../../../lib/web-address.ts'
import { positionAt } from '../../../../ui/board/positions.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAddCard } from '../api/save-card.ts'
import type { Column } from '../model.ts'
import { dayKey } from '../month.ts'
import { type Guess, guessFrom } from '../quick-add.ts'
import type { Applications } from '../use-applications.ts'
import { useColumnName } from '../use-column-name.ts'

interface Props {
  applications: Applications
  column: Column
  onClose: () => void
}

/**
 * Fills the fields from a pasted link or posting, as far as simple rules can; the person corrects them and
 * adds the card.
 */
export function QuickAdd({ applications, column, onClose }: Props) {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const { userId, board, lists } = applications
  const add = useAddCard(userId)
  const [columnId, setColumnId] = useState(column.id)
  const [pasted, setPasted] = useState('')
  const [fields, setFields] = useState<Guess>({ company: '', job_title: '', link: '', location: '' })
  const [isChecked, setChecked] = useState(false)
  const change = (field: keyof Guess, value: string) => setFields((before) => ({ ...before, [field]: value }))

  function paste(text: string): void {
    setPasted(text)
    if (text.trim()) setFields(guessFrom(text))
  }

  const link = fields.link.trim()
  const errors = {
    company: fields.company.trim() === '' ? t('invalid.required') : undefined,
    link: link !== '' && !isWebAddress(link) ? t('invalid.address') : undefined,
  }

  const submit = () => {
    setChecked(true)
    if (errors.company || errors.link) return
    const card = {
      company: fields.company.trim(),
      job_title: fields.job_title.trim(),
      location: fields.location.trim(),
      link: link || null,
      applied_on:
        board.columns.find(({ id }) => id === columnId)?.stage === 'applied' ? dayKey(new Date()) : null,
      column_id: columnId,
      position: positionAt(lists.all.get(columnId) ?? [], 0),
    }
    add.mutate(card, {
      onSuccess: () => {
        toast.success({ title: t('add.done', { company: card.company }) })
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={t('add.title')}
      size="lg"
      action={t('add.submit')}
      change={add}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label={t('add.paste')}
        description={t('add.pasteHint')}
        autosize
        minRows={2}
        maxRows={6}
        value={pasted}
        data-autofocus
        onChange={(event) => paste(event.currentTarget.value)}
      />
      {pasted.trim() && (
        <Text size="sm" role="status">
          {t('add.check')}
        </Text>
      )}
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          label={t('fields.company')}
          required
          maxLength={160}
          value={fields.company}
          error={isChecked && errors.company}
          onChange={(event) => change('company', event.currentTarget.value)}
        />
        <TextInput
          label={t('fields.job_title')}
          maxLength={160}
          value={fields.job_title}
          onChange={(event) => change('job_title', event.currentTarget.value)}
        />
      </Group>
      <TextInput
        label={t('fields.link')}
        type="url"
        placeholder="https://"
        value={fields.link}
        error={isChecked && errors.link}
        onChange={(event) => change('link', event.currentTarget.value)}
      />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          label={t('fields.location')}
          maxLength={160}
          value={fields.location}
          onChange={(event) => change('location', event.currentTarget.value)}
        />
        <NativeSelect
          label={t('fields.column')}
          value={columnId}
          data={board.columns.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={(event) => setColumnId(event.currentTarget.value)}
        />
      </Group>
    </FormDialog>
  )
}
