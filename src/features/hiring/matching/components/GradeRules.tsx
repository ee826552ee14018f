import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MatchingRules } from '../api/answers.ts'
import { grades } from '../model.ts'
import { GradeBadge } from './GradeBadge.tsx'

/** The points needed for each grade, and what caps it. */
export function GradeRules({ rules }: { rules: MatchingRules }) {
  const { t } = useTranslation('matching')
  return (
    <Card padding="lg" component="section">
      <Title order={2} mb="xs">
        {t('page.grades')}
      </Title>
      <Text mb="md" maw="72ch">
        {t('page.gradesText')}
      </Text>
      <Stack gap="xs" mb="md">
        {grades.map((grade) => (
          <Group key={grade} gap="md">
            <GradeBadge grade={grade} />
            <Text>{t(`page.grade.${grade}`, { from: grade === 'weak' ? 0 : rules.grades[grade] })}</Text>
          </Group>
        ))}
      </Stack>
      <Text maw="72ch">{t('page.limits')}</Text>
    </Card>
  )
}
