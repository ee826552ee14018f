import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../lib/save-file.ts'
import { DownloadButton } from '../../../../ui/DownloadButton.tsx'
import { findAllStudents } from '../api/find-students.ts'
import type { RosterSelection } from '../use-selection.ts'

interface Props {
  wanted: Parameters<typeof findAllStudents>[0]
  selection: RosterSelection
}

/** Exports all matching students, or those selected. */
export function RosterExport({ wanted, selection }: Props) {
  const { t } = useTranslation('students')
  async function save(): Promise<void> {
    const { rosterCsv } = await import('../roster-csv.ts')
    const all = await findAllStudents(wanted)
    const some = selection.count > 0 ? all.filter(({ id }) => selection.has(id)) : all
    saveFile(t('import.templateName'), rosterCsv(some, t), 'text/csv;charset=utf-8')
  }
  return <DownloadButton save={save}>{t('roster.export')}</DownloadButton>
}
