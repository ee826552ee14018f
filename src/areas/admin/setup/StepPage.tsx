import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useChangeSetupStep } from '../../../features/administration/setup/api/change-setup.ts'
import { setupQuery } from '../../../features/administration/setup/api/get-setup.ts'
import { nextStep } from '../../../features/administration/setup/model.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useBackendConfig } from '../../../ui/use-backend-config.ts'
import { stepContents } from './step-contents.ts'

/** Often enough to notice what happens elsewhere, such as a command on the server. */
const refreshEvery = 5_000

/** One step: its purpose, its action, and the way to the next step. */
export function StepPage() {
  const { t } = useTranslation('setup')
  const path = useAreaPath()
  const navigate = useNavigate()
  const { step: name } = useParams()
  const config = useBackendConfig()
  const query = useQuery({ ...setupQuery, refetchInterval: refreshEvery })
  const change = useChangeSetupStep()
  const { data } = query
  const current = data?.steps.find(({ step }) => step === name)
  if (config?.demo || (data && !current)) return <Navigate to={path('/setup')} replace />
  if (!data || !current) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={2} />} />
  const { step, state } = current
  const Content = stepContents[step]
  const next = nextStep(data, current)
  const on = path(next ? `/setup/${next.step}` : '/setup')
  const skip = () => change.mutate({ step, change: 'skip' }, { onSuccess: () => navigate(on) })
  return (
    <>
      <PageHeader
        title={t(`steps.${step}.title`)}
        description={t(`steps.${step}.text`)}
        back={{ to: path('/setup'), label: t('all') }}
        badge={
          <Badge variant="light" color={state === 'done' ? 'moss' : 'gray'}>
            {t(`states.${state}`)}
          </Badge>
        }
      />
      <Stack gap="lg" maw={720}>
        <Content setup={data} key={step} />
        <Group justify="space-between">
          <Text c="dimmed">
            {t('place', { number: data.steps.indexOf(current) + 1, count: data.steps.length })}
          </Text>
          {state === 'done' || state === 'skipped' ? (
            <LinkButton to={on}>{t(next ? 'next' : 'finish')}</LinkButton>
          ) : (
            <Button variant="default" loading={change.isPending} onClick={skip}>
              {t('skip')}
            </Button>
          )}
        </Group>
      </Stack>
    </>
  )
}
