import {
  Input,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Text,
  TextInput,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayTimeInput } from '../../../../ui/dates/DayTimeInput.tsx'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { ZoneSelect } from '../../../../ui/ZoneSelect.tsx'
import type { EventFields } from '../form.ts'
import { eventKinds } from '../model.ts'
import { AudienceField } from './AudienceField.tsx'

interface Props {
  form: UseFormReturnType<EventFields>
  /** Schools choose the audience of an event; a company's events are for everyone. */
  isSchool: boolean
}

export function EventFormFields({ form, isSchool }: Props) {
  const { t } = useTranslation('events')
  const field = (name: keyof EventFields) => form.getInputProps(name)
  const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
  return (
    <>
      <TextInput label={t('editor.name')} required maxLength={160} {...field('title')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t('editor.kind')}
          data={eventKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...field('kind')}
        />
        <NativeSelect
          label={t('editor.language')}
          data={(['fr', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
          {...field('language')}
        />
      </SimpleGrid>
      <MarkdownInput
        label={t('editor.description')}
        description={t('editor.descriptionHint')}
        autosize
        minRows={5}
        maxRows={20}
        maxLength={8000}
        {...field('description')}
      />
      <div>
        <Input.Label mb={6}>{t('editor.way')}</Input.Label>
        <div>
          <SegmentedControl
            aria-label={t('editor.way')}
            data={[
              { value: 'online', label: t('online') },
              { value: 'on_site', label: t('onSite') },
            ]}
            {...field('way')}
          />
        </div>
      </div>
      {form.values.way === 'online' ? (
        <TextInput
          label={t('editor.joinUrl')}
          description={t('editor.joinUrlHint')}
          inputWrapperOrder={below}
          inputMode="url"
          placeholder="https://"
          required
          maxLength={500}
          {...field('join_url')}
        />
      ) : (
        <TextInput label={t('editor.place')} required maxLength={200} {...field('place')} />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DayTimeInput label={t('editor.starts')} required {...field('starts_at')} />
        <DayTimeInput label={t('editor.ends')} required {...field('ends_at')} />
        <ZoneSelect label={t('editor.zone')} {...field('time_zone')} value={form.values.time_zone} />
        <NumberInput
          label={t('editor.capacity')}
          description={t('editor.capacityHint')}
          inputWrapperOrder={below}
          min={1}
          max={100_000}
          allowDecimal={false}
          hideControls
          {...field('capacity')}
        />
      </SimpleGrid>
      {isSchool ? (
        <AudienceField form={form} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('audience.company')}
        </Text>
      )}
    </>
  )
}
