import { Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminHomeQuery } from '../../features/administration/api/get-admin-home.ts'
import { roleOrder } from '../../features/session/roles.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function AnalyticsPage() {
  const { t } = useTranslation('admin')
  const { t: tCommon } = useTranslation()
  const { data, error, refetch } = useQuery(adminHomeQuery())
  const most = Math.max(1, ...Object.values(data?.roles ?? {}))
  return (
    <>
      <PageHeader title={t('analytics.title')} description={t('analytics.description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {data && (
        <Card padding="lg" component="section">
          <Title order={2} mb="md">
            {t('analytics.byRole')}
          </Title>
          <Stack gap="md">
            {roleOrder.map((role) => {
              const people = data.roles[role] ?? 0
              return (
                <div key={role}>
                  <Group justify="space-between" mb={4}>
                    <Text>{tCommon(`roles.${role}`)}</Text>
                    <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
                      {people}
                    </Text>
                  </Group>
                  <Progress value={(people / most) * 100} aria-label={tCommon(`roles.${role}`)} />
                </div>
              )
            })}
          </Stack>
        </Card>
      )}
    </>
  )
}
