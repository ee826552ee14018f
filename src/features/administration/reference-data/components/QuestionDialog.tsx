import { NativeSelect, SimpleGrid, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { questionKinds } from '../../../career/practice/model.ts'
import { categories } from '../../../missions/missions/model.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import type { CatalogueQuestion } from '../model.ts'
import { useCategoryName } from '../use-category-name.ts'

interface Props {
  /** Undefined for a new one. */
  question: CatalogueQuestion | undefined
  onClose: () => void
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** An interview question in both languages, with its purpose and hints, one per line. */
export function QuestionDialog({ question, onClose }: Props) {
  const { t } = useTranslation('referenceData')
  const categoryName = useCategoryName()
  const said = (text: string) => (text.trim().length < 10 ? t('questions.textMissing') : null)
  const hinted = (text: string) =>
    lines(text).length < 2 || lines(text).length > 5 ? t('questions.hintsMissing') : null
  const form = useForm({
    initialValues: {
      kind: question?.kind ?? 'behaviour',
      trade: question?.trade ?? '',
      prompt_en: question?.prompt_en ?? '',
      prompt_fr: question?.prompt_fr ?? '',
      aim_en: question?.aim_en ?? '',
      aim_fr: question?.aim_fr ?? '',
      hints_en: question?.hints_en.join('\n') ?? '',
      hints_fr: question?.hints_fr.join('\n') ?? '',
    },
    validate: {
      prompt_en: said,
      prompt_fr: said,
      aim_en: said,
      aim_fr: said,
      hints_en: hinted,
      hints_fr: (text, { hints_en }) =>
        hinted(text) ?? (lines(text).length !== lines(hints_en).length ? t('questions.hintsUneven') : null),
    },
  })
  const save = useCatalogueChange('save_question', () => {
    toast.success({ title: t('saved', { name: inLanguage(form.values, 'prompt') }) })
    onClose()
  })
  const submit = form.onSubmit(({ trade, hints_en, hints_fr, ...rest }) =>
    save.mutate({
      slug: question?.slug,
      document: { ...rest, trade: trade || null, hints_en: lines(hints_en), hints_fr: lines(hints_fr) },
    }),
  )
  return (
    <FormDialog
      size="xl"
      action={t('save')}
      title={t(question ? 'questions.edit' : 'questions.add')}
      change={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('questions.kind')}
          data={questionKinds.map((value) => ({ value, label: t(`questions.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <NativeSelect
          label={t('questions.trade')}
          data={[
            { value: '', label: t('questions.everyTrade') },
            ...categories.map((value) => ({ value, label: categoryName(value) })),
          ]}
          {...form.getInputProps('trade')}
        />
        {(['prompt_en', 'prompt_fr', 'aim_en', 'aim_fr', 'hints_en', 'hints_fr'] as const).map((field) => (
          <Textarea
            key={field}
            label={t(`questions.fields.${field}`)}
            description={field.startsWith('hints') ? t('questions.hintsHint') : undefined}
            required
            autosize
            minRows={field.startsWith('hints') ? 4 : 2}
            data-autofocus={field === 'prompt_en' || undefined}
            maxLength={field.startsWith('hints') ? 1600 : 300}
            {...form.getInputProps(field)}
          />
        ))}
      </SimpleGrid>
    </FormDialog>
  )
}
