import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { RequestCard } from '../../features/organizations/organizations/components/RequestCard.tsx'
import { fullName } from '../../features/profile/profiles/name.ts'
import { formatDate } from '../../lib/dates.ts'
import { noValue } from '../../lib/formats/words.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import classes from './WelcomePage.module.css'

const actions = [
  { label: 'browse', to: '/missions' },
  { label: 'create', to: '/missions/new' },
  { label: 'academic', to: '/admin' },
  { label: 'analytics', to: '/analytics' },
] as const

const rights = [
  { label: 'account', isOpen: true },
  { label: 'notifications', isOpen: true },
  { label: 'missions', isOpen: false },
  { label: 'candidates', isOpen: false },
] as const

export function WelcomePage() {
  const { t } = useTranslation('welcome')
  const { t: tCommon } = useTranslation()
  const path = useAreaPath()
  const { email, profile, roles } = useSignedIn()
  const name = fullName(profile)
  return (
    <>
      <PageHeader title={t('title', { name: profile?.first_name || email })} description={t('description')} />
      <Stack gap="lg">
        <RequestCard />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
          <Section title={t('account.title')}>
            <Line label={t('account.name')}>{name || noValue}</Line>
            <Line label={t('account.email')}>{email}</Line>
            <Line label={t('account.since')}>{profile && formatDate(profile.created_at)}</Line>
            <LinkButton to={path('/account')} variant="default" size="sm">
              {t('account.settings')}
            </LinkButton>
          </Section>
          <Section title={t('roles.title')}>
            {roles.length === 0 && <Text c="dimmed">{t('roles.none')}</Text>}
            {roles.map((role) => (
              <Text key={role}>{tCommon(`roles.${role}`)}</Text>
            ))}
          </Section>
          <Section title={t('access.title')}>
            <ul className={classes.rights}>
              {rights.map(({ label, isOpen }) => (
                <li key={label} data-open={isOpen}>
                  {isOpen ? <IconCircleCheck size={18} aria-hidden /> : <IconLock size={18} aria-hidden />}
                  <span>
                    {t(`access.${label}`)} <small>({t(isOpen ? 'access.yes' : 'access.no')})</small>
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </SimpleGrid>
        <Section title={t('actions.title')}>
          <Group gap="sm">
            {actions.map(({ label, to }) => (
              <Button key={label} component={Link} to={path(to)} variant="default">
                {t(`actions.${label}`)}
              </Button>
            ))}
          </Group>
        </Section>
      </Stack>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm" align="flex-start">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text>{children}</Text>
    </div>
  )
}
