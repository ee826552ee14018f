import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { WholeCard } from '../../../features/hiring/discovery/components/WholeCard.tsx'
import { myCardQuery } from '../../../features/hiring/matching/api/get-my-card.ts'
import { myDiscoveryQuery } from '../../../features/hiring/matching/api/my-discovery.ts'
import { CriteriaCard } from '../../../features/hiring/matching/components/CriteriaCard.tsx'
import { MyMatches } from '../../../features/hiring/matching/components/MyMatches.tsx'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** Exactly what companies see of the person, what they can do about it, and every match that was shown. */
export function MirrorPage() {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const card = useQuery(myCardQuery())
  const settings = useQuery(myDiscoveryQuery())
  const error = card.error ?? settings.error
  const isReady = card.data !== undefined && settings.data !== undefined
  return (
    <>
      <PageHeader
        title={t('mirror.title')}
        description={t('mirror.text')}
        actions={
          <Anchor component={Link} to={paths.howMatchingWorks}>
            {t('how')}
          </Anchor>
        }
      />
      {error && !isReady && (
        <LoadFailure error={error} onRetry={() => Promise.all([card.refetch(), settings.refetch()])} />
      )}
      {!error && !isReady && <CardsSkeleton tiles={1} rows={3} />}
      {isReady && (
        <Stack gap="xl">
          <section aria-labelledby="card-title">
            <Title order={2} id="card-title">
              {t('mirror.card')}
            </Title>
            <Text c="dimmed" mb="md">
              {t('mirror.cardText')}
            </Text>
            {!settings.data.isFindable && (
              <Alert mb="md" icon={<IconEyeOff />} title={t('mirror.notFindable')}>
                {t('mirror.notFindableText')}
              </Alert>
            )}
            <WholeCard facts={card.data ?? {}}>
              <CriteriaCard settings={settings.data} />
              <LinkButton to={path('/profile')} variant="default">
                {t('mirror.correct')}
              </LinkButton>
              <LinkButton to={path('/career-plan')} variant="default">
                {t('mirror.correctJobs')}
              </LinkButton>
            </WholeCard>
          </section>
          <MyMatches />
        </Stack>
      )}
    </>
  )
}
