import { Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '../../profiles/components/ProfileSection.tsx'
import { type CompanyFields, completeness } from '../model.ts'

/** How complete the page is, and what helps most next. */
export function CompletenessCard({ fields, isSchool }: { fields: CompanyFields; isSchool: boolean }) {
  const { t } = useTranslation('companyEditor')
  const { percent, missing } = completeness(fields, isSchool)
  const [next] = missing
  return (
    <ProfileSection title={t('completeness.title', { percent })}>
      <Progress
        value={percent}
        color={percent === 100 ? 'moss' : 'indigo'}
        aria-label={t('completeness.title', { percent })}
      />
      <Text>
        {next
          ? t(`completeness.next.${isSchool && next === 'facts' ? 'factsSchool' : next}`)
          : t('completeness.done')}
      </Text>
    </ProfileSection>
  )
}
