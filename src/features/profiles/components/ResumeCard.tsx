import { Button, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FilePicker } from '../../../ui/FilePicker.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import { type Resume, useResumeChange } from '../api/change-resumes.ts'
import { addResume, resumeEndings } from '../api/resume.ts'
import classes from './Profile.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { ResumeRow } from './ResumeRow.tsx'

/** The versions of the résumé; one is current. */
export function ResumeCard({ resumes }: { resumes: Resume[] }) {
  const { t } = useTranslation('profile')
  const { id, profile } = useSignedIn()
  const add = useResumeChange(id, (file: File) => addResume(id, file), t('resumeSaved'))
  return (
    <ProfileSection title={t('resume')}>
      {resumes.length === 0 && <Text c="dimmed">{t('noResume')}</Text>}
      {resumes.length > 0 && (
        <ul className={classes.resumes}>
          {resumes.map((resume) => (
            <ResumeRow key={resume.id} resume={resume} isCurrent={resume.path === profile?.resume_path} />
          ))}
        </ul>
      )}
      <FilePicker
        accept={resumeEndings.map((ending) => `.${ending}`).join(',')}
        onPick={(file) => add.mutate(file)}
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
    </ProfileSection>
  )
}
