import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { PresentedOrganization } from '../api/answers.ts'
import { CompanyHead } from './CompanyHead.tsx'
import { CompanyPhotos } from './CompanyPhotos.tsx'

interface Props {
  organization: PresentedOrganization
  /** Shown inside another page, whose title is above this one. */
  isPreview: boolean
  /** What only this kind of organization has. */
  children: ReactNode
}

/** What every organization says about itself: header, photos, story and values. */
export function Presentation({ organization, isPreview, children }: Props) {
  const { t } = useTranslation('companyProfile', { keyPrefix: 'page' })
  const { profile } = organization
  return (
    <Stack gap="xl" mt="md">
      <CompanyHead organization={organization} level={isPreview ? 2 : 1} />
      {profile && profile.photos.length > 0 && <CompanyPhotos photos={profile.photos} />}
      {profile?.story && (
        <PageSection title={t('story')} isPreview={isPreview}>
          <Markdown>{profile.story}</Markdown>
        </PageSection>
      )}
      {profile && profile.values.length > 0 && (
        <PageSection title={t('values')} isPreview={isPreview}>
          <SimpleGrid
            component="ul"
            cols={{ base: 1, xs: 2, lg: 3 }}
            p={0}
            m={0}
            style={{ listStyle: 'none' }}
          >
            {profile.values.map(({ title, text }) => (
              <li key={title}>
                <Text fw={650}>{title}</Text>
                <Text c="dimmed">{text}</Text>
              </li>
            ))}
          </SimpleGrid>
        </PageSection>
      )}
      {children}
    </Stack>
  )
}

interface SectionProps {
  title: string
  isPreview: boolean
  children: ReactNode
}

export function PageSection({ title, isPreview, children }: SectionProps) {
  return (
    <section>
      <Title order={isPreview ? 3 : 2} size="h2" mb="md">
        {title}
      </Title>
      {children}
    </section>
  )
}
