import { Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from '../model.ts'
import { FileList, FileRow } from './FileRows.tsx'
import classes from './Files.module.css'

interface Props {
  files: StoredFile[] | undefined
  level: 3 | 4
}

/** Attachments of a brief, for download. */
export function AttachedFiles({ files = [], level }: Props) {
  const { t } = useTranslation('missions')
  const id = useId()
  if (files.length === 0) return null
  return (
    <section className={classes.attached}>
      <Title order={level} size="h4" id={id}>
        {t('files.attached')}
      </Title>
      <FileList aria-labelledby={id}>
        {files.map((file) => (
          <FileRow key={file.path} bucket="mission-files" file={file} />
        ))}
      </FileList>
    </section>
  )
}
