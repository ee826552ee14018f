import { Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { deviceZone, isSameClock, zoneName } from '../../../../lib/formats/zones.ts'
import { formatMoment, formatSpan } from '../../../../lib/moments.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Slot, TalkOffer } from '../api/answers.ts'
import { useBookTalk } from '../api/book-talk.ts'

interface Props {
  offer: TalkOffer
  slot: Slot
  onClose: () => void
}

export function BookDialog({ offer: { name, time_zone }, slot, onClose }: Props) {
  const { t } = useTranslation('talks')
  const navigate = useNavigate()
  const path = useAreaPath()
  const book = useBookTalk()
  const zone = deviceZone()
  const form = useForm({
    initialValues: { about: '' },
    validate: {
      about: (about) => (about.trim().length >= 10 ? null : t('booking.tooShort')),
    },
  })
  const submit = form.onSubmit(({ about }) =>
    book.mutate(
      { slotId: slot.id, about },
      {
        onSuccess: () => {
          toast.success({ title: t('booking.done'), message: t('booking.doneText', { name }) })
          navigate(path('/networking/talks'))
        },
      },
    ),
  )
  return (
    <FormDialog
      title={t('booking.title', { name })}
      action={t('booking.submit')}
      change={book}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <Text fw={600}>
          {formatSpan(slot.starts_at, slot.ends_at)} ({zoneName(zone)})
        </Text>
        {!isSameClock(slot.starts_at, zone, time_zone) && (
          <Text c="dimmed">
            {t('page.there', {
              name,
              when: formatMoment(slot.starts_at, time_zone),
              zone: zoneName(time_zone),
            })}
          </Text>
        )}
      </div>
      <Textarea
        label={t('booking.about')}
        description={t('booking.aboutHint', { name })}
        required
        data-autofocus
        autosize
        minRows={4}
        maxRows={12}
        maxLength={1000}
        {...form.getInputProps('about')}
      />
      <Text size="sm">{t('booking.note')}</Text>
    </FormDialog>
  )
}
