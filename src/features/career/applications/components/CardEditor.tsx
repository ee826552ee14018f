import { Button, Divider, Group, NativeSelect, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { Form } from '../../../../ui/Form.tsx'
import { SaveState } from '../../../../ui/SaveState.tsx'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import { type CardFields, objectionsTo, toFields } from '../form.ts'
import type { Card, OpenCard } from '../model.ts'
import { toBoardCard } from '../outbox/overlay.ts'
import type { Applications } from '../use-applications.ts'
import { useCardSaver } from '../use-card-saver.ts'
import { useColumnName } from '../use-column-name.ts'
import { CardConflict } from './CardConflict.tsx'
import classes from './CardEditor.module.css'
import { CardFiles } from './CardFiles.tsx'
import { CardForm } from './CardForm.tsx'
import { CardHistory } from './CardHistory.tsx'
import { DeleteCard } from './DeleteCard.tsx'
import { SentApplication } from './SentApplication.tsx'

interface Props {
  open: OpenCard
  applications: Applications
  moveTo: MoveTo<Card>
  onClose: () => void
  /** Called when the question about leaving without saving opens or closes. */
  onAsking: (isAsking: boolean) => void
}

export function CardEditor({ open, applications, moveTo, onClose, onAsking }: Props) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  const nameOf = useColumnName()
  const { userId, board } = applications
  const form = useForm<CardFields>({
    initialValues: toFields(open.card),
    validateInputOnBlur: true,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(objectionsTo(values)).map(([field, objection]) => [field, t(`invalid.${objection}`)]),
      ),
  })
  const saver = useCardSaver(userId, open.card, form)
  // The board is the first to know which column the card is in.
  const card = board.cards.find(({ id }) => id === open.card.id) ?? toBoardCard(open.card)
  const column = board.columns.find(({ id }) => id === card.column_id)

  // Close only after the unsaved-changes guard knows there is nothing left to save.
  const [isDeleted, setDeleted] = useState(false)
  useEffect(() => {
    if (isDeleted) onClose()
  }, [isDeleted, onClose])

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        void saver.finish()
      }}
    >
      <Stack gap="lg">
        {open.card.opening_application_id && (
          <SentApplication
            id={open.card.opening_application_id}
            state={board.openings?.[open.card.opening_application_id]}
          />
        )}
        {saver.conflict && <CardConflict saver={saver} form={form} />}
        <NativeSelect
          label={t('fields.column')}
          value={card.column_id}
          data={board.columns.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={(event) => moveTo(card, event.currentTarget.value, 'first')}
        />
        <CardForm id={card.id} form={form} isClosed={column?.stage === 'closed'} cards={board.cards} />
        <Divider />
        <CardFiles userId={userId} cardId={card.id} files={open.files} />
        <Divider />
        <CardHistory userId={userId} cardId={card.id} events={open.events} />
      </Stack>
      <Group className={classes.foot} justify="space-between">
        <DeleteCard userId={userId} open={open} onDeleted={() => setDeleted(true)} />
        <Group gap="sm" wrap="nowrap" miw={0}>
          <SaveState
            state={saver.state}
            objection={saver.isWrong ? t('saving.wrong') : undefined}
            onRetry={saver.retry}
          />
          <Button variant="default" onClick={onClose} style={{ flexShrink: 0 }}>
            {tCommon('close')}
          </Button>
        </Group>
      </Group>
      <UnsavedChanges
        isDirty={saver.hasUnsaved && !isDeleted}
        onLeave={saver.finish}
        onAsking={onAsking}
        param="card"
        question={t('card.unsaved')}
        stay={t('card.stay')}
        leave={t('card.leave')}
      />
    </Form>
  )
}
