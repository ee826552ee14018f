import { Alert, Button, Card, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { errorText } from '../../../../lib/errors.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { useNoIndex } from '../../../../ui/use-no-index.ts'
import type { RatingPage } from '../api/answers.ts'
import { ratingPageQuery, useGiveRating } from '../api/give-rating.ts'
import { clientCriteria, isComplete, type Scores } from '../model.ts'
import { GivenRating } from './GivenRating.tsx'
import { ScoreFields } from './ScoreFields.tsx'

/** Where a client's invitation leads: the form once, and afterwards the result. */
export function RateProject() {
  const { t } = useTranslation('ratings')
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(ratingPageQuery(token))
  const give = useGiveRating(token)
  useDocumentTitle(t('page.document'))
  useNoIndex()
  if (data === undefined) {
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={1} rows={2} />
  }
  if (!data) return <EmptyState level={1} title={t('page.unknown')} text={t('page.unknownText')} />
  const { maker, project, expiresAt } = data
  if (data.state === 'expired') {
    const text = t('page.expiredText', { date: formatDate(expiresAt), maker })
    return <EmptyState level={1} title={t('page.expired')} text={text} />
  }
  if (data.state === 'closed') {
    return <EmptyState level={1} title={t('page.closed')} text={t('page.closedText', { project })} />
  }
  if (data.state === 'used') return <Used page={data} isMine={give.isSuccess} />
  return <RatingForm page={data} give={give} />
}

function Used({ page, isMine }: { page: RatingPage; isMine: boolean }) {
  const { t } = useTranslation('ratings')
  const { maker, project, theirs } = page
  const revealed = formatDate(page.revealsAt!)
  const isOver = Date.parse(page.revealsAt!) <= Date.now()
  return (
    <Stack gap="lg">
      <div role="status">
        <EmptyState
          level={1}
          title={t(isMine ? 'page.thanks' : 'page.used')}
          text={
            isMine
              ? t('page.thanksText', { maker, date: revealed })
              : t('page.usedText', { project, date: formatDate(page.givenAt!) })
          }
        />
      </div>
      {theirs ? (
        <Card padding="lg" component="section">
          <Stack gap="sm">
            <Title order={2} fz="lg">
              {t('page.theirs', { maker })}
            </Title>
            <GivenRating rating={theirs} />
          </Stack>
        </Card>
      ) : (
        !isMine && (
          <Text ta="center" c="dimmed">
            {t(isOver ? 'page.nothing' : 'page.later', { maker, date: revealed })}
          </Text>
        )
      )}
    </Stack>
  )
}

function RatingForm({ page, give }: { page: RatingPage; give: ReturnType<typeof useGiveRating> }) {
  const { t } = useTranslation('ratings')
  const { maker, project } = page
  const [scores, setScores] = useState<Scores>({})
  const [words, setWords] = useState('')
  const [name, setName] = useState(page.client ?? '')
  const [isTried, setTried] = useState(false)
  const isMissing = !isComplete(scores, clientCriteria)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && name.trim()) give.mutate({ scores, words, name })
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('page.title', { maker })}</Title>
          <Text c="dimmed">{t('page.about', { project })}</Text>
        </div>
        <Card padding="lg">
          <Stack gap="md">
            <ScoreFields criteria={clientCriteria} scores={scores} onChange={setScores} />
            {isTried && isMissing && (
              <Text c="var(--danger-text)" role="alert">
                {t('page.missing')}
              </Text>
            )}
            <Textarea
              label={t('page.words')}
              description={t('page.wordsHint', { maker })}
              autosize
              minRows={4}
              maxLength={2000}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <TextInput
              label={t('page.name')}
              required
              maxLength={160}
              value={name}
              error={isTried && !name.trim() && t('page.missingName')}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Text size="sm">{t('page.public', { maker })}</Text>
            {!page.counts && <Text size="sm">{t('page.notCounting', { maker })}</Text>}
            {give.isError && (
              <Alert color="red" role="alert">
                {errorText(give.error)}
              </Alert>
            )}
            <Button type="submit" size="md" w="fit-content" loading={give.isPending}>
              {t('page.submit')}
            </Button>
            <Text size="sm" c="dimmed">
              {t('page.final')}
            </Text>
          </Stack>
        </Card>
      </Stack>
    </Form>
  )
}
