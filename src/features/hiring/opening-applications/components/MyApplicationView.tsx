import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconClock, IconClockExclamation, IconConfetti } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { paths } from '../../../../lib/paths.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { MyApplication } from '../api/answers.ts'
import { useWithdraw } from '../api/change-application.ts'
import { useStageName } from '../use-stage-name.ts'
import { ApplicationContent, type ShowPerson } from './ApplicationContent.tsx'
import { ApplicationHistory } from './ApplicationHistory.tsx'
import classes from './OpeningApplications.module.css'

interface Props {
  application: MyApplication
  person: ShowPerson
  /** Panels of other features about this application. */
  extras?: ReactNode
}

/** A candidate's own application: its clock, its answer, and what the team sees. */
export function MyApplicationView({ application, person, extras }: Props) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'mine' })
  const path = useAreaPath()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { id, title, slug, company, card, withdrawnAt, view, mayChange, revealedAt } = application
  const withdraw = useWithdraw(() => {
    setWithdrawing(false)
    toast.success({ title: t('withdrawn') })
  })
  return (
    <Stack gap="md">
      <PageHeader
        title={t('title', { title })}
        description={company}
        back={{ to: path(card ? `/applications?card=${card}` : '/applications'), label: t('board') }}
        isTight
        actions={
          <>
            {slug && (
              <LinkButton variant="default" to={paths.opening(slug)}>
                {t('opening')}
              </LinkButton>
            )}
            {mayChange && (
              <LinkButton variant="default" to={path(`/opportunities/${slug}/apply?change=${id}`)}>
                {t('change')}
              </LinkButton>
            )}
            {!withdrawnAt && (
              <Button
                variant="subtle"
                color="red"
                c="var(--danger-text)"
                onClick={() => setWithdrawing(true)}
              >
                {t('withdraw')}
              </Button>
            )}
          </>
        }
      />
      {withdrawnAt && (
        <Alert color="gray" variant="light" title={t('withdrawn')}>
          {t('withdrawnText')}
        </Alert>
      )}
      <Stopped application={application} />
      <Outcome application={application} />
      <Status application={application} />
      {extras}
      <ApplicationHistory history={application.history} />
      {view && (
        <Stack gap="md" component="section" aria-label={t('what')}>
          <div>
            <Text fw={700} fz="lg" component="h2" m={0}>
              {t('what')}
            </Text>
            <Text c="dimmed">
              {revealedAt
                ? t('revealed', { date: formatDate(revealedAt) })
                : t(application.outcome || withdrawnAt ? 'staysBlind' : 'blind')}
              {mayChange && ` ${t('changeHint')}`}
            </Text>
          </div>
          <ApplicationContent view={view} person={person} isOwn />
        </Stack>
      )}
      <ConfirmDialog
        opened={isWithdrawing}
        title={t('withdrawTitle')}
        text={t('withdrawText')}
        action={t('withdraw')}
        isHarmful
        change={withdraw}
        onConfirm={() => withdraw.mutate(id)}
        onClose={() => setWithdrawing(false)}
      />
    </Stack>
  )
}

function Stopped({ application }: { application: MyApplication }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'mine' })
  const { stoppedFor, isFilled, outcome, withdrawnAt, company } = application
  if (outcome || withdrawnAt || !(stoppedFor || isFilled)) return null
  return (
    <Alert
      color={stoppedFor ? 'amber' : 'gray'}
      variant="light"
      title={stoppedFor ? t(`stopped.${stoppedFor}`) : t('filled')}
    >
      {stoppedFor ? t(`stoppedText.${stoppedFor}`, { company }) : t('filledText', { company })}
    </Alert>
  )
}

function Status({ application }: { application: MyApplication }) {
  const { t } = useTranslation('openingApplications')
  const nameOf = useStageName()
  const { stage, sentAt, openedAt, dueAt, isLate, lateAnswers, withdrawnAt } = application
  const Clock = isLate ? IconClockExclamation : IconClock
  return (
    <Section title={t('mine.status')}>
      <Facts isSideBySide>
        <Fact label={t('mine.stage')}>{withdrawnAt ? t('mine.withdrawn') : nameOf(stage)}</Fact>
        <Fact label={t('mine.sent')}>{formatMoment(sentAt)}</Fact>
        <Fact label={t('mine.opened')}>{openedAt ? formatMoment(openedAt) : t('mine.notOpened')}</Fact>
      </Facts>
      {dueAt && (
        <Alert
          icon={<Clock />}
          color={isLate ? 'amber' : 'indigo'}
          variant="light"
          title={t(isLate ? 'late' : 'due', { date: formatDate(dueAt) })}
        >
          {t(isLate ? 'mine.lateText' : 'mine.dueText')}
          {lateAnswers > 0 && (
            <Text size="sm" mt={4}>
              {t('mine.lateAnswers', { count: lateAnswers, company: application.company })}
            </Text>
          )}
        </Alert>
      )}
    </Section>
  )
}

function Outcome({ application }: { application: MyApplication }) {
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  const { outcome, reason, words, wouldChange, missions, company } = application
  if (outcome === 'hired')
    return (
      <Alert color="moss" variant="light" icon={<IconConfetti />}>
        {t('mine.hired')}
      </Alert>
    )
  if (!reason) return null
  return (
    <Section title={t('mine.answer')}>
      <Facts>
        <Fact label={t('mine.reason')}>{t(`reasons.${reason}`)}</Fact>
        <Fact label={t('mine.message', { company })}>
          <span className={classes.words}>{words}</span>
        </Fact>
        {wouldChange && (
          <Fact label={t('mine.wouldChange')}>
            <span className={classes.words}>{wouldChange}</span>
          </Fact>
        )}
        {missions.length > 0 && (
          <Fact label={t('mine.missions')}>
            <Group gap="md">
              {missions.map((mission) => (
                <Anchor key={mission.id} component={Link} to={path(`/missions/${mission.id}`)}>
                  {mission.title}
                </Anchor>
              ))}
            </Group>
          </Fact>
        )}
      </Facts>
      <LinkButton to={path('/opportunities')} mt="md" w="fit-content">
        {t('mine.find')}
      </LinkButton>
    </Section>
  )
}
