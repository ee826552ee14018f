import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { LazyReportDialog } from '../../../account/reports/components/lazy-report-dialog.ts'
import type { RatingState } from '../api/answers.ts'
import { useAnswerRating } from '../api/maker-ratings.ts'
import { GivenRating } from './GivenRating.tsx'
import classes from './Ratings.module.css'

/** The client's rating: waiting to be shown, or shown with what the maker can do about it. */
export function TheirRating({ projectId, rating }: { projectId: string; rating: RatingState }) {
  const { t } = useTranslation('ratings')
  const { theirs, clientGivenAt, revealsAt } = rating
  return (
    <Stack gap="sm">
      <Title order={3} fz="md">
        {t('section.askTitle')}
      </Title>
      {theirs ? (
        <Shown projectId={projectId} rating={rating} theirs={theirs} />
      ) : (
        <Text>
          {t('section.given', { date: formatDate(clientGivenAt!) })}{' '}
          {t('section.hidden', { date: formatDate(revealsAt!) })}
        </Text>
      )}
    </Stack>
  )
}

interface ShownProps {
  projectId: string
  rating: RatingState
  theirs: NonNullable<RatingState['theirs']>
}

function Shown({ projectId, rating, theirs }: ShownProps) {
  const { t } = useTranslation('ratings')
  const [opened, setOpened] = useState<'answer' | 'report'>()
  const close = () => setOpened(undefined)
  const answer = useAnswerRating(projectId, () => {
    toast.success({ title: t('section.answered') })
    close()
  })
  return (
    <>
      <GivenRating rating={theirs} />
      <Text size="sm" c="dimmed">
        {t('section.by', { name: theirs.name ?? '', date: formatDate(theirs.givenAt) })} ·{' '}
        {t(rating.isHidden ? 'section.hiddenByAdmins' : 'section.public')}
        {rating.isReported && ` ${t('section.isReported')}`}
      </Text>
      {!rating.counts && (
        <Group gap="xs">
          <Badge variant="outline" color="gray" c="dimmed" tt="none">
            {t('section.unconfirmed')}
          </Badge>
          <Text size="sm" c="dimmed">
            {t('section.unconfirmedMeans')}
          </Text>
        </Group>
      )}
      {rating.answer && (
        <div>
          <Text size="sm" fw={600}>
            {t('section.yourAnswer')}
          </Text>
          <p className={classes.words}>{rating.answer}</p>
        </div>
      )}
      <Group gap="xs">
        {!rating.answer && (
          <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setOpened('answer')}>
            {t('section.answer')}
          </Button>
        )}
        {!rating.isReported && (
          <Button
            variant="subtle"
            color="gray"
            c="dimmed"
            size="xs"
            aria-haspopup="dialog"
            onClick={() => setOpened('report')}
          >
            {t('section.report')}
          </Button>
        )}
      </Group>
      {opened === 'answer' && (
        <ReasonDialog
          title={t('section.answer')}
          label={t('section.answerLabel')}
          hint={t('section.answerHint')}
          maxLength={2000}
          action={t('section.answerSend')}
          change={answer}
          onSubmit={answer.mutate}
          onClose={close}
        />
      )}
      {opened === 'report' && (
        <Suspense>
          <LazyReportDialog kind="rating" id={projectId} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
