import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useDropLine, useMendLine } from '../api/change-import.ts'
import { type ImportField, importFields } from '../import/columns.ts'
import type { ImportLine } from '../import/model.ts'
import { useReason } from './ImportLines.tsx'

interface Props {
  importId: string
  line: ImportLine
  onClose: () => void
}

/** A line is fixed here, or left out; it is rechecked right away. */
export function LineDialog({ importId, line, onClose }: Props) {
  const { t } = useTranslation('students')
  const [fields, setFields] = useState(
    () =>
      Object.fromEntries(importFields.map((field) => [field, line[field]])) as Record<ImportField, string>,
  )
  const mend = useMendLine(importId, onClose)
  const drop = useDropLine(importId, onClose)
  const why = useReason(line)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mend.mutate({ line: line.line, fields })
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('lines.mendOne', { line: line.line })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          {why && <Text>{why}</Text>}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {importFields.map((field, place) => (
              <TextInput
                key={field}
                label={t(`fields.${field}`)}
                value={fields[field]}
                maxLength={300}
                onChange={(event) => setFields({ ...fields, [field]: event.currentTarget.value })}
                data-autofocus={place === 0 || undefined}
              />
            ))}
          </SimpleGrid>
          <Group justify="space-between">
            <Button
              variant="subtle"
              color="red"
              c="var(--danger-text)"
              loading={drop.isPending}
              onClick={() => drop.mutate(line.line)}
            >
              {t('lines.drop')}
            </Button>
            <Button type="submit" loading={mend.isPending}>
              {t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
