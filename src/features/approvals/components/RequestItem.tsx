import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../lib/dates.ts'
import { StatusBadge } from '../../organizations/components/StatusBadge.tsx'
import type { OrganizationRequest } from '../api/get-requests.ts'
import { checksOf } from '../checks.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import classes from './RequestItem.module.css'

const icons = { for: IconCircleCheck, against: IconAlertTriangle, neither: IconMinus }

/** A request with everything that helps to decide it. */
export function RequestItem({ request, level }: { request: OrganizationRequest; level: 2 | 3 }) {
  const { t } = useTranslation('admin')
  const who = [request.applicant_name, request.applicant_title].filter(Boolean).join(', ')
  return (
    <Card padding="lg" component="li">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={level} size="h3">
              {request.name}
            </Title>
            <Text size="sm" c="dimmed">
              {t(`companies.kind.${request.kind}`)} ·{' '}
              {t('companies.asked', { when: timeAgo(request.created_at) })}
            </Text>
          </div>
          <StatusBadge status={request.status} />
        </Group>
        <Text size="sm" className={classes.facts}>
          {[who, request.applicant_email, request.siret].filter(Boolean).join(' · ')}
          {request.website && (
            <>
              {' · '}
              <Anchor href={request.website} underline="always" target="_blank" rel="noopener noreferrer">
                {request.website.replace(/^https?:\/\//, '')}
              </Anchor>
            </>
          )}
        </Text>
        {request.heard_from && (
          <Text size="sm" c="dimmed">
            {t('companies.heardFrom', { where: request.heard_from })}
          </Text>
        )}
        {request.decision_reason && <Text size="sm">{request.decision_reason}</Text>}
        {request.status === 'pending' && (
          <>
            <ul className={classes.checks}>
              {checksOf(request).map(({ key, speaks }) => {
                const Icon = icons[speaks]
                return (
                  <li key={key} data-speaks={speaks}>
                    <Icon size={16} aria-hidden />
                    {t(`companies.checks.${key}`)}
                  </li>
                )
              })}
            </ul>
            <DecisionButtons request={request} />
          </>
        )}
      </Stack>
    </Card>
  )
}
