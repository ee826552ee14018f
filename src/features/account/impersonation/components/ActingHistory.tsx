import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatSpan } from '../../../../lib/moments.ts'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { actingHistoryQuery } from '../api/get-acting-history.ts'

/** Shows people when and why administrators viewed the product as them; hidden if it never happened. */
export function ActingHistory() {
  const { t } = useTranslation('impersonation')
  const { data } = useQuery(actingHistoryQuery(useSignedIn().id))
  if (!data?.length) return null
  return (
    <Section align="flex-start" title={t('history.title')} hint={t('history.text')}>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {data.map(({ id, reason, started_at, ends_at, ended_at }) => (
          <li key={id}>
            <Text>{reason}</Text>
            <Text size="sm" c="dimmed">
              {formatSpan(started_at, ended_at ?? ends_at)}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
