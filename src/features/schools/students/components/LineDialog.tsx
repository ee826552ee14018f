import { Button, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import type { ImportLine } from '../api/answers.ts'
import { useDropLine, useMendLine } from '../api/change-import.ts'
import { useLineReason } from '../import/line-reason.ts'
import { type ImportField, importFields } from '../import/model.ts'

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
  const why = useLineReason(line)
  return (
    <FormDialog
      title={t('lines.mendOne', { line: line.line })}
      size="lg"
      action={t('form.save')}
      buttons={
        <Button
          variant="subtle"
          color="red"
          c="var(--danger-text)"
          mr="auto"
          loading={drop.isPending}
          onClick={() => drop.mutate(line.line)}
        >
          {t('lines.drop')}
        </Button>
      }
      change={{ isPending: mend.isPending, error: mend.error ?? drop.error }}
      onSubmit={() => mend.mutate({ line: line.line, fields })}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
