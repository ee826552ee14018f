import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import type { Endpoint } from '../api/answers.ts'

/** Whether it works, or why it is off. */
export function EndpointState({ endpoint: { isOn, offReason, failingSince } }: { endpoint: Endpoint }) {
  const { t } = useTranslation('webhooks')
  if (offReason && offReason !== 'owner')
    return (
      <Badge variant="light" tt="none" color="amber" c="var(--amber-text)">
        {t(`states.${offReason}`)}
      </Badge>
    )
  if (!isOn)
    return (
      <Badge variant="light" tt="none" color="gray" c="inherit">
        {t('states.off')}
      </Badge>
    )
  if (failingSince)
    return (
      <Badge variant="light" tt="none" color="amber" c="var(--amber-text)">
        {t('states.retrying', { when: timeAgo(failingSince) })}
      </Badge>
    )
  return (
    <Badge variant="light" tt="none" color="moss" c="var(--moss-text)">
      {t('states.on')}
    </Badge>
  )
}
