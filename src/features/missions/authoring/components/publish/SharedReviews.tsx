import { Card, Stack, Switch, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Mission } from '../../api/get-mission.ts'
import { useShareReviews } from '../../api/share-reviews.ts'

/** Lets independent makers help review this mission, even before reviews are late. */
export function SharedReviews({ mission }: { mission: Mission }) {
  const { t } = useTranslation('authoring')
  const share = useShareReviews(mission.id)
  return (
    <Card padding="lg" component="section" aria-labelledby="shared-reviews-title">
      <Stack gap="sm">
        <Title order={3} id="shared-reviews-title">
          {t('publish.sharing')}
        </Title>
        <Switch
          label={t('publish.share')}
          checked={mission.shares_reviews}
          onChange={(event) => share.mutate(event.currentTarget.checked)}
        />
        <Text size="sm" c="dimmed">
          {t('publish.sharingText')}
        </Text>
      </Stack>
    </Card>
  )
}
