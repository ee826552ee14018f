import { Button, Group, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { ConflictChoice, ConflictNotice } from '../../../../ui/SaveConflict.tsx'
import { type CardFields, toFields } from '../form.ts'
import type { Field } from '../merge.ts'
import type { CardSaver } from '../use-card-saver.ts'

interface Props {
  saver: CardSaver
  form: UseFormReturnType<CardFields>
}

/** Another window changed the same card: shows both texts and lets the person choose. */
export function CardConflict({ saver, form }: Props) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  const { conflict, setConflict } = saver
  if (!conflict) return null
  if (!conflict.theirs) {
    return (
      <ConflictNotice title={tCommon('saving.changed.deleted')} text={t('conflict.deletedText')}>
        <Group>
          <Button onClick={() => void saver.addAgain()} loading={saver.isAdding}>
            {t('conflict.addAgain')}
          </Button>
        </Group>
      </ConflictNotice>
    )
  }
  if (conflict.fields.length === 0) return null
  const theirs = toFields(conflict.theirs)
  const settle = (field: Field) =>
    setConflict({ ...conflict, fields: conflict.fields.filter((one) => one !== field) })
  const shown = (value: unknown) => (Array.isArray(value) ? formatItems(value) : String(value ?? ''))
  return (
    <ConflictNotice>
      {conflict.fields.map((field) => (
        <Stack key={field} gap={6}>
          <Text fw={600}>{t(`fields.${field}`)}</Text>
          <ConflictChoice
            theirs={shown(theirs[field])}
            onKeepMine={() => settle(field)}
            onTakeTheirs={() => {
              form.setFieldValue(field, theirs[field])
              settle(field)
            }}
          >
            {field === 'notes' && (
              <Button
                variant="default"
                onClick={() => {
                  form.setFieldValue('notes', `${form.getValues().notes}\n\n---\n\n${theirs.notes}`)
                  settle(field)
                }}
              >
                {t('conflict.both')}
              </Button>
            )}
          </ConflictChoice>
        </Stack>
      ))}
    </ConflictNotice>
  )
}
