import { Anchor, Badge, Card, Group, Progress, Stack, Text } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import type { Setup } from '../../../features/administration/setup/api/answers.ts'
import { useStartSetup } from '../../../features/administration/setup/api/change-setup.ts'
import { setupQuery } from '../../../features/administration/setup/api/get-setup.ts'
import { nextStep } from '../../../features/administration/setup/model.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useBackendConfig } from '../../../ui/use-backend-config.ts'

const icons = {
  open: { icon: IconCircle, color: undefined },
  done: { icon: IconCircleCheck, color: 'var(--mantine-color-moss-6)' },
  skipped: { icon: IconCircleDashed, color: undefined },
}

/** Every step of setting up an installation, with its state; the demo comes ready. */
export function SetupPage() {
  const { t } = useTranslation('setup')
  const path = useAreaPath()
  const config = useBackendConfig()
  const query = useQuery(setupQuery)
  const { data } = query
  const { mutate: start } = useStartSetup()
  const isNew = config?.demo === false && data?.isStarted === false
  useEffect(() => {
    if (isNew) start()
  }, [isNew, start])
  if (config?.demo) return <Navigate to={path('/')} replace />
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={4} />} />
      {data && <StepList setup={data} />}
    </>
  )
}

function StepList({ setup }: { setup: Setup }) {
  const { t } = useTranslation('setup')
  const path = useAreaPath()
  const { steps } = setup
  const done = steps.filter(({ state }) => state === 'done').length
  const next = nextStep(setup)
  return (
    <Stack gap="lg" maw={720}>
      {done === steps.length && (
        <EmptyState
          title={t('allDone')}
          text={t('allDoneText')}
          action={<LinkButton to={path('/health')}>{t('toHealth')}</LinkButton>}
        />
      )}
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={550}>{t('progress', { done, count: steps.length })}</Text>
          {next && <LinkButton to={path(`/setup/${next.step}`)}>{t('continue')}</LinkButton>}
        </Group>
        <Progress value={(done / steps.length) * 100} color="moss" aria-label={t('title')} />
      </Stack>
      <Card padding="lg">
        <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {steps.map(({ step, state }) => {
            const { icon: Icon, color } = icons[state]
            return (
              <Group component="li" key={step} gap="sm" wrap="nowrap" align="flex-start">
                <Icon size={22} style={{ flex: 'none' }} color={color} aria-hidden />
                <Anchor component={Link} to={path(`/setup/${step}`)} fw={550} flex={1}>
                  {t(`steps.${step}.title`)}
                </Anchor>
                <Badge variant="light" color={state === 'done' ? 'moss' : 'gray'} style={{ flex: 'none' }}>
                  {t(`states.${state}`)}
                </Badge>
              </Group>
            )
          })}
        </Stack>
      </Card>
    </Stack>
  )
}
