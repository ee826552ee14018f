import {
  Alert,
  Button,
  Group,
  MultiSelect,
  NativeSelect,
  SimpleGrid,
  Stack,
  TagsInput,
  TextInput,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { deviceZone } from '../../../../lib/formats/zones.ts'
import { languageChoices } from '../../../../lib/spoken-languages.ts'
import { Form } from '../../../../ui/Form.tsx'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ZoneSelect } from '../../../../ui/ZoneSelect.tsx'
import type { MyOffer } from '../api/answers.ts'
import { useSaveOffer } from '../api/save-offer.ts'
import type { Meeting } from '../model.ts'
import { lengths, meetings, noticeDays, notices } from '../model.ts'

interface Props {
  /** Null for the first one. */
  offer: MyOffer | null
  onDone: () => void
}

export function OfferForm({ offer, onDone }: Props) {
  const { t, i18n } = useTranslation('talks')
  const { t: tCommon } = useTranslation()
  const save = useSaveOffer('caller')
  const form = useForm({
    initialValues: {
      title: offer?.title ?? '',
      about: offer?.about ?? '',
      topics: offer?.topics ?? [],
      languages: offer?.languages ?? [i18n.language],
      meeting: offer?.meeting ?? 'video',
      place: offer?.place ?? '',
      minutes: String(offer?.minutes ?? 30),
      notice_hours: String(offer?.notice_hours ?? 24),
      time_zone: offer?.time_zone ?? deviceZone(),
    },
    validate: {
      title: (title) => (title.trim() ? null : t('form.required')),
      languages: (languages) => (languages.length > 0 ? null : t('form.languageRequired')),
      topics: (topics) => (topics.every((topic) => topic.trim().length <= 40) ? null : t('form.tooLong')),
    },
  })
  const submit = form.onSubmit((values) =>
    save.mutate(
      {
        ...values,
        title: values.title.trim(),
        topics: values.topics.map((topic) => topic.trim()).filter(Boolean),
        meeting: values.meeting as Meeting,
        minutes: Number(values.minutes),
        notice_hours: Number(values.notice_hours),
        is_open: offer?.is_open ?? true,
      },
      {
        onSuccess: () => {
          toast.success({ title: t('form.saved') })
          onDone()
        },
      },
    ),
  )
  const noticeLabel = (hours: number) => {
    const days = noticeDays(hours)
    return days === null ? t('form.notices', { count: hours }) : t('form.noticesDays', { count: days })
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('form.title')}
          description={t('form.titleHint')}
          required
          maxLength={120}
          autoFocus
          {...form.getInputProps('title')}
        />
        <MarkdownInput
          label={t('form.about')}
          description={t('form.aboutHint')}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={4000}
          {...form.getInputProps('about')}
        />
        <TagsInput
          label={t('form.topics')}
          description={t('form.topicsHint')}
          maxTags={12}
          acceptValueOnBlur
          {...form.getInputProps('topics')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <MultiSelect
            label={t('form.languages')}
            required
            searchable
            maxValues={8}
            data={languageChoices(i18n.language)}
            {...form.getInputProps('languages')}
          />
          <ZoneSelect
            label={t('form.zone')}
            {...form.getInputProps('time_zone')}
            value={form.values.time_zone}
          />
          <NativeSelect
            label={t('form.meeting')}
            data={meetings.map((value) => ({ value, label: t(`meetings.${value}`) }))}
            {...form.getInputProps('meeting')}
          />
          <TextInput
            label={t('form.place')}
            description={t('form.placeHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={300}
            {...form.getInputProps('place')}
          />
          <NativeSelect
            label={t('form.minutes')}
            data={lengths.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
            {...form.getInputProps('minutes')}
          />
          <NativeSelect
            label={t('form.notice')}
            data={notices.map((hours) => ({ value: String(hours), label: noticeLabel(hours) }))}
            {...form.getInputProps('notice_hours')}
          />
        </SimpleGrid>
        {save.isError && (
          <Alert color="red" role="alert">
            {errorText(save.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('form.submit')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
