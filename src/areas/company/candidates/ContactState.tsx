import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { StatusBadge } from '../../../features/hiring/contacts/components/StatusBadge.tsx'
import type { CandidateCardFacts } from '../../../features/hiring/discovery/api/answers.ts'
import { formatDate } from '../../../lib/dates.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'

interface Props {
  card: string
  contact: NonNullable<CandidateCardFacts['contact']>
}

/** The status of the company's last contact request, and what to do next. */
export function ContactState({ card, contact: { status, expiresAt, isShared } }: Props) {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  return (
    <Stack gap="xs" align="flex-start" role="group" aria-label={t('company.state')}>
      <Text fw={600}>{t('company.state')}</Text>
      <StatusBadge status={status} />
      {status === 'pending' && (
        <>
          <Text size="sm" c="dimmed">
            {t('company.expires', { date: formatDate(expiresAt) })}
          </Text>
          <LinkButton to={path('/candidates/contacts')} variant="default" size="sm">
            {t('company.toContacts')}
          </LinkButton>
        </>
      )}
      {isShared && (
        <LinkButton to={path(`/candidates/contacts/${card}`)} size="sm">
          {t('company.profile')}
        </LinkButton>
      )}
    </Stack>
  )
}
