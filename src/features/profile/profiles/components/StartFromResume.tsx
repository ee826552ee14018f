import { Button, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Resume } from '../api/change-resumes.ts'
import { storedResume } from '../api/resume.ts'
import type { FileToRead } from './porting/ImportDialog.tsx'

interface Props {
  resumes: Resume[]
  onFill: (file: FileToRead) => void
}

/** For an empty profile: most people have a résumé that says it all. */
export function StartFromResume({ resumes, onFill }: Props) {
  const { t } = useTranslation('profiles')
  const { profile } = useSignedIn()
  const current = resumes.find(({ path }) => path === profile?.resume_path) ?? resumes[0]
  const look = { leftSection: <IconFileImport size={18} aria-hidden />, style: { alignSelf: 'flex-start' } }
  return (
    <Section title={t('startTitle')}>
      <Text maw="60ch">{t('startText')}</Text>
      {current ? (
        <Button {...look} onClick={() => onFill(storedResume(current))}>
          {t('startWith', { name: current.label || current.name })}
        </Button>
      ) : (
        <FilePicker
          accept=".pdf,.docx,.txt"
          onPick={(file) => onFill({ name: file.name, load: async () => file })}
        >
          {(props) => (
            <Button {...props} {...look}>
              {t('startChoose')}
            </Button>
          )}
        </FilePicker>
      )}
    </Section>
  )
}
