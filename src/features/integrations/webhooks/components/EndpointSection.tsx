import { Button, Group, Switch, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Endpoint } from '../api/answers.ts'
import { useSwitchWebhook, useTestWebhook } from '../api/change-webhooks.ts'
import { eventKey, hostOf } from '../model.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { EndpointActions } from './EndpointActions.tsx'
import { EndpointState } from './EndpointState.tsx'

interface Props {
  organization: string
  endpoint: Endpoint
  offered: string[]
}

/** An endpoint: where it is, whether it works, what it gets, and what it got. */
export function EndpointSection({ organization, endpoint, offered }: Props) {
  const { t } = useTranslation('webhooks')
  const [isLogOpen, log] = useDisclosure()
  const { id, url, events, isOn, owner, previousSecretEndsAt } = endpoint
  const host = hostOf(url)
  const turn = useSwitchWebhook(organization, id)
  const test = useTestWebhook(organization, id, () => {
    log.open()
    toast.success({ title: t('test.done', { host }) })
  })
  return (
    <Section title={host} aside={<EndpointState endpoint={endpoint} />}>
      <div>
        <Text style={{ overflowWrap: 'anywhere' }}>{url}</Text>
        <Text size="sm" c="dimmed">
          {formatItems(events.map((type) => t(`events.${eventKey(type)}`)))}
        </Text>
        {owner && (
          <Text size="sm" c="dimmed">
            {t('owner', { name: owner })}
          </Text>
        )}
        {previousSecretEndsAt && (
          <Text size="sm" c="dimmed">
            {t('rotate.until', { when: formatMoment(previousSecretEndsAt) })}
          </Text>
        )}
      </div>
      <Switch
        label={t('isOn')}
        aria-label={t('isOnLabel', { host })}
        checked={isOn}
        disabled={turn.isPending}
        onChange={(event) => turn.mutate(event.currentTarget.checked)}
      />
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          disabled={!isOn}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('test.button')}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          aria-expanded={isLogOpen}
          aria-label={t(isLogOpen ? 'log.hideLabel' : 'log.showLabel', { host })}
          onClick={log.toggle}
        >
          {t(isLogOpen ? 'log.hide' : 'log.show')}
        </Button>
        <EndpointActions organization={organization} endpoint={endpoint} offered={offered} />
      </Group>
      {isLogOpen && <DeliveryLog organization={organization} endpoint={endpoint} />}
    </Section>
  )
}
