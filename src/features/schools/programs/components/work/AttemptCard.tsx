import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../../lib/dates.ts'
import { nameOfLanguage } from '../../../../../lib/formats/names.ts'
import { Markdown } from '../../../../../ui/Markdown.tsx'
import { DeliveredAnswer } from '../../../../missions/reviews/components/DeliveredAnswer.tsx'
import { VerdictBadge } from '../../../../missions/reviews/components/VerdictBadge.tsx'
import type { SharedAttempt } from '../../api/answers.ts'
import { SchoolWords } from './SchoolWords.tsx'

interface Props {
  enrollmentId: string
  attempt: SharedAttempt
}

/** One attempt: the submission, the company's feedback and the school's comments. */
export function AttemptCard({ enrollmentId, attempt }: Props) {
  const { t, i18n } = useTranslation('programs')
  const { review, delivered, reflection } = attempt
  return (
    <Card padding="lg" component="article">
      <Stack gap="lg">
        <div>
          <Title order={2} fz="xl">
            {t('work.attempt', { attempt: attempt.attempt })}
          </Title>
          <Text size="sm" c="dimmed">
            {[
              t('work.handedIn', { date: formatDate(attempt.submitted_at) }),
              t('work.writtenIn', { language: nameOfLanguage(attempt.language, i18n.language) }),
            ].join(' · ')}
          </Text>
        </div>
        {reflection && (
          <div>
            <Text fw={600}>{t('work.goal')}</Text>
            <Text lang={attempt.language} style={{ whiteSpace: 'pre-wrap' }}>
              {reflection}
            </Text>
          </div>
        )}
        {delivered.map(({ id, title, answer }) => (
          <section key={id}>
            <Title order={3} fz="lg" mb="xs">
              {title}
            </Title>
            <div lang={attempt.language}>
              <DeliveredAnswer answer={answer} drawText={(text) => <Markdown>{text}</Markdown>} />
            </div>
          </section>
        ))}
        <section>
          <Group gap="sm" mb="xs">
            <Title order={3} fz="lg">
              {t('work.review')}
            </Title>
            {review && <VerdictBadge verdict={review.verdict} />}
          </Group>
          {review ? <Markdown>{review.summary}</Markdown> : <Text c="dimmed">{t('work.noReview')}</Text>}
        </section>
        <SchoolWords enrollmentId={enrollmentId} attempt={attempt} />
      </Stack>
    </Card>
  )
}
