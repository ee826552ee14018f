import { Button, Group, SegmentedControl, Select, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '../../../../../i18n/languages.ts'
import { languageName } from '../../../../../lib/language-names.ts'
import { clearButton } from '../../../../../ui/clear-button.ts'
import { MarkdownInput } from '../../../../../ui/MarkdownInput.tsx'
import { Section } from '../../../../../ui/Section.tsx'
import { isOffered, jobsQuery, jobTitle } from '../../../../career/career-plan/api/get-jobs.ts'
import { withJob } from '../../../matching/opening-form.ts'
import { fieldId } from '../../model.ts'
import type { SectionProps } from './section.ts'

/** Title and description, in one language or both. */
export function TextSection({ draft, change, errorOf }: SectionProps) {
  const { t, i18n } = useTranslation(['openingEditor', 'matching'])
  const { data: jobs = [] } = useQuery(jobsQuery())
  const other: Language = draft.language === 'fr' ? 'en' : 'fr'
  const name = languageName(other, i18n.language)
  const otherName = i18n.language === 'fr' ? name.toLowerCase() : name
  const { translation } = draft
  return (
    <Section title={t('text.title')}>
      <Select
        label={t('matching:editor.job')}
        description={t('matching:editor.jobHint')}
        placeholder={t('matching:editor.noJob')}
        nothingFoundMessage={t('matching:editor.jobMissing')}
        searchable
        clearable
        clearButtonProps={clearButton(t('matching:editor.noJob'))}
        data={jobs
          .filter((job) => isOffered(job) || job.slug === draft.job)
          .map((job) => ({ value: job.slug, label: jobTitle(job) }))}
        value={draft.job}
        onChange={(slug) => {
          const job = jobs.find((one) => one.slug === slug)
          change(withJob(draft, job, job ? jobTitle(job) : ''))
        }}
      />
      <div>
        <SegmentedControl
          aria-label={t('text.language')}
          value={draft.language}
          onChange={(language) => change({ language: language as Language })}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
      <TextInput
        id={fieldId('title')}
        label={t('matching:editor.title')}
        description={t('text.titleHint')}
        required
        maxLength={120}
        lang={draft.language}
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      {draft.audience !== 'private' && (
        <>
          <MarkdownInput
            id={fieldId('description')}
            label={t('text.description')}
            description={t('text.descriptionHint')}
            required
            minRows={8}
            maxRows={24}
            maxLength={20000}
            lang={draft.language}
            value={draft.description}
            error={errorOf('description')}
            onChange={(description) => change({ description })}
          />
          {translation ? (
            <Stack gap="md">
              <TextInput
                id={fieldId('translation')}
                label={t('text.titleIn', { language: otherName })}
                maxLength={120}
                lang={other}
                value={translation.title}
                error={errorOf('translation')}
                onChange={(event) =>
                  change({ translation: { ...translation, title: event.currentTarget.value } })
                }
              />
              <MarkdownInput
                label={t('text.descriptionIn', { language: otherName })}
                minRows={6}
                maxRows={24}
                maxLength={20000}
                lang={other}
                value={translation.description}
                onChange={(description) => change({ translation: { ...translation, description } })}
              />
              <Group>
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconTrash size={18} aria-hidden />}
                  onClick={() => change({ translation: null })}
                >
                  {t('text.removeTranslation', { language: otherName })}
                </Button>
              </Group>
            </Stack>
          ) : (
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => change({ translation: { title: '', description: '' } })}
              >
                {t('text.addTranslation', { language: otherName })}
              </Button>
            </Group>
          )}
        </>
      )}
    </Section>
  )
}
