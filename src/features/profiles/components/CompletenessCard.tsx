import { Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../api/get-profile.ts'
import { completeness } from '../completeness.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** How complete the profile is, and what helps most next. */
export function CompletenessCard({ profile }: { profile: Profile | null }) {
  const { t } = useTranslation('profile')
  const { percent, missing } = completeness(profile)
  const [next] = missing
  return (
    <ProfileSection title={t('completeness.title', { percent })}>
      <Progress
        value={percent}
        color={percent === 100 ? 'moss' : 'indigo'}
        aria-label={t('completeness.title', { percent })}
      />
      <Text>{next ? t(`completeness.next.${next}`) : t('completeness.done')}</Text>
    </ProfileSection>
  )
}
