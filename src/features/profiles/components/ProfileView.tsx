import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../session/me-context.ts'
import type { Profile } from '../api/get-profile.ts'

export function ProfileView({ profile }: { profile: Profile | null }) {
  const { t } = useTranslation('candidate')
  const { email } = useSignedIn()
  const link = (address: string | null | undefined) =>
    address && (
      <Anchor href={address} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {address.replace(/^https?:\/\//, '')}
      </Anchor>
    )
  return (
    <Card padding="lg" component="section">
      <Stack gap="lg">
        <Title order={2} fz="lg">
          {t('profile.about')}
        </Title>
        <Fact label={t('profile.firstName')}>{profile?.first_name}</Fact>
        <Fact label={t('profile.lastName')}>{profile?.last_name}</Fact>
        <Fact label={t('profile.email')}>{email}</Fact>
        <Fact label={t('profile.jobTitle')}>{profile?.job_title}</Fact>
        <Fact label={t('profile.summary')}>
          {profile?.bio && <Text style={{ whiteSpace: 'pre-line' }}>{profile.bio}</Text>}
        </Fact>
        <Fact label={t('profile.skills')}>
          {profile && profile.skills.length > 0 && (
            <Group gap={6}>
              {profile.skills.map((skill) => (
                <Badge key={skill} variant="light" size="lg" c="var(--brand-text)">
                  {skill}
                </Badge>
              ))}
            </Group>
          )}
        </Fact>
        <Fact label={t('profile.linkedin')}>{link(profile?.linkedin_url)}</Fact>
        <Fact label={t('profile.portfolio')}>{link(profile?.portfolio_url)}</Fact>
      </Stack>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('candidate')
  return (
    <div>
      <Text size="sm" c="dimmed" mb={2}>
        {label}
      </Text>
      {children || <Text c="dimmed">{t('profile.nothing')}</Text>}
    </div>
  )
}
