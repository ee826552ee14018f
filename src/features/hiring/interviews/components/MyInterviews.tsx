import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceZone, zoneName } from '../../../../lib/formats/zones.ts'
import { formatSpan } from '../../../../lib/moments.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Interview, MyInterviewList } from '../api/answers.ts'
import { useAskForOtherTimes, useBook } from '../api/change-interviews.ts'
import { myInterviewsQuery } from '../api/get-interviews.ts'
import { longest } from '../model.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { InterviewActions } from './InterviewActions.tsx'
import { InterviewHead, InterviewPast } from './InterviewFacts.tsx'
import classes from './Interviews.module.css'

/** A candidate's interviews about an application. Hidden until there is one. */
export function MyInterviews({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('interviews')
  const { data } = useQuery(myInterviewsQuery(useSignedIn().id, applicationId))
  if (!data || data.interviews.length === 0) return null
  return (
    <Section title={t('title')}>
      <ul className={classes.list}>
        {data.interviews.map((interview) => (
          <MyInterview key={interview.id} interview={interview} data={data} />
        ))}
      </ul>
    </Section>
  )
}

interface Props {
  interview: Interview
  data: MyInterviewList
}

function MyInterview({ interview, data: { company, opening } }: Props) {
  const { t } = useTranslation('interviews')
  const [dialog, setDialog] = useState<'ask' | 'cancel'>()
  const { id, status } = interview
  const close = () => setDialog(undefined)
  return (
    <li>
      <Stack gap="sm">
        <InterviewHead interview={interview} side="applicant" />
        {status === 'proposed' && <Times interview={interview} company={company} />}
        {status === 'asked' && <Text>{t('mine.asked', { company })}</Text>}
        <InterviewActions
          interview={interview}
          title={t('summary', { company, opening })}
          onCancel={() => setDialog('cancel')}
        >
          {status !== 'asked' && (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('ask')}>
              {t('ask.title')}
            </Button>
          )}
        </InterviewActions>
        <InterviewPast interview={interview} side="applicant" />
      </Stack>
      {dialog === 'ask' && <AskDialog id={id} company={company} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog interviewId={id} other={company} onClose={close} />}
    </li>
  )
}

/** The proposed times, each a button. */
function Times({ interview, company }: { interview: Interview; company: string }) {
  const { t } = useTranslation('interviews')
  const [slot, setSlot] = useState<string>()
  const close = () => setSlot(undefined)
  const book = useBook(interview.id, () => {
    toast.success({ title: t('book.done') })
    close()
  })
  const spanOf = (start: string) =>
    formatSpan(start, new Date(Date.parse(start) + interview.minutes * 60_000).toISOString())
  if (interview.slots.length === 0) return <Text>{t('mine.passed', { company })}</Text>
  return (
    <div>
      <Text fw={600}>{t('mine.choose')}</Text>
      <Text size="sm" c="dimmed" mb="xs">
        {t('zone', { zone: zoneName(deviceZone()) })}
      </Text>
      <ul className={classes.plain}>
        {interview.slots.map((one) => (
          <li key={one}>
            <Button
              variant="light"
              className={classes.slot}
              aria-haspopup="dialog"
              onClick={() => {
                book.reset()
                setSlot(one)
              }}
            >
              {spanOf(one)}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={slot !== undefined}
        title={t('book.title')}
        text={slot && `${spanOf(slot)} (${zoneName(deviceZone())})`}
        action={t('book.action')}
        change={book}
        onConfirm={() => slot && book.mutate(slot)}
        onClose={close}
      />
    </div>
  )
}

function AskDialog({ id, company, onClose }: { id: string; company: string; onClose: () => void }) {
  const { t } = useTranslation('interviews', { keyPrefix: 'ask' })
  const ask = useAskForOtherTimes(id, () => {
    toast.success({ title: t('done') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('title')}
      text={t('text', { company })}
      label={t('words')}
      hint={t('hint')}
      maxLength={longest.reason}
      action={t('action')}
      change={ask}
      onSubmit={(words) => ask.mutate(words)}
      onClose={onClose}
    />
  )
}
