import { Anchor, Card, Group, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { StatusBadge } from '../../../organizations/organizations/components/StatusBadge.tsx'
import type { OrganizationRequest } from '../api/answers.ts'
import { checksOf } from '../checks.ts'
import { Checks } from './Checks.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import classes from './RequestItem.module.css'

// Only approved organizations have a logo, and the administrators' home lists those that aren't.
const OrganizationLogo = lazy(async () => ({
  default: (await import('../../../organizations/organizations/components/OrganizationLogo.tsx'))
    .OrganizationLogo,
}))

/** A request with everything that helps to decide it. */
export function RequestItem({ request, level }: { request: OrganizationRequest; level: 2 | 3 }) {
  const { t } = useTranslation('approvals')
  const path = useAreaPath()
  const who = formatItems([request.applicant_name, request.applicant_title])
  const until = request.verified_until
  return (
    <Card padding="sm" px="md" component="li">
      <div className={classes.item}>
        {request.status === 'approved' && (
          <Suspense fallback={null}>
            <OrganizationLogo of={request.id} name={request.name} size={36} />
          </Suspense>
        )}
        <div className={classes.head}>
          <Group gap="0 12px" align="baseline">
            <Title order={level} fz="1.0625rem">
              <Anchor component={Link} to={path(`/companies/${request.id}`)} inherit>
                {request.name}
              </Anchor>
            </Title>
            <Text size="sm" c="dimmed">
              {t(`companies.kind.${request.kind}`)} ·{' '}
              {t('companies.asked', { when: timeAgo(request.created_at) })}
              {request.status === 'approved' && (
                <>
                  {' · '}
                  {until && new Date(until) > new Date()
                    ? t('companies.verifiedUntil', { date: formatDate(until) })
                    : t('companies.unverified')}
                </>
              )}
            </Text>
          </Group>
          <Text size="sm">
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
          {request.decision_reason && <Text size="sm">{request.decision_reason}</Text>}
          {request.status === 'pending' && <Checks checks={checksOf(request)} />}
        </div>
        <div className={classes.side}>
          <StatusBadge status={request.awaits_answer ? 'asked' : request.status} />
          {request.status === 'pending' && (
            <DecisionButtons request={request} checks={checksOf(request)} isSmall />
          )}
        </div>
      </div>
    </Card>
  )
}
