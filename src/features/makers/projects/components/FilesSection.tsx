import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/Section.tsx'
import { AddFileButton, EditableFiles } from '../../../core/files/components/EditableFiles.tsx'
import type { ProjectFile } from '../api/answers.ts'
import { useAddFile, useRemoveFile, useShareFile } from '../api/change-files.ts'

export function FilesSection({ projectId, files }: { projectId: string; files: ProjectFile[] }) {
  const { t } = useTranslation('projects')
  const add = useAddFile(projectId)
  const remove = useRemoveFile()
  return (
    <Section title={t('files.title')} hint={t('files.hint')} aside={<AddFileButton add={add} />}>
      <EditableFiles bucket="projects" files={files} none={t('files.none')} remove={remove}>
        {(file) => <ShareSwitch file={file} />}
      </EditableFiles>
    </Section>
  )
}

function ShareSwitch({ file: { id, name, is_shared } }: { file: ProjectFile }) {
  const { t } = useTranslation('projects')
  const share = useShareFile()
  return (
    <Switch
      size="sm"
      label={t('files.shared')}
      aria-label={t('files.share', { name })}
      checked={share.isPending ? share.variables.is_shared : is_shared}
      onChange={(event) => share.mutate({ id, is_shared: event.currentTarget.checked })}
    />
  )
}
