import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { usePlatform } from '../../../../ui/use-platform.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { useRemoveDevice, useTurnOnPush } from '../api/change-push.ts'
import type { PushDevice } from '../api/get-push.ts'
import { pushSupport } from '../push-support.ts'
import type { PushChoices } from '../topics.ts'
import { DeviceLine } from './DeviceLine.tsx'
import { PushOptions } from './PushOptions.tsx'

interface Props {
  query: UseQueryResult<{ devices: PushDevice[]; isOn: boolean }>
  preferences: PushChoices
  onChange: (changes: Partial<PushChoices>) => void
}

/** Notifications outside of the app: on which devices, and when. */
export function PushSection({ query, preferences, onChange }: Props) {
  const { t } = useTranslation('notifications')
  const { id } = useSignedIn()
  const { name } = usePlatform()
  const turnOn = useTurnOnPush(id)
  const remove = useRemoveDevice(id)
  const support = pushSupport()
  const error = turnOn.error ?? remove.error
  const current = query.data?.devices.find((device) => device.is_current)
  return (
    <Section align="flex-start" title={t('push.title')} hint={t('push.text', { product: name })}>
      <LoadState query={query} skeleton={<Skeleton height={36} width={280} />} />
      {query.data && support !== 'ready' && (
        <Alert color="gray" variant="light" w="100%">
          {t(`push.${support}`)}
        </Alert>
      )}
      {error && support === 'ready' && (
        <Alert color="red" variant="light" w="100%" role="alert">
          {errorText(error)}
        </Alert>
      )}
      {query.data && support === 'ready' && !query.data.isOn && (
        <Button loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {t('push.turnOn')}
        </Button>
      )}
      {query.data?.isOn && current && (
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(current)}>
          {t('push.turnOff')}
        </Button>
      )}
      {query.data && query.data.devices.length > 0 && (
        <>
          <Stack gap="md" w="100%" component="section" aria-label={t('push.devices')}>
            <Text fw={600}>{t('push.devices')}</Text>
            {query.data.devices.map((device) => (
              <DeviceLine key={device.id} device={device} onRemove={() => remove.mutate(device)} />
            ))}
          </Stack>
          <PushOptions preferences={preferences} onChange={onChange} />
        </>
      )}
    </Section>
  )
}
