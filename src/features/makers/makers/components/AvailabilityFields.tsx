import { NumberInput, Radio, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { MakerFields } from '../form.ts'
import { availabilities, most } from '../model.ts'

/** For clients, and for candidates who look for a mentor. */
export function AvailabilityFields({ form }: { form: UseFormReturnType<MakerFields> }) {
  const { t } = useTranslation('makers')
  return (
    <>
      <Section title={t('editor.availability')}>
        <Radio.Group aria-label={t('editor.availability')} {...form.getInputProps('availability')}>
          <Stack gap="xs">
            {availabilities.map((value) => (
              <Radio key={value} value={value} label={t(`editor.availabilityOf.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {form.values.availability === 'from' && (
          <DayInput label={t('editor.availableFrom')} required {...form.getInputProps('availableFrom')} />
        )}
      </Section>
      <Section title={t('editor.mentoring')}>
        <NumberInput
          label={t('editor.places')}
          description={t('editor.placesHint')}
          min={0}
          max={most.places}
          allowDecimal={false}
          {...form.getInputProps('places')}
        />
      </Section>
    </>
  )
}
