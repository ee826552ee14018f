import { MultiSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { offeredSkillsQuery } from '../../../core/skills/api/get-skills.ts'
import { skillChoices } from '../../../core/skills/skill-choices.ts'
import { type CaseFields, most } from '../model.ts'

export function StoryFields({ form }: { form: UseFormReturnType<CaseFields> }) {
  const { t, i18n } = useTranslation('portfolio')
  const { data: skills = [] } = useQuery(offeredSkillsQuery())
  const left = useTranslation().t('charactersLeft', { count: most.body - form.values.body.length })
  return (
    <Section title={t('editor.body')}>
      <TextInput label={t('editor.name')} required {...form.getInputProps('title')} />
      <TextInput
        label={t('editor.role')}
        description={t('editor.roleHint')}
        {...form.getInputProps('role')}
      />
      <MarkdownInput
        label={t('editor.body')}
        description={`${t('editor.bodyHint')} ${left}`}
        required
        autosize
        minRows={8}
        maxRows={28}
        {...form.getInputProps('body')}
      />
      <MultiSelect
        label={t('editor.skills')}
        description={t('editor.skillsHint')}
        searchable
        limit={50}
        maxValues={most.skills}
        data={skillChoices(skills, i18n.language)}
        {...form.getInputProps('skills')}
      />
    </Section>
  )
}
