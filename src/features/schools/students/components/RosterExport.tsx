import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../lib/save-file.ts'
import { toast } from '../../../../ui/toast.ts'
import { findAllStudents } from '../api/find-students.ts'
import type { RosterSelection } from '../use-selection.ts'

interface Props {
  wanted: Parameters<typeof findAllStudents>[0]
  selection: RosterSelection
}

/** Exports all matching students, or those selected. */
export function RosterExport({ wanted, selection }: Props) {
  const { t } = useTranslation('students')
  const save = useMutation({
    mutationFn: async () => {
      const { rosterCsv } = await import('../roster-csv.ts')
      const all = await findAllStudents(wanted)
      const some = selection.count > 0 ? all.filter(({ id }) => selection.has(id)) : all
      saveFile(t('import.templateName'), rosterCsv(some, t), 'text/csv;charset=utf-8')
    },
    onError: toast.error,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('roster.export')}
    </Button>
  )
}
