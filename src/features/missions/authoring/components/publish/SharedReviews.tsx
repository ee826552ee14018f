import { Card, Stack, Switch, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../../ui/toast.ts'
import type { Mission } from '../../api/get-mission.ts'
import { useShareReviews } from '../../api/share-reviews.ts'

/** Lets independent makers help review this mission, even before reviews are late. */
export function SharedReviews({ mission }: { mission: Mission }) {
  const { t } = useTranslation('authoring')
  const share = useShareReviews(mission.id)
  const isOn = share.isPending ? share.variables : mission.shares_reviews
  return (
    <Card padding="lg" component="section" aria-labelledby="shared-reviews-title">
      <Stack gap="sm">
        <Title order={3} id="shared-reviews-title">
          {t('publish.sharing')}
        </Title>
        <Switch
          label={t('publish.share')}
          checked={isOn}
          disabled={share.isPending}
          onChange={(event) => {
            const shares = event.currentTarget.checked
            share.mutate(shares, {
              onSuccess: () => toast.success({ title: t(shares ? 'publish.shared' : 'publish.notShared') }),
            })
          }}
        />
        <Text size="sm" c="dimmed">
          {t('publish.sharingText')}
        </Text>
      </Stack>
    </Card>
  )
}
