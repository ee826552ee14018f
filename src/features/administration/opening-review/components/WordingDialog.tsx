import { NativeSelect, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../../../i18n/languages.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSaveWordingRule, type WordingRule } from '../api/rules.ts'
import { verdicts, wordingPlaces, wordingTopics } from '../model.ts'

interface Props {
  /** Undefined for a new one. */
  rule?: WordingRule
  onClose: () => void
}

export function WordingDialog({ rule, onClose }: Props) {
  const { t } = useTranslation('openingReview')
  const save = useSaveWordingRule()
  const said = (value: string) => (value.trim() ? null : t('wording.missing'))
  const form = useForm({
    initialValues: {
      language: rule?.language ?? 'en',
      place: rule?.place ?? 'everywhere',
      topic: rule?.topic ?? 'coded',
      verdict: rule?.verdict ?? 'flagged',
      expression: rule?.expression ?? '',
      better: rule?.better ?? '',
      reason_en: rule?.reason_en ?? '',
      reason_fr: rule?.reason_fr ?? '',
      is_active: rule?.is_active ?? true,
    },
    validate: {
      expression: (value) => (value.trim().length > 1 ? null : t('wording.missing')),
      reason_en: said,
      reason_fr: said,
    },
  })
  const submit = form.onSubmit((document) =>
    save.mutate(
      { id: rule?.id, document },
      {
        onSuccess: () => {
          toast.success({ title: t('wording.saved') })
          onClose()
        },
      },
    ),
  )
  return (
    <FormDialog
      size="lg"
      title={t(rule ? 'wording.edit' : 'wording.add')}
      action={t('save')}
      change={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('wording.expression')}
          description={t('wording.expressionHint')}
          required
          maxLength={80}
          {...form.getInputProps('expression')}
        />
        <TextInput
          label={t('wording.better')}
          description={t('wording.betterHint')}
          maxLength={200}
          {...form.getInputProps('better')}
        />
        <NativeSelect
          label={t('wording.language')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          {...form.getInputProps('language')}
        />
        <NativeSelect
          label={t('wording.place')}
          data={wordingPlaces.map((value) => ({ value, label: t(`wording.places.${value}`) }))}
          {...form.getInputProps('place')}
        />
        <NativeSelect
          label={t('wording.topic')}
          data={wordingTopics.map((value) => ({ value, label: t(`wording.topics.${value}`) }))}
          {...form.getInputProps('topic')}
        />
        <NativeSelect
          label={t('wording.verdict')}
          data={verdicts.map((value) => ({ value, label: t(`wording.verdicts.${value}`) }))}
          {...form.getInputProps('verdict')}
        />
        {(['reason_en', 'reason_fr'] as const).map((field) => (
          <Textarea
            key={field}
            label={t(`wording.${field}`)}
            required
            autosize
            minRows={2}
            maxLength={300}
            {...form.getInputProps(field)}
          />
        ))}
      </SimpleGrid>
      <Switch label={t('wording.active')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
    </FormDialog>
  )
}
