import { Button, Card, Checkbox, Radio, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconDownload, IconFolderPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '../../../../i18n/languages.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { ShownSkill } from '../api/answers.ts'
import { useResumeChange } from '../api/change-resumes.ts'
import { addResume } from '../api/resume.ts'
import {
  type ResumeOptions,
  type ResumePart,
  resumeLayouts,
  resumeParts,
} from '../resume-pdf/resume-sheet.ts'
import { proofsOf } from '../shown-profile.ts'

interface Props {
  options: ResumeOptions
  onChange: (options: ResumeOptions) => void
  hasPhoto: boolean
  skills: ShownSkill[]
  /** Null while it is being generated. */
  pdf: Blob | null
  fileName: string
}

export function ResumePdfOptions({ options, onChange, hasPhoto, skills, pdf, fileName }: Props) {
  const { t } = useTranslation('profiles')
  const { id } = useSignedIn()
  const keep = useResumeChange(id, (file: File) => addResume(id, file), t('cv.kept'))
  const offered = resumeParts.filter((part) => part !== 'photo' || hasPhoto)
  const hidden = new Set(
    skills
      .flatMap(proofsOf)
      .filter(({ facts }) => !facts.isPublic)
      .map(({ facts }) => facts.code),
  ).size
  return (
    <Card padding="lg">
      <Stack gap="lg">
        <Radio.Group
          label={t('cv.layout')}
          value={options.layout}
          onChange={(layout) => onChange({ ...options, layout: layout as ResumeOptions['layout'] })}
        >
          <Stack gap="xs" mt="xs">
            {resumeLayouts.map((layout) => (
              <Radio
                key={layout}
                value={layout}
                label={t(`cv.layouts.${layout}`)}
                description={t(`cv.layoutHints.${layout}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <div>
          <Text size="sm" fw={500} mb={4}>
            {t('cv.language')}
          </Text>
          <SegmentedControl
            aria-label={t('cv.language')}
            fullWidth
            value={options.language}
            onChange={(language) => onChange({ ...options, language: language as Language })}
            data={languages.map((value) => ({ value, label: languageName(value, value) }))}
          />
        </div>
        <Checkbox.Group
          label={t('cv.parts')}
          value={options.parts}
          onChange={(parts) => onChange({ ...options, parts: parts as ResumePart[] })}
        >
          <Stack gap="xs" mt="xs">
            {offered.map((part) => (
              <Checkbox key={part} value={part} label={t(`cv.partNames.${part}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {hidden > 0 && (
          <Text size="sm" c="dimmed">
            {t('cv.hiddenProofs', { count: hidden })}
          </Text>
        )}
        <Stack gap="xs">
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={!pdf}
            onClick={() => pdf && saveFile(fileName, pdf, 'application/pdf')}
          >
            {t('cv.save')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFolderPlus size={18} aria-hidden />}
            disabled={!pdf}
            loading={keep.isPending}
            onClick={() => pdf && keep.mutate(new File([pdf], fileName, { type: 'application/pdf' }))}
          >
            {t('cv.keep')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
