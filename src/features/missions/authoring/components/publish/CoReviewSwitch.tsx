import { Card, Switch, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAllowCoReview } from '../../api/allow-co-review.ts'
import type { Mission } from '../../api/get-mission.ts'

/** The author's consent to comments from schools; off by default, and saved right away. */
export function CoReviewSwitch({ mission }: { mission: Mission }) {
  const { t } = useTranslation('authoring')
  const allow = useAllowCoReview(mission.id)
  return (
    <Card padding="lg" component="section" aria-labelledby="co-review-title">
      <Title order={3} id="co-review-title" mb="sm">
        {t('coReview.title')}
      </Title>
      <Switch
        label={t('coReview.label')}
        description={t('coReview.hint')}
        checked={mission.allows_co_review}
        onChange={(event) => allow.mutate(event.currentTarget.checked)}
      />
    </Card>
  )
}
