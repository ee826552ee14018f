import { Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { practiceQuery } from '../../../features/career/practice/api/get-practice.ts'
import { questionsQuery } from '../../../features/career/practice/api/get-questions.ts'
import { LiveSetup } from '../../../features/career/practice/components/LiveSetup.tsx'
import { UnfinishedRound } from '../../../features/career/practice/components/UnfinishedRound.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'

export function LiveSetupPage() {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const questions = useQuery(questionsQuery(currentLanguage()))
  const practice = useQuery(practiceQuery(id))
  const failed = [questions, practice].find(({ data, error }) => !data && error)
  const unfinished = practice.data?.rounds.find(({ finished_at }) => finished_at === null)
  useDocumentTitle(t('live.title'))
  return (
    <>
      <Group mb="sm">
        <BackLink to={path('/booster/practice')} label={t('back')} />
      </Group>
      <Title order={2}>{t('live.title')}</Title>
      <Text c="dimmed" maw="60ch" mb="lg">
        {t('live.text')}
      </Text>
      {failed && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      {unfinished && <UnfinishedRound round={unfinished} />}
      {questions.data && practice.data && (
        <LiveSetup
          questions={questions.data.filter(({ retired_at }) => !retired_at)}
          practised={practice.data.practised}
        />
      )}
      {!failed && !(questions.data && practice.data) && <CardsSkeleton tiles={1} />}
    </>
  )
}
