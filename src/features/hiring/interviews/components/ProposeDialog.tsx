import {
  ActionIcon,
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { deviceZone, toDateTimeLocal, zoneName } from '../../../../lib/formats/zones.ts'
import { DayTimeInput } from '../../../../ui/dates/DayTimeInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Interview, ReceivedInterviews } from '../api/answers.ts'
import { usePropose } from '../api/change-interviews.ts'
import {
  firstSlot,
  isLink,
  type Kind,
  kinds,
  lastMoment,
  lengths,
  longest,
  mostSlots,
  overlap,
  slotAfter,
} from '../model.ts'
import classes from './Interviews.module.css'

interface Props {
  applicationId: string
  team: ReceivedInterviews['team']
  /** Undefined for a new one. */
  interview?: Interview
  onClose: () => void
}

/** Proposes one to six times, or others for an interview that was already proposed. */
export function ProposeDialog({ applicationId, team, interview, onClose }: Props) {
  const { t } = useTranslation('interviews', { keyPrefix: 'propose' })
  const { t: tCommon } = useTranslation()
  const { t: tAll } = useTranslation('interviews')
  const me = useSignedIn().id
  const zone = deviceZone()
  const local = (date: Date) => toDateTimeLocal(date, zone)
  const propose = usePropose(applicationId, interview, () => {
    toast.success({ title: t('sent') })
    onClose()
  })
  const form = useForm({
    initialValues: {
      kind: interview?.kind ?? ('video' as Kind),
      minutes: String(interview?.minutes ?? 45),
      place: interview?.place ?? '',
      people:
        interview?.interviewers.map(({ id }) => id) ?? team.map(({ id }) => id).filter((id) => id === me),
      slots: [local(firstSlot())],
      words: '',
    },
    validate: {
      place: (place, { kind }) => {
        if (kind === 'video' && !isLink(place.trim())) return t('linkMissing')
        return kind === 'on_site' && !place.trim() ? tCommon('required') : null
      },
      people: (people) => (people.length === 0 ? t('peopleMissing') : null),
    },
  })
  const { kind, slots, minutes } = form.values
  const submit = form.onSubmit((values) => {
    const problem = slots.findIndex((slot) => !slot || Date.parse(slot) <= Date.now())
    if (problem >= 0) return form.setFieldError(`slots.${problem}`, t('slotPast'))
    if (overlap(slots, Number(minutes)))
      return form.setFieldError(`slots.${slots.length - 1}`, t('slotsOverlap'))
    propose.mutate({
      kind: values.kind,
      minutes: Number(values.minutes),
      place: values.place.trim(),
      words: values.words.trim(),
      people: values.people,
      slots: values.slots.map((slot) => new Date(slot).toISOString()),
    })
  })
  return (
    <FormDialog
      title={t(interview ? 'again' : 'title')}
      size="lg"
      action={t('send')}
      change={propose}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fieldset legend={t('slots')}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('slotsHint', { zone: zoneName(zone) })}
          </Text>
          {slots.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: times have no identity but their place
            <div key={place} className={classes.time}>
              <DayTimeInput
                label={t('slot', { number: place + 1 })}
                required
                min={local(new Date())}
                max={local(lastMoment())}
                data-autofocus={place === 0 || undefined}
                {...form.getInputProps(`slots.${place}`)}
              />
              {slots.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="input-sm"
                  aria-label={t('removeSlot', { number: place + 1 })}
                  onClick={() => form.removeListItem('slots', place)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              )}
            </div>
          ))}
          {slots.length < mostSlots && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              style={{ alignSelf: 'flex-start' }}
              onClick={() => form.insertListItem('slots', local(slotAfter(slots)))}
            >
              {t('addSlot')}
            </Button>
          )}
        </Stack>
      </Fieldset>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={tAll('kind')}
          data={kinds.map((value) => ({ value, label: tAll(`kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <NativeSelect
          label={t('minutes')}
          data={lengths.map((count) => ({ value: String(count), label: tAll('minutes', { count }) }))}
          {...form.getInputProps('minutes')}
        />
      </SimpleGrid>
      <TextInput
        label={tAll(`places.${kind}`)}
        description={t(`placeHints.${kind}`)}
        required={kind !== 'phone'}
        type={kind === 'video' ? 'url' : 'text'}
        maxLength={longest.place}
        {...form.getInputProps('place')}
      />
      <Checkbox.Group label={tAll('people')} required {...form.getInputProps('people')}>
        <Group gap="md" mt={4}>
          {team.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} />
          ))}
        </Group>
      </Checkbox.Group>
      <Textarea
        label={t('words')}
        maxLength={longest.words}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('words')}
      />
    </FormDialog>
  )
}
