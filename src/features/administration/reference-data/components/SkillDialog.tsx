import { NativeSelect, SimpleGrid, TagsInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import { type CatalogueSkill, ownerOf, skillCategories } from '../model.ts'
import { useCategoryName } from '../use-category-name.ts'

interface Props {
  /** Undefined for a new one. */
  skill: CatalogueSkill | undefined
  skills: CatalogueSkill[]
  onClose: () => void
}

/** A skill in both languages, with its aliases. No word may refer to two skills. */
export function SkillDialog({ skill, skills, onClose }: Props) {
  const { t } = useTranslation('referenceData')
  const categoryName = useCategoryName()
  const taken = (words: string[]) => {
    for (const word of words) {
      const owner = ownerOf(word, skills, skill?.slug)
      if (owner) return t('skills.taken', { word, name: owner.name_en })
    }
    return null
  }
  const named = (name: string) => (name.trim().length < 2 ? t('nameMissing') : taken([name]))
  const form = useForm({
    initialValues: {
      name_en: skill?.name_en ?? '',
      name_fr: skill?.name_fr ?? '',
      category: skill?.category ?? 'everyday',
      aliases: skill?.aliases ?? [],
    },
    validate: { name_en: named, name_fr: named, aliases: taken },
  })
  const save = useCatalogueChange('save_skill', () => {
    toast.success({ title: t('saved', { name: inLanguage(form.values, 'name') }) })
    onClose()
  })
  return (
    <FormDialog
      size="xl"
      action={t('save')}
      title={skill ? t('edit', { name: inLanguage(skill, 'name') }) : t('skills.add')}
      change={save}
      onSubmit={form.onSubmit((values) => save.mutate({ ...values, slug: skill?.slug }))}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('nameEn')}
          required
          maxLength={80}
          data-autofocus
          {...form.getInputProps('name_en')}
        />
        <TextInput label={t('nameFr')} required maxLength={80} {...form.getInputProps('name_fr')} />
      </SimpleGrid>
      <NativeSelect
        label={t('category')}
        data={skillCategories.map((value) => ({ value, label: categoryName(value) }))}
        {...form.getInputProps('category')}
      />
      <TagsInput
        label={t('aliases')}
        description={t('aliasesHint')}
        maxTags={30}
        splitChars={[',']}
        comboboxProps={{ withinPortal: false }}
        {...form.getInputProps('aliases')}
      />
    </FormDialog>
  )
}
