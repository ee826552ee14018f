import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink, IconMapPin, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { CompanyLogo } from '../../../organizations/organizations/components/CompanyLogo.tsx'
import type { PresentedOrganization } from '../api/answers.ts'

interface Props {
  organization: PresentedOrganization
  /** Heading level of the name: the page's title, or a heading within another page. */
  level: 1 | 2
}

/** Who the company or school is, at a glance. */
export function CompanyHead({ organization, level }: Props) {
  const { t } = useTranslation(['companyProfile', 'schoolProfile'])
  const { name, kind, profile, website, since } = organization
  const isSchool = kind === 'academia'
  return (
    <header>
      <Group gap="lg" align="flex-start">
        <CompanyLogo name={name} logo={profile?.logo ?? null} />
        <Stack gap="xs" flex="1 1 260px">
          <Group gap="xs">
            <Badge variant="light" size="lg" tt="none">
              {isSchool
                ? t('schoolProfile:page.kind')
                : profile?.sector
                  ? t(`page.sectors.${profile.sector}`)
                  : t('page.kind')}
            </Badge>
            <CheckBadges checks={organization.checks} />
          </Group>
          <Title order={level} fz="2.25rem">
            {name}
          </Title>
          {profile?.tagline && (
            <Text size="lg" maw="60ch">
              {profile.tagline}
            </Text>
          )}
          <Group gap="md">
            {profile?.place && <Fact icon={<IconMapPin size={16} aria-hidden />}>{profile.place}</Fact>}
            {profile?.size && (
              <Fact icon={<IconUsers size={16} aria-hidden />}>
                {isSchool ? t(`schoolProfile:page.sizes.${profile.size}`) : t(`page.sizes.${profile.size}`)}
              </Fact>
            )}
            <Text c="dimmed">{t('page.since', { date: formatDate(since) })}</Text>
            {website && <OtherSite url={website} label={shortened(website)} />}
            {profile?.links.map(({ label, url }) => (
              <OtherSite key={url} url={url} label={label} />
            ))}
          </Group>
        </Stack>
      </Group>
    </header>
  )
}

const shortened = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

function Fact({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <Text c="dimmed" component="span">
      <Group gap={4} component="span">
        {icon}
        {children}
      </Group>
    </Text>
  )
}

function OtherSite({ url, label }: { url: string; label: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow">
      <Group gap={4} component="span">
        {label}
        <IconExternalLink size={16} aria-hidden />
      </Group>
    </Anchor>
  )
}
