import { Alert, Button, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMomentThere } from '../../../../lib/moments.ts'
import { Form } from '../../../../ui/Form.tsx'
import type { EventPageData } from '../api/answers.ts'
import { useEvaluate } from '../api/evaluation.ts'
import { spoken, ticketText } from '../ticket.ts'
import classes from './Events.module.css'
import { PointsField } from './PointsField.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../../../ui/QrCode.tsx')).QrCode }))

/** The code for the entrance, before and during the event. */
export function Ticket({ event }: { event: EventPageData }) {
  const { t } = useTranslation('events')
  if (!event.code || event.attended_at || Date.parse(event.ends_at) < Date.now()) return null
  return (
    <div className={classes.ticket}>
      <Suspense fallback={null}>
        <QrCode text={ticketText(event.code)} label={t('page.ticket')} size={168} />
      </Suspense>
      <span className={classes.code}>{spoken(event.code)}</span>
      <Text size="sm" c="dimmed" ta="center">
        {t(event.is_online ? 'page.ticketOnline' : 'page.ticketText')}
      </Text>
    </div>
  )
}

/** Says that the person attended, and asks for a rating afterwards. */
export function Attended({ event }: { event: EventPageData }) {
  const { t } = useTranslation('events')
  if (!event.attended_at) return null
  const isOver = Date.parse(event.ends_at) < Date.now()
  return (
    <Stack gap="md">
      <Alert color="moss" role="status">
        <Text size="md">
          {t('page.attended', { when: formatMomentThere(event.attended_at, event.time_zone) })}
        </Text>
      </Alert>
      {event.evaluation ? (
        <Text>{t('page.evaluated', { rating: event.evaluation.rating })}</Text>
      ) : (
        isOver && <EvaluationForm eventId={event.id} />
      )}
    </Stack>
  )
}

function EvaluationForm({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events')
  const [rating, setRating] = useState(0)
  const [words, setWords] = useState('')
  const evaluate = useEvaluate(eventId)
  function send(event: FormEvent): void {
    event.preventDefault()
    if (rating > 0) evaluate.mutate({ rating, words })
  }
  return (
    <Form onSubmit={send}>
      <Stack gap="sm">
        <PointsField value={rating} onChange={setRating} />
        <Textarea
          label={t('page.words')}
          description={t('page.wordsHint')}
          autosize
          minRows={1}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          {t('page.evaluateText')}
        </Text>
        <div>
          <Button type="submit" disabled={rating === 0} loading={evaluate.isPending}>
            {t('page.send')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
