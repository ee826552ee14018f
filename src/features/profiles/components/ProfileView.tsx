import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../session/me-context.ts'
import { mySkillsQuery } from '../api/get-my-skills.ts'
import type { ProfileFields } from '../model.ts'
import type { ShownSkill } from '../shown-profile.ts'
import { Fact, Facts, WebLink } from './Facts.tsx'
import { LanguagesView } from './LanguagesView.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SkillsView } from './SkillsView.tsx'
import { StationsView } from './StationsView.tsx'
import { WantedView } from './WantedView.tsx'

/** Until the proofs have come. */
const justDeclared = (word: string): ShownSkill => ({
  key: word,
  word,
  slug: null,
  nameEn: null,
  nameFr: null,
  sources: [],
})

/** The own profile as it stands: what is missing is named, so that it can be added. */
export function ProfileView({ fields }: { fields: ProfileFields }) {
  const { t } = useTranslation('profile')
  const { id, email } = useSignedIn()
  const { data } = useQuery(mySkillsQuery(id))
  return (
    <Stack gap="lg">
      <ProfileSection title={t('basics')}>
        <Facts>
          <Fact label={t('firstName')}>{fields.firstName}</Fact>
          <Fact label={t('lastName')}>{fields.lastName}</Fact>
          <Fact label={t('email')}>{email}</Fact>
          <Fact label={t('jobTitle')}>{fields.jobTitle}</Fact>
          <Fact label={t('location')}>{fields.location}</Fact>
          <Fact label={t('summary')} words>
            {fields.summary}
          </Fact>
          <Fact label={t('linkedin')}>{fields.linkedinUrl && <WebLink address={fields.linkedinUrl} />}</Fact>
          <Fact label={t('portfolio')}>
            {fields.portfolioUrl && <WebLink address={fields.portfolioUrl} />}
          </Fact>
        </Facts>
      </ProfileSection>
      <SkillsView skills={data ?? fields.skills.map(justDeclared)} isOwn />
      <WantedView wanted={fields} />
      <StationsView kind="experience" stations={fields.experience} />
      <StationsView kind="education" stations={fields.education} />
      <LanguagesView languages={fields.languages} />
    </Stack>
  )
}
