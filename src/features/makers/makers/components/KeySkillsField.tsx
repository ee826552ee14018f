import { NativeSelect, Select, SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EntriesField } from '../../../../ui/editor/EntriesField.tsx'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { skillChoices } from '../../../core/skills/skill-choices.ts'
import type { MakerFields } from '../form.ts'
import { most } from '../model.ts'

const weights = [1, 2, 3, 4, 5] as const

/** From the catalog, with a weight, in display order. */
export function KeySkillsField({ form }: { form: UseFormReturnType<MakerFields> }) {
  const { t, i18n } = useTranslation('makers')
  const { data: catalogue = [] } = useQuery(skillsQuery())
  const choices = skillChoices(
    catalogue,
    i18n.language,
    form.values.skills.map(({ slug }) => slug),
  )
  return (
    <EntriesField
      entries={form.values.skills}
      onChange={(skills) => {
        form.setValues({ skills })
        form.clearErrors()
      }}
      title={t('editor.skills.title')}
      kind={t('editor.skills.skill')}
      empty={t('editor.skills.empty')}
      add={t('editor.skills.add')}
      most={most.skills}
      blank={() => ({ key: crypto.randomUUID(), slug: '', weight: '3' })}
      nameOf={({ slug }) => (slug ? skillName(catalogue, slug) : '')}
    >
      {(index) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label={t('editor.skills.skill')}
            placeholder={t('editor.skills.choose')}
            required
            searchable
            limit={50}
            data={choices}
            {...form.getInputProps(`skills.${index}.slug`)}
            value={form.values.skills[index]?.slug || null}
            onChange={(slug) => form.setFieldValue(`skills.${index}.slug`, slug ?? '')}
          />
          <NativeSelect
            label={t('editor.skills.weight')}
            data={weights.map((weight) => ({
              value: String(weight),
              label: `${weight} · ${t(`weights.of${weight}`)}`,
            }))}
            {...form.getInputProps(`skills.${index}.weight`)}
          />
        </SimpleGrid>
      )}
    </EntriesField>
  )
}
