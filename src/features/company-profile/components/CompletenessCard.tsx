import { Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '../../profiles/components/ProfileSection.tsx'
import { type CompanyFields, completeness } from '../model.ts'

/** How much of the page is there, and what helps most next. */
export function CompletenessCard({ fields }: { fields: CompanyFields }) {
  const { t } = useTranslation('companyEditor')
  const { percent, missing } = completeness(fields)
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
