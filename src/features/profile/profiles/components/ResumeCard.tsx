import { Alert, Button, Group, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { type Resume, useResumeChange } from '../api/change-resumes.ts'
import { addResume, resumeEndings } from '../api/resume.ts'
import classes from './Profile.module.css'
import type { FileToRead } from './porting/ImportDialog.tsx'
import { ResumeRow } from './ResumeRow.tsx'

interface Props {
  resumes: Resume[]
  /** Fills the profile from a résumé, unless it is being edited. */
  onFill?: (file: FileToRead) => void
}

/** The versions of the résumé; one is current. */
export function ResumeCard({ resumes, onFill }: Props) {
  const { t } = useTranslation('profiles')
  const { id, profile } = useSignedIn()
  const add = useResumeChange(id, (file: File) => addResume(id, file), t('resumeSaved'))
  /** Just uploaded, and not yet read or dismissed. */
  const [fresh, setFresh] = useState<File>()
  const fill = (file: File) => {
    setFresh(undefined)
    onFill?.({ name: file.name, load: async () => file })
  }
  return (
    <Section title={t('resume')}>
      {resumes.length === 0 && <Text c="dimmed">{t('noResume')}</Text>}
      {resumes.length > 0 && (
        <ul className={classes.resumes}>
          {resumes.map((resume) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              isCurrent={resume.path === profile?.resume_path}
              onFill={onFill}
            />
          ))}
        </ul>
      )}
      {fresh && onFill && (
        <Alert color="indigo" role="status" title={t('fillOffer')}>
          <Text size="sm">{t('fillOfferText')}</Text>
          <Group gap="xs" mt="sm">
            <Button size="compact-md" onClick={() => fill(fresh)}>
              {t('fill')}
            </Button>
            <Button size="compact-md" variant="subtle" onClick={() => setFresh(undefined)}>
              {t('fillLater')}
            </Button>
          </Group>
        </Alert>
      )}
      <FilePicker
        accept={resumeEndings.map((ending) => `.${ending}`).join(',')}
        onPick={(file) => add.mutate(file, { onSuccess: () => setFresh(file) })}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={add.isPending}
            leftSection={<IconUpload size={18} aria-hidden />}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('uploadResume')}
          </Button>
        )}
      </FilePicker>
      <Text size="sm" c="dimmed">
        {t('resumeHint')}
      </Text>
    </Section>
  )
}
