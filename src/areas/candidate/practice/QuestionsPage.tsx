import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { practiceQuery } from '../../../features/career/practice/api/get-practice.ts'
import { questionsQuery } from '../../../features/career/practice/api/get-questions.ts'
import { QuestionBank } from '../../../features/career/practice/components/QuestionBank.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'

export function QuestionsPage() {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const questions = useQuery(questionsQuery(currentLanguage()))
  const practice = useQuery(practiceQuery(id))
  const failed = [questions, practice].find(({ data, error }) => !data && error)
  useDocumentTitle(t('title'))
  return (
    <>
      <Group justify="space-between" align="flex-start" mb="lg" gap="md">
        <Stack gap={6} maw="62ch">
          <Title order={2}>{t('title')}</Title>
          <Text c="dimmed">{t('intro')}</Text>
        </Stack>
        <Group gap="sm">
          <LinkButton to={path('/booster/practice/progress')} variant="default">
            {t('progress')}
          </LinkButton>
          <LinkButton to={path('/booster/practice/live')}>{t('startLive')}</LinkButton>
        </Group>
      </Group>
      {failed && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      {questions.data && practice.data && (
        <QuestionBank
          questions={questions.data.filter(
            ({ slug, retired_at }) => !retired_at || slug in practice.data.practised,
          )}
          practised={practice.data.practised}
        />
      )}
      {!failed && !(questions.data && practice.data) && <CardsSkeleton tiles={3} />}
    </>
  )
}
