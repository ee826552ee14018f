import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { ShownProfile } from '../api/answers.ts'
import { photoUrlQuery } from '../api/photo-url.ts'
import { saysSomething } from '../shown-profile.ts'
import { WebLink } from './Facts.tsx'
import { LanguagesView } from './LanguagesView.tsx'
import classes from './Profile.module.css'
import { SkillsView } from './SkillsView.tsx'
import { StationsView } from './StationsView.tsx'
import { WantedView } from './WantedView.tsx'
import { Words } from './Words.tsx'

interface Props {
  person: ShownProfile
  level?: 1 | 2
  /** Shown in place of a name that isn't shared. */
  unnamed?: string
}

/** A person as others see them: hidden or empty parts leave no gap. */
export function PublicProfile({ person, level = 1, unnamed }: Props) {
  const { t } = useTranslation('profiles')
  const { data: photo } = useQuery(photoUrlQuery(person.photo ?? null))
  const name = `${person.firstName} ${person.lastName}`.trim()
  const { certificates = [], skills = [], experience = [], education = [], languages = [] } = person
  const { drivingLicenses = [], interests = [] } = person
  return (
    <Stack gap="lg">
      <Group gap="lg" wrap="nowrap" align="center" className={classes.person}>
        <PersonAvatar name={name} src={photo} size={104} />
        <div className={classes.resumeName}>
          <Title order={level} fz="h1">
            {name || unnamed}
          </Title>
          {person.jobTitle && <Text fz="lg">{person.jobTitle}</Text>}
          {person.location && (
            <Group gap={4} c="dimmed">
              <IconMapPin size={18} stroke={1.7} aria-hidden />
              <Text>{person.location}</Text>
            </Group>
          )}
          <Group gap="md">
            {person.linkedinUrl && <WebLink address={person.linkedinUrl} />}
            {person.portfolioUrl && <WebLink address={person.portfolioUrl} />}
          </Group>
        </div>
      </Group>
      {person.summary && (
        <Section title={t('summary')}>
          <Words>{person.summary}</Words>
        </Section>
      )}
      {skills.length > 0 && <SkillsView skills={skills} />}
      {certificates.length > 0 && (
        <Section title={t('certificates')}>
          <ul className={classes.proven}>
            {certificates.map(({ code, mission, organization, issuedAt }) => (
              <li key={code}>
                <Anchor component={Link} to={certificatePath(code)} fw={600}>
                  {mission}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {organization} · {formatDate(issuedAt)}
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {person.wanted && saysSomething(person.wanted) && <WantedView wanted={person.wanted} />}
      {experience.length > 0 && <StationsView kind="experience" stations={experience} />}
      {education.length > 0 && <StationsView kind="education" stations={education} />}
      {languages.length > 0 && <LanguagesView languages={languages} />}
      {drivingLicenses.length > 0 && (
        <Section title={t('drivingLicenses')}>
          <Text>{formatItems(drivingLicenses)}</Text>
        </Section>
      )}
      {interests.length > 0 && (
        <Section title={t('interests')}>
          <Text className={classes.words}>{formatItems(interests)}</Text>
        </Section>
      )}
    </Stack>
  )
}
