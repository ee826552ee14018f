import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { toast } from '../../../../ui/toast.ts'
import type { AuditEntry } from '../api/answers.ts'
import { exportEntries, maxExportedEntries } from '../api/export-entries.ts'
import type { AuditFilter } from '../model.ts'
import { useAuditSentence } from '../use-audit-sentence.ts'
import { useReason } from '../use-reason.ts'

/** Exports matching entries as CSV, showing progress. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('audit')
  const sentence = useAuditSentence()
  const reasonText = useReason()
  const [fetched, setFetched] = useState(0)
  const count = formatNumber
  const run = useMutation({
    mutationFn: async () => {
      setFetched(0)
      const entries = await exportEntries(filter, setFetched)
      const { toCsv } = await import('../../../../lib/csv.ts')
      const header = columns.map((column) => t(`export.columns.${column}`))
      const rows = entries.map((entry) =>
        toRow({ ...entry, reason: entry.reason && reasonText(entry.reason) }, sentence(entry)),
      )
      saveFile(`${t('export.file')}.csv`, toCsv(header, rows), 'text/csv;charset=utf-8')
      return entries.length
    },
    onError: toast.error,
    onSuccess: (rows) => {
      const message =
        rows >= maxExportedEntries ? t('export.capped', { most: count(maxExportedEntries) }) : undefined
      toast.success({ title: t('export.done', { rows: count(rows) }), message })
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      disabled={run.isPending}
      onClick={() => run.mutate()}
    >
      <span aria-live="polite">
        {run.isPending ? t('export.progress', { rows: count(fetched) }) : t('export.button')}
      </span>
    </Button>
  )
}

const columns = [
  ...(['when', 'who', 'whoId', 'what', 'action', 'subjectType', 'subjectId', 'subject'] as const),
  ...(['details', 'reason', 'address', 'browser'] as const),
]

const toRow = (entry: AuditEntry, { who, what }: { who: string; what: string }) => [
  ...[entry.created_at, who, entry.actor_id, what, entry.action],
  ...[entry.subject_type, entry.subject_id, entry.subject_name],
  ...[JSON.stringify(entry.details), entry.reason, entry.address, entry.user_agent],
]
