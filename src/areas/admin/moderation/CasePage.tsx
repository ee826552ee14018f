import { Alert, Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Case } from '../../../features/administration/moderation/api/answers.ts'
import { caseQuery } from '../../../features/administration/moderation/api/get-cases.ts'
import { CaseBadges } from '../../../features/administration/moderation/components/CaseItem.tsx'
import { ClaimButton } from '../../../features/administration/moderation/components/ClaimButton.tsx'
import { DecisionPart } from '../../../features/administration/moderation/components/DecisionPart.tsx'
import { EarlierCases } from '../../../features/administration/moderation/components/EarlierCases.tsx'
import { ReceivedReports } from '../../../features/administration/moderation/components/ReceivedReports.tsx'
import { SubjectView } from '../../../features/administration/moderation/components/SubjectView.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import columns from '../../../ui/Columns.module.css'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** Everything that helps to decide a case, next to the decision. */
export function CasePage() {
  const { caseId = '' } = useParams()
  const { data, error, refetch } = useQuery(caseQuery(caseId))
  if (data) return <Shown key={data.id} one={data} />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return <CardsSkeleton tiles={2} rows={2} />
}

function Shown({ one }: { one: Case }) {
  const { t } = useTranslation(['moderation', 'reports'])
  const path = useAreaPath()
  const owner = one.person ?? one.organization
  return (
    <>
      <PageHeader
        back={{ to: path('/moderation'), label: t('back') }}
        title={`${t(`reports:kinds.${one.kind}`)} · ${one.title || t('untitled')}`}
        description={[
          t('reports', { count: one.reports }),
          owner && owner !== one.title && t('of', { name: owner }),
          t('opened', { when: timeAgo(one.openedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        badge={<CaseBadges row={one} />}
        actions={<ClaimButton one={one} />}
      />
      {one.isSuspended && (
        <Alert color="amber" role="status" mb="lg">
          {t('suspendedNow')}
        </Alert>
      )}
      <div className={columns.columns}>
        <Stack gap="lg">
          <Part title={t('received')} hint={t('receivedText')}>
            <ReceivedReports reports={one.received} />
          </Part>
          {one.evidence.map(({ at, content }) => (
            <Part key={at} title={t('evidence')} hint={t('evidenceAt', { when: timeAgo(at) })}>
              <SubjectView facts={content} />
            </Part>
          ))}
          <Part title={t('now')} hint={one.isHidden ? t('nowHidden') : undefined}>
            <Now one={one} />
          </Part>
        </Stack>
        <Stack gap="lg">
          <DecisionPart one={one} />
          <Part title={t('earlier')}>
            <EarlierCases cases={one.earlier} />
          </Part>
        </Stack>
      </div>
    </>
  )
}

function Now({ one }: { one: Case }) {
  const { t } = useTranslation('moderation')
  if (!one.now) return <Text>{t('nowGone')}</Text>
  const kept = one.evidence.at(-1)?.content
  // What only the reporter saw appears in the evidence alone.
  const own = kept?.parts.filter(({ label }) => label !== 'before' && label !== 'note')
  if (kept && kept.title === one.now.title && sameJson(own, one.now.parts)) return <Text>{t('nowSame')}</Text>
  return <SubjectView facts={one.now} />
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Card padding="lg" component="section" aria-label={title}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{title}</Title>
          {hint && (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
