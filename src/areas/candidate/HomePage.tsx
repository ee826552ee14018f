import { Card, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { completeness } from '../../features/profiles/completeness.ts'
import { useAreaPath } from '../../features/session/area-base.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import classes from './HomePage.module.css'

export function HomePage() {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  const { profile } = useSignedIn()
  const { percent, missing } = completeness(profile)
  const name = profile?.first_name || t('home.fallbackName')
  return (
    <>
      <PageHeader title={t('home.title', { name })} description={t('home.description')} />
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="lg">
        <HomeCard title={t('home.progress')}>
          <Text>{t('home.profileComplete', { percent })}</Text>
          <Progress
            value={percent}
            color={percent === 100 ? 'moss' : 'indigo'}
            aria-label={t('home.progress')}
          />
          <Text c="dimmed">{t('home.noMission')}</Text>
          <LinkButton to={path('/progress')} variant="default" className={classes.action}>
            {t('home.seeProgress')}
          </LinkButton>
        </HomeCard>
        <HomeCard title={t('home.next')}>
          {missing.length === 0 ? (
            <Text c="dimmed">{t('home.allDone')}</Text>
          ) : (
            <ul className={classes.steps}>
              {missing.slice(0, 4).map((step) => (
                <li key={step}>
                  <Link to={path('/profile')}>
                    {t(`home.steps.${step}`)}
                    <IconArrowRight size={18} stroke={1.7} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </HomeCard>
        <HomeCard title={t('home.goal')}>
          <Text c="dimmed">{t('home.noGoal')}</Text>
          <LinkButton to={path('/career-plan')} variant="default" className={classes.action}>
            {t('home.setGoal')}
          </LinkButton>
        </HomeCard>
      </SimpleGrid>
    </>
  )
}

function HomeCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="md" h="100%" align="stretch">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  )
}
