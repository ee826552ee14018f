import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconClock, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Pipeline, Received, Row } from '../api/answers.ts'
import { useDeclareConflict } from '../api/change-pipeline.ts'
import { codeOf } from '../model.ts'
import { isLate, isOpen } from '../pipeline.ts'
import { useApplicationMoves } from '../use-move.ts'
import { useStageName } from '../use-stage-name.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ApplicationContent, type ShowPerson } from './ApplicationContent.tsx'
import { ApplicationHistory } from './ApplicationHistory.tsx'
import classes from './OpeningApplications.module.css'
import { TeamComments } from './TeamComments.tsx'

interface Props {
  pipeline: Pipeline
  received: Received
  person: ShowPerson
  /** Panels of other features about this application. */
  extras?: ReactNode
}

/** One application to read, blind until it is shortlisted, with the next and previous ones of its stage. */
export function ReadingView({ pipeline, received, person, extras }: Props) {
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  const { search } = useLocation()
  const { id, isBlind, profile, dueAt } = received
  const listed = pipeline.applications.find((one) => one.id === id)
  // Reading it opens it, even if the list was loaded before.
  const row = listed && { ...listed, openedAt: listed.openedAt ?? received.sentAt }
  const { move, answering, answer } = useApplicationMoves(pipeline, pipeline.id)
  const title = profile?.name ?? t('pipeline.candidate', { code: codeOf(id) })
  return (
    <Stack gap="md">
      <PageHeader
        title={title}
        description={pipeline.title}
        back={{ to: path(`/openings/${pipeline.id}/applications${search}`), label: t('reading.back') }}
        isTight
        actions={<Neighbors pipeline={pipeline} id={id} />}
      />
      {isBlind && (
        <Alert icon={<IconEyeOff />} color="indigo" variant="light" title={t('reading.blind')}>
          {t('reading.blindText')}
        </Alert>
      )}
      {!received.isCurrentVersion && (
        <Alert color="gray" variant="light">
          {t('reading.olderVersion')}
        </Alert>
      )}
      {dueAt && (
        <Text c={isLate({ dueAt }) ? 'var(--danger-text)' : 'dimmed'}>
          <IconClock size={16} aria-hidden style={{ verticalAlign: '-0.15em' }} />{' '}
          {t(isLate({ dueAt }) ? 'late' : 'due', { date: formatDate(dueAt) })}
        </Text>
      )}
      <div className={classes.reading}>
        <ApplicationContent view={received} person={person} />
        <Stack gap="md">
          {row && pipeline.mayDecide && (
            <Decide pipeline={pipeline} row={row} move={move} answer={() => answer([row])} />
          )}
          {received.reason && (
            <Section title={t('mine.answer')}>
              <Facts>
                <Fact label={t('mine.reason')}>{t(`reasons.${received.reason}`)}</Fact>
                <Fact label={t('answer.words')}>
                  <span className={classes.words}>{received.words}</span>
                </Fact>
              </Facts>
            </Section>
          )}
          {extras}
          <TeamComments received={received} team={pipeline.team} />
          <ApplicationHistory history={received.history} />
          <Conflict id={id} openingId={pipeline.id} />
        </Stack>
      </div>
      {answering.length > 0 && (
        <AnswerDialog pipeline={pipeline} rows={answering} onClose={() => answer([])} />
      )}
    </Stack>
  )
}

interface DecideProps {
  pipeline: Pipeline
  row: Row
  move: (row: Row, stageId: string) => void
  answer: () => void
}

function Decide({ pipeline, row, move, answer }: DecideProps) {
  const { t } = useTranslation('openingApplications')
  const nameOf = useStageName()
  const shortlist = pipeline.stages.find(({ kind }) => kind === 'shortlist')
  const isNew = pipeline.stages.find(({ id }) => id === row.stage)?.kind === 'new'
  return (
    <Section title={t('pipeline.stage')}>
      <FilterSelect
        label={t('reading.move')}
        value={row.stage}
        choices={pipeline.stages.map((stage) => ({ value: stage.id, label: nameOf(stage) }))}
        onChange={(to) => to && move(row, to)}
      />
      <Group gap="sm">
        {isNew && shortlist && <Button onClick={() => move(row, shortlist.id)}>{nameOf(shortlist)}</Button>}
        {isOpen(row) && (
          <Button variant="default" aria-haspopup="dialog" onClick={answer}>
            {t('pipeline.answerOne')}
          </Button>
        )}
      </Group>
    </Section>
  )
}

/** Previous and next as the filters of the list show them, also by the keys j and k. */
function Neighbors({ pipeline, id }: { pipeline: Pipeline; id: string }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'reading' })
  const path = useAreaPath()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { applications, reading } = pipeline
  const place = applications.findIndex((row) => row.id === id)
  const go = (step: 1 | -1) => {
    const next = place >= 0 && applications[place + step]
    if (next) void navigate(path(`/openings/${pipeline.id}/applications/${next.id}${search}`))
  }
  useHotkeys([
    ['j', () => go(1)],
    ['k', () => go(-1)],
  ])
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        disabled={place <= 0}
        aria-keyshortcuts="k"
        onClick={() => go(-1)}
      >
        {t('previous')}
      </Button>
      {reading?.id === id && (
        <Text size="sm" c="dimmed">
          {t('place', { place: reading.place, total: reading.total })}
        </Text>
      )}
      <Button
        variant="default"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        disabled={place < 0 || place >= applications.length - 1}
        aria-keyshortcuts="j"
        onClick={() => go(1)}
      >
        {t('next')}
      </Button>
    </Group>
  )
}

function Conflict({ id, openingId }: { id: string; openingId: string }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'reading' })
  const path = useAreaPath()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const declare = useDeclareConflict(() => {
    toast.success({ title: t('declared') })
    void navigate(path(`/openings/${openingId}/applications`))
  })
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setAsking(true)}
      >
        {t('conflict')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('conflictTitle')}
        text={t('conflictText')}
        action={t('conflictAction')}
        isHarmful
        change={declare}
        onConfirm={() => declare.mutate(id)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
