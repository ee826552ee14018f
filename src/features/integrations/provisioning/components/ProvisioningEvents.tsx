import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import rows from '../../../../ui/Rows.module.css'
import { Section } from '../../../../ui/Section.tsx'
import type { ProvisioningEvent } from '../api/answers.ts'

export function ProvisioningEvents({ events }: { events: ProvisioningEvent[] }) {
  const { t } = useTranslation('provisioning')
  return (
    <Section title={t('events.title')}>
      <ul className={rows.list}>
        {events.map(({ id, at, action, name }) => (
          <li key={id} className={rows.row}>
            <Text>{t(`events.${action}`, { name: name ?? t('events.someone') })}</Text>
            <Text size="sm" c="dimmed">
              {timeAgo(at)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
