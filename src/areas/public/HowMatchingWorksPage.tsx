import { Card, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rulesQuery } from '../../features/hiring/matching/api/get-rules.ts'
import { GradeRules } from '../../features/hiring/matching/components/GradeRules.tsx'
import { WeightsTable } from '../../features/hiring/matching/components/WeightsTable.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

const promises = ['promise1', 'promise2', 'promise3', 'promise4'] as const

/** Explains the matching formula, with the numbers it uses. */
export function HowMatchingWorksPage() {
  const { t } = useTranslation('matching')
  const query = useQuery(rulesQuery())
  const { data: rules } = query
  useDocumentTitle(t('page.title'))
  return (
    <PublicFrame>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('page.title')}</Title>
          <Text c="dimmed" mt={6} maw="64ch">
            {t('page.intro')}
          </Text>
        </div>
        <Card padding="lg" component="section">
          <Title order={2} mb="sm">
            {t('page.promises')}
          </Title>
          <List spacing="xs" maw="72ch">
            {promises.map((promise) => (
              <List.Item key={promise}>{t(`page.${promise}`)}</List.Item>
            ))}
          </List>
        </Card>
        <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={6} />} />
        {rules && (
          <>
            <WeightsTable rules={rules} />
            <GradeRules rules={rules} />
          </>
        )}
        {(['unshared', 'quality'] as const).map((part) => (
          <Card key={part} padding="lg" component="section">
            <Title order={2} mb="xs">
              {t(`page.${part}`)}
            </Title>
            <Text maw="72ch">{t(`page.${part}Text`)}</Text>
          </Card>
        ))}
        {rules && (
          <Text size="sm" c="dimmed">
            {t('page.version', { version: rules.version })}
          </Text>
        )}
      </Stack>
    </PublicFrame>
  )
}
