import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../lib/formats/lists.ts'
import { type CardFields, toFields } from '../form.ts'
import type { Field } from '../merge.ts'
import type { CardSaver } from '../use-card-saver.ts'
import classes from './CardEditor.module.css'

interface Props {
  saver: CardSaver
  form: UseFormReturnType<CardFields>
}

/** Another window changed the same card: shows both texts and lets the person choose. */
export function ConflictNotice({ saver, form }: Props) {
  const { t } = useTranslation('applications')
  const { conflict, setConflict } = saver
  if (!conflict) return null
  if (!conflict.theirs) {
    return (
      <Alert color="amber" title={t('conflict.deleted')} icon={<IconArrowsSplit2 />} role="alert">
        <Text mb="sm">{t('conflict.deletedText')}</Text>
        <Button onClick={() => void saver.addAgain()} loading={saver.isAdding}>
          {t('conflict.addAgain')}
        </Button>
      </Alert>
    )
  }
  if (conflict.fields.length === 0) return null
  const theirs = toFields(conflict.theirs)
  const settle = (field: Field) =>
    setConflict({ ...conflict, fields: conflict.fields.filter((one) => one !== field) })
  const shown = (value: unknown) => (Array.isArray(value) ? formatItems(value) : String(value ?? '')) || '—'
  return (
    <Alert color="amber" title={t('conflict.title')} icon={<IconArrowsSplit2 />} role="alert">
      <Stack gap="md">
        <Text>{t('conflict.text')}</Text>
        {conflict.fields.map((field) => (
          <Stack key={field} gap={6}>
            <Text fw={600}>{t(`fields.${field}`)}</Text>
            <Text size="sm">{t('conflict.there')}</Text>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text must be scrollable by keyboard. */}
            <div className={classes.choice} tabIndex={0}>
              {shown(theirs[field])}
            </div>
            <Group gap="xs">
              <Button size="compact-sm" onClick={() => settle(field)}>
                {t('conflict.mine')}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  form.setFieldValue(field, theirs[field])
                  settle(field)
                }}
              >
                {t('conflict.theirs')}
              </Button>
              {field === 'notes' && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => {
                    form.setFieldValue('notes', `${form.getValues().notes}\n\n---\n\n${theirs.notes}`)
                    settle(field)
                  }}
                >
                  {t('conflict.both')}
                </Button>
              )}
            </Group>
          </Stack>
        ))}
      </Stack>
    </Alert>
  )
}
