import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadState } from '../../../../ui/LoadState.tsx'
import rows from '../../../../ui/Rows.module.css'
import type { Endpoint } from '../api/answers.ts'
import { deliveriesQuery } from '../api/get-deliveries.ts'
import { hostOf } from '../model.ts'
import { DeliveryRow } from './DeliveryRow.tsx'

const step = 20

interface Props {
  organization: string
  endpoint: Endpoint
}

/** What was sent to an endpoint, newest first. */
export function DeliveryLog({ organization, endpoint }: Props) {
  const { t } = useTranslation('webhooks')
  const [most, setMost] = useState(step)
  const query = useQuery(deliveriesQuery(organization, endpoint.id, most))
  const { data } = query
  if (!data) return <LoadState query={query} />
  if (data.rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('log.none')}
      </Text>
    )
  return (
    <Stack gap="xs" align="flex-start">
      <ul
        className={rows.list}
        style={{ width: '100%' }}
        aria-label={t('log.of', { host: hostOf(endpoint.url) })}
      >
        {data.rows.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            organization={organization}
            delivery={delivery}
            canResend={endpoint.isOn}
          />
        ))}
      </ul>
      {data.hasMore && (
        <Button variant="default" size="compact-md" onClick={() => setMost(most + step)}>
          {t('log.more')}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {t('log.kept')}
      </Text>
    </Stack>
  )
}
