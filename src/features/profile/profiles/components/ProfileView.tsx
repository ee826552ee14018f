import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { ShownSkill } from '../api/answers.ts'
import { mySkillsQuery } from '../api/get-my-skills.ts'
import type { ProfileFields } from '../model.ts'
import type { LinkedField } from '../use-linked-field.ts'
import { Fact, Facts, WebLink } from './Facts.tsx'
import { LanguagesView } from './LanguagesView.tsx'
import { SkillsView } from './SkillsView.tsx'
import { StationsView } from './StationsView.tsx'
import { WantedView } from './WantedView.tsx'
import { Words } from './Words.tsx'

/** Used until the proofs are loaded. */
const justDeclared = (word: string): ShownSkill => ({
  key: word,
  word,
  slug: null,
  nameEn: null,
  nameFr: null,
  sources: [],
})

interface Props {
  fields: ProfileFields
  /** Opens the form at what is to be added. */
  onAdd: (field: LinkedField) => void
}

/** The candidate's own profile; missing parts can be added in place. */
export function ProfileView({ fields, onAdd }: Props) {
  const { t } = useTranslation('profiles')
  const { id, email } = useSignedIn()
  const { data } = useQuery(mySkillsQuery(id))
  return (
    <Stack gap="lg">
      <Section title={t('basics')}>
        <Facts>
          <Fact label={t('firstName')} onAdd={() => onAdd('firstName')}>
            {fields.firstName}
          </Fact>
          <Fact label={t('lastName')} onAdd={() => onAdd('lastName')}>
            {fields.lastName}
          </Fact>
          <Fact label={t('email')}>{email}</Fact>
          <Fact label={t('phone')} onAdd={() => onAdd('phone')}>
            {fields.phone}
          </Fact>
          <Fact label={t('jobTitle')} onAdd={() => onAdd('jobTitle')}>
            {fields.jobTitle}
          </Fact>
          <Fact label={t('location')} onAdd={() => onAdd('location')}>
            {fields.location}
          </Fact>
          <Fact label={t('summary')} wide onAdd={() => onAdd('summary')}>
            {fields.summary && <Words>{fields.summary}</Words>}
          </Fact>
          <Fact label={t('linkedin')} onAdd={() => onAdd('linkedinUrl')}>
            {fields.linkedinUrl && <WebLink address={fields.linkedinUrl} />}
          </Fact>
          <Fact label={t('portfolio')} onAdd={() => onAdd('portfolioUrl')}>
            {fields.portfolioUrl && <WebLink address={fields.portfolioUrl} />}
          </Fact>
          <Fact label={t('drivingLicenses')} onAdd={() => onAdd('drivingLicenses')}>
            {formatItems(fields.drivingLicenses)}
          </Fact>
          <Fact label={t('interests')} onAdd={() => onAdd('interests')}>
            {formatItems(fields.interests)}
          </Fact>
        </Facts>
      </Section>
      <SkillsView skills={data ?? fields.skills.map(justDeclared)} isOwn onAdd={() => onAdd('skills')} />
      <WantedView wanted={fields} onAdd={onAdd} />
      <StationsView kind="experience" stations={fields.experience} onAdd={() => onAdd('experience')} />
      <StationsView kind="education" stations={fields.education} onAdd={() => onAdd('education')} />
      <LanguagesView languages={fields.languages} onAdd={() => onAdd('languages')} />
    </Stack>
  )
}
