import { Alert, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Organization } from '../api/get-my-organizations.ts'
import { requestQuestionsQuery, useAnswerAdministrators } from '../api/request-questions.ts'
import { AnswerForm } from './AnswerForm.tsx'

/** Administrators' questions about the request; the open one is answered here. */
export function RequestQuestions({ request }: { request: Organization }) {
  const { t } = useTranslation('welcome')
  const { data, error, refetch } = useQuery(requestQuestionsQuery(request.id))
  const answer = useAnswerAdministrators(request.id)
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return request.awaits_answer ? <Skeleton height={120} /> : null
  const open = request.awaits_answer ? data[0] : undefined
  const earlier = data.filter((one) => one !== open && one.answer)
  return (
    <>
      {open && (
        <>
          <Alert color="indigo" title={t('request.asked')}>
            <Text size="md" style={{ whiteSpace: 'pre-line' }}>
              {open.question}
            </Text>
          </Alert>
          <NoEmailNotice concerns="you" />
          <AnswerForm
            key={open.id}
            label={t('request.answer')}
            hint={t('request.askedNext')}
            send={t('request.sendAnswer')}
            isPending={answer.isPending}
            error={answer.error}
            onSend={(text) =>
              answer.mutate(text, { onSuccess: () => toast.success({ title: t('request.answered') }) })
            }
          />
        </>
      )}
      {earlier.length > 0 && (
        <Stack gap="sm">
          <Title order={3} fz="md">
            {t('request.earlier')}
          </Title>
          {earlier.map((one) => (
            <div key={one.id}>
              <Text fw={600}>{one.question}</Text>
              <Text size="sm" c="dimmed">
                {t('request.youSaid', { when: timeAgo(one.answered_at!) })}
              </Text>
              <Text style={{ whiteSpace: 'pre-line' }}>{one.answer}</Text>
            </div>
          ))}
        </Stack>
      )}
    </>
  )
}
