import { Card, Switch, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../../ui/toast.ts'
import { useAllowCoReview } from '../../api/allow-co-review.ts'
import type { Mission } from '../../api/get-mission.ts'

/** The author's consent to comments from schools; off by default, and saved right away. */
export function CoReviewSwitch({ mission }: { mission: Mission }) {
  const { t } = useTranslation('authoring')
  const allow = useAllowCoReview(mission.id)
  const isAllowed = allow.isPending ? allow.variables : mission.allows_co_review
  return (
    <Card padding="lg" component="section" aria-labelledby="co-review-title">
      <Title order={3} id="co-review-title" mb="sm">
        {t('coReview.title')}
      </Title>
      <Switch
        label={t('coReview.label')}
        description={t('coReview.hint')}
        checked={isAllowed}
        onChange={(event) => {
          const next = event.currentTarget.checked
          allow.mutate(next, {
            onSuccess: () => toast.success({ title: t(next ? 'coReview.on' : 'coReview.off') }),
          })
        }}
      />
    </Card>
  )
}
