import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { errorText } from '../../../../lib/errors.ts'
import { positionsBelow } from '../../../../ui/board/positions.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogAnswers } from '../../../../ui/DialogAnswers.tsx'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useImportCards } from '../api/import-cards.ts'
import { type Mapping, mappingFor } from '../import/fields.ts'
import { readTable, type Table } from '../import/read-table.ts'
import { importRows } from '../import/rows.ts'
import type { Applications } from '../use-applications.ts'
import { useColumnName } from '../use-column-name.ts'
import { ImportMapping } from './ImportMapping.tsx'
import { ImportPreview } from './ImportPreview.tsx'

interface Props {
  applications: Applications
  onClose: () => void
}

/** Reads a file in the browser, previews it row by row, then imports everything in one call. */
export function ImportWizard({ applications, onClose }: Props) {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const { userId, board, lists } = applications
  const importing = useImportCards(userId)
  const [table, setTable] = useState<Table | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  /** Lines whose choice differs from the default: duplicates are skipped, all others imported. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())

  const rows = useMemo(
    () =>
      table && mapping
        ? importRows(table.rows, mapping, { ...board, nameOf, language: currentLanguage() })
        : [],
    [table, mapping, board, nameOf],
  )
  const isTaken = (row: (typeof rows)[number]) => !row.problem && row.isDuplicate === turned.has(row.line)
  const taken = rows.filter(isTaken)

  async function choose(file: File): Promise<void> {
    setFailure(null)
    setTurned(new Set())
    try {
      const read = await readTable(file)
      setTable(read)
      setMapping(mappingFor(read.header))
    } catch (error) {
      setTable(null)
      setFailure(error)
    }
  }

  function confirm(): void {
    const free = new Map(
      board.columns.map(({ id }) => {
        const count = taken.filter(({ card }) => card.column_id === id).length
        return [id, positionsBelow(lists.all.get(id) ?? [], count)]
      }),
    )
    const cards = taken.map(({ card }) => ({ ...card, position: free.get(card.column_id)!.shift()! }))
    importing.mutate(cards, {
      onSuccess: (count) => {
        toast.success({ title: t('import.done', { count }) })
        onClose()
      },
    })
  }

  return (
    <Dialog opened onClose={onClose} title={t('import.title')} size="72rem">
      <Stack>
        <Group align="center">
          <FilePicker accept=".csv,.tsv,.txt,text/csv" onPick={(file) => void choose(file)}>
            {(props) => (
              <Button
                {...props}
                variant={table ? 'default' : 'filled'}
                leftSection={<IconFileSpreadsheet size={18} />}
              >
                {t(table ? 'import.another' : 'import.choose')}
              </Button>
            )}
          </FilePicker>
          <Text size="sm" c="dimmed" maw="60ch">
            {table
              ? t('import.read', {
                  count: table.rows.length,
                  encoding: t(`import.encodings.${table.encoding}`),
                  delimiter: t(`import.delimiters.${delimiterName(table.delimiter)}`),
                })
              : t('import.hint')}
          </Text>
        </Group>
        {failure !== null && (
          <Alert color="red" title={t('import.failed')} role="alert">
            {errorText(failure)}
          </Alert>
        )}
        {table && mapping && (
          <>
            <ImportMapping header={table.header} mapping={mapping} onChange={setMapping} />
            <ImportPreview
              rows={rows}
              columns={board.columns}
              isTaken={isTaken}
              onTurn={(line) =>
                setTurned((before) => {
                  const next = new Set(before)
                  if (!next.delete(line)) next.add(line)
                  return next
                })
              }
            />
          </>
        )}
        <DialogAnswers
          action={t('import.confirm', { count: taken.length })}
          change={importing}
          isReady={taken.length > 0}
          onConfirm={confirm}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  )
}

function delimiterName(delimiter: string): 'comma' | 'semicolon' | 'tab' {
  if (delimiter === ';') return 'semicolon'
  return delimiter === '\t' ? 'tab' : 'comma'
}
