import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { myCoReviewsQuery } from '../api/get-my-co-reviews.ts'

/** Teachers' comments on the candidate's work, marked as the school's. Hidden if there are none. */
export function SchoolComments() {
  const { t } = useTranslation('programs')
  const { enrollmentId = '' } = useParams()
  const { data = [] } = useQuery(myCoReviewsQuery(enrollmentId))
  if (data.length === 0) return null
  return (
    <Card padding="lg" component="section" aria-labelledby="school-comments" mt="lg">
      <Group gap="sm">
        <Title order={2} id="school-comments">
          {t('fromSchool.title')}
        </Title>
        <Badge variant="light" leftSection={<IconSchool size={14} aria-hidden />}>
          {t('fromSchool.badge')}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {t('fromSchool.hint')}
      </Text>
      <Stack gap="md">
        {data.map(({ id, body, author, school, attempt, created_at }) => (
          <div key={id}>
            <Text size="sm" c="dimmed">
              {t('fromSchool.by', {
                name: author ?? t('fromSchool.teacher'),
                school,
                attempt,
                date: formatDate(created_at),
              })}
            </Text>
            <Markdown>{body}</Markdown>
          </div>
        ))}
      </Stack>
    </Card>
  )
}
