import { MultiSelect, NativeSelect, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { skillChoices } from '../../../core/skills/skill-choices.ts'
import { categories } from '../../../missions/missions/model.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import type { CatalogueJob, CatalogueSkill } from '../model.ts'
import { useCategoryName } from '../use-category-name.ts'

interface Props {
  /** Undefined for a new one. */
  job: CatalogueJob | undefined
  skills: CatalogueSkill[]
  onClose: () => void
}

/** A job in both languages, with what it requires of a beginner. */
export function JobDialog({ job, skills, onClose }: Props) {
  const { t, i18n } = useTranslation('referenceData')
  const categoryName = useCategoryName()
  const long = (least: number, message: string) => (text: string) =>
    text.trim().length < least ? message : null
  const form = useForm({
    initialValues: {
      title_en: job?.title_en ?? '',
      title_fr: job?.title_fr ?? '',
      summary_en: job?.summary_en ?? '',
      summary_fr: job?.summary_fr ?? '',
      category: job?.category ?? 'marketing',
      essential: job?.essential ?? [],
      optional: job?.optional ?? [],
      aliases: job?.aliases ?? [],
    },
    validate: {
      title_en: long(2, t('nameMissing')),
      title_fr: long(2, t('nameMissing')),
      summary_en: long(10, t('jobs.summaryMissing')),
      summary_fr: long(10, t('jobs.summaryMissing')),
      essential: (chosen) => (chosen.length === 0 ? t('jobs.essentialMissing') : null),
    },
  })
  const save = useCatalogueChange('save_job', () => {
    toast.success({ title: t('saved', { name: inLanguage(form.values, 'title') }) })
    onClose()
  })
  const { essential, optional } = form.values
  const choices = skillChoices(skills, i18n.language, [...essential, ...optional])
  const without = (others: string[]) => choices.filter(({ value }) => !others.includes(value))
  const pick = { searchable: true, hidePickedOptions: true, comboboxProps: { withinPortal: false } } as const
  return (
    <FormDialog
      size="xl"
      action={t('save')}
      title={job ? t('edit', { name: inLanguage(job, 'title') }) : t('jobs.add')}
      change={save}
      onSubmit={form.onSubmit((document) => save.mutate({ document, slug: job?.slug }))}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('titleEn')}
          required
          maxLength={120}
          data-autofocus
          {...form.getInputProps('title_en')}
        />
        <TextInput label={t('titleFr')} required maxLength={120} {...form.getInputProps('title_fr')} />
        <Textarea
          label={t('jobs.summaryEn')}
          required
          autosize
          minRows={2}
          maxLength={400}
          {...form.getInputProps('summary_en')}
        />
        <Textarea
          label={t('jobs.summaryFr')}
          required
          autosize
          minRows={2}
          maxLength={400}
          {...form.getInputProps('summary_fr')}
        />
      </SimpleGrid>
      <NativeSelect
        label={t('category')}
        data={categories.map((value) => ({ value, label: categoryName(value) }))}
        {...form.getInputProps('category')}
      />
      <MultiSelect
        label={t('jobs.essential')}
        description={t('jobs.essentialHint')}
        required
        maxValues={12}
        data={without(optional)}
        {...pick}
        {...form.getInputProps('essential')}
      />
      <MultiSelect
        label={t('jobs.optional')}
        maxValues={20}
        data={without(essential)}
        {...pick}
        {...form.getInputProps('optional')}
      />
      <TagsInput
        label={t('aliases')}
        description={t('jobs.aliasesHint')}
        splitChars={[',']}
        comboboxProps={{ withinPortal: false }}
        {...form.getInputProps('aliases')}
      />
    </FormDialog>
  )
}
