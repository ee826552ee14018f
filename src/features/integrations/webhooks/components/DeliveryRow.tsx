import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/moments.ts'
import rows from '../../../../ui/Rows.module.css'
import { useReplayWebhook } from '../api/change-webhooks.ts'
import type { Delivery } from '../api/get-deliveries.ts'
import { deliveryResult } from '../delivery-result.ts'
import { eventKey } from '../model.ts'

const colors = {
  waiting: { color: 'gray', c: 'inherit' },
  delivered: { color: 'moss', c: 'var(--moss-text)' },
  failed: { color: 'amber', c: 'var(--amber-text)' },
}

/** Long values break instead of widening the page. */
const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

interface Props {
  organization: string
  delivery: Delivery
  canResend: boolean
}

/** An event for an endpoint: what came of it, and what was sent and answered. */
export function DeliveryRow({ organization, delivery, canResend }: Props) {
  const { t } = useTranslation('webhooks')
  const [isOpen, { toggle }] = useDisclosure()
  const replay = useReplayWebhook(organization)
  const { event, attempts, due_at, response_body } = delivery
  const status = delivery.status as keyof typeof colors
  const name = t(`events.${eventKey(event.type)}`)
  const when = formatMoment(event.occurred_at)
  return (
    <li className={rows.row}>
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={550}>{name}</Text>
          <Badge variant="light" tt="none" {...colors[status]}>
            {t(`log.statuses.${status}`)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {[
            when,
            t('log.attempts', { count: attempts }),
            deliveryResult(t, delivery),
            status === 'waiting' && attempts > 0 && due_at && t('log.next', { when: formatMoment(due_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {isOpen && (
          <Stack gap="xs" mt="xs">
            <Text size="sm">{t('log.sent')}</Text>
            <Code block style={wrapped}>
              {JSON.stringify({ id: event.id, type: event.type, data: event.data }, null, 2)}
            </Code>
            {response_body && (
              <>
                <Text size="sm">{t('log.response')}</Text>
                <Code block style={wrapped}>
                  {response_body}
                </Code>
              </>
            )}
          </Stack>
        )}
      </div>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={t('log.detailsLabel', { event: name, when })}
          onClick={toggle}
        >
          {t('log.details')}
        </Button>
        {canResend && status !== 'waiting' && (
          <Button
            size="compact-sm"
            variant="default"
            loading={replay.isPending}
            aria-label={t('log.resendLabel', { event: name, when })}
            onClick={() => replay.mutate(delivery.id)}
          >
            {t('log.resend')}
          </Button>
        )}
      </Group>
    </li>
  )
}
