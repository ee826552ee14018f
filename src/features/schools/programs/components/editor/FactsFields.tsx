import { MultiSelect, NumberInput, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../../lib/formats/words.ts'
import { clearButton } from '../../../../../ui/clear-button.ts'
import { DayInput } from '../../../../../ui/dates/DayInput.tsx'
import { LoadFailure } from '../../../../../ui/LoadFailure.tsx'
import { MarkdownInput } from '../../../../../ui/MarkdownInput.tsx'
import { choicesQuery } from '../../api/get-choices.ts'
import type { ProgramFields } from '../../form.ts'
import { modes } from '../../model.ts'

interface Props {
  form: UseFormReturnType<ProgramFields>
  organizationId: string
}

/** Everything about a program except its missions. */
export function FactsFields({ form, organizationId }: Props) {
  const { t } = useTranslation('programs')
  const { data, error, refetch } = useQuery(choicesQuery(organizationId))
  const { mode, cohorts } = form.values
  return (
    <Stack gap="md">
      <TextInput label={t('editor.name')} maxLength={120} withAsterisk {...form.getInputProps('name')} />
      <MarkdownInput
        label={t('editor.describe')}
        description={t('editor.describeHint')}
        autosize
        minRows={3}
        maxLength={4000}
        {...form.getInputProps('description')}
      />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MultiSelect
          label={t('editor.cohorts')}
          description={t(data?.cohorts.length === 0 ? 'editor.noCohorts' : 'editor.cohortsHint')}
          searchable
          clearButtonProps={clearButton(t('editor.removeSelected', { name: t('editor.cohorts') }))}
          data={(data?.cohorts ?? [])
            .filter(({ id, is_archived }) => !is_archived || cohorts.includes(id))
            .map(({ id, name, students }) => ({
              value: id,
              label: t('editor.cohortOf', { name, count: students }),
            }))}
          {...form.getInputProps('cohorts')}
        />
        <MultiSelect
          label={t('editor.teachers')}
          description={t('editor.teachersHint')}
          searchable
          data={(data?.teachers ?? []).map(({ id, name }) => ({ value: id, label: name || noValue }))}
          {...form.getInputProps('teachers')}
        />
        <DayInput label={t('editor.starts')} {...form.getInputProps('starts_on')} />
        <DayInput label={t('editor.ends')} {...form.getInputProps('ends_on')} />
      </SimpleGrid>
      <Radio.Group label={t('editor.mode')} {...form.getInputProps('mode')}>
        <Stack gap="xs" mt="xs">
          {modes.map((value) => (
            <Radio key={value} value={value} label={t(`editor.modes.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {mode === 'choice' && (
        <NumberInput
          label={t('editor.count')}
          w={240}
          min={1}
          max={40}
          allowDecimal={false}
          {...form.getInputProps('choose_count')}
        />
      )}
      {mode !== 'free' && (
        <NumberInput
          label={t('editor.remind')}
          description={t('editor.remindHint')}
          maw={420}
          min={0}
          max={30}
          allowDecimal={false}
          {...form.getInputProps('remind_days')}
        />
      )}
    </Stack>
  )
}
