import { NativeSelect, Select, SimpleGrid, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../../lib/language-names.ts'
import { languageChoices, languageLevels } from '../../../../lib/spoken-languages.ts'
import { EntriesField } from '../../../../ui/editor/EntriesField.tsx'
import { newCareerEntry, newLanguage } from '../career-entries.ts'
import type { ProfileFields } from '../model.ts'
import { AboutFields } from './AboutFields.tsx'
import { StationFields } from './StationFields.tsx'
import { WantedFields } from './WantedFields.tsx'

export function ProfileForm({ form }: { form: UseFormReturnType<ProfileFields> }) {
  const { t, i18n } = useTranslation('profiles')
  const choices = useMemo(() => languageChoices(i18n.language), [i18n.language])
  // Errors of an entry would otherwise stay at its old position.
  const setList = <Name extends 'experience' | 'education' | 'languages'>(
    list: Name,
    entries: ProfileFields[Name],
  ) => {
    form.setValues({ [list]: entries })
    form.clearErrors()
  }
  return (
    <Stack gap="lg">
      <AboutFields form={form} />
      <WantedFields form={form} />
      <EntriesField
        id="experience"
        entries={form.values.experience}
        onChange={(entries) => setList('experience', entries)}
        title={t('experience')}
        kind={t('experience')}
        empty={t('noExperience')}
        add={t('addExperience')}
        blank={newCareerEntry}
        nameOf={({ title, at }) => [title, at].filter(Boolean).join(' · ')}
      >
        {(index) => <StationFields form={form} path={`experience.${index}`} kind="experience" />}
      </EntriesField>
      <EntriesField
        id="education"
        entries={form.values.education}
        onChange={(entries) => setList('education', entries)}
        title={t('education')}
        kind={t('education')}
        empty={t('noEducation')}
        add={t('addEducation')}
        blank={newCareerEntry}
        nameOf={({ title, at }) => [at, title].filter(Boolean).join(' · ')}
      >
        {(index) => <StationFields form={form} path={`education.${index}`} kind="education" />}
      </EntriesField>
      <EntriesField
        id="languages"
        entries={form.values.languages}
        onChange={(entries) => setList('languages', entries)}
        title={t('languages')}
        kind={t('language')}
        empty={t('noLanguages')}
        add={t('addLanguage')}
        blank={newLanguage}
        nameOf={({ code }) => languageName(code, i18n.language)}
      >
        {(index) => (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <Select
              label={t('language')}
              required
              searchable
              data={choices}
              {...form.getInputProps(`languages.${index}.code`)}
              onChange={(code) => form.setFieldValue(`languages.${index}.code`, code ?? '')}
            />
            <NativeSelect
              label={t('level')}
              data={languageLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
              {...form.getInputProps(`languages.${index}.level`)}
            />
          </SimpleGrid>
        )}
      </EntriesField>
    </Stack>
  )
}
