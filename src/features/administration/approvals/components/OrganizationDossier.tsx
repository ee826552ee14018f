import { Card, SimpleGrid, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import columns from '../../../../ui/Columns.module.css'
import { StatTile } from '../../../../ui/StatTile.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { ActionLog } from '../../audit/components/ActionLog.tsx'
import type { Dossier } from '../api/answers.ts'
import { BadgeCard } from './BadgeCard.tsx'
import { ChecksCard } from './ChecksCard.tsx'
import { DecisionCard } from './DecisionCard.tsx'
import { FactsCard } from './FactsCard.tsx'
import { MembersCard } from './MembersCard.tsx'
import { MergeCard } from './MergeCard.tsx'
import { QuestionsCard } from './QuestionsCard.tsx'
import { SuspensionCard } from './SuspensionCard.tsx'

interface Props {
  dossier: Dossier
  /** Invites the first owner of an organization that no one has joined. */
  inviteOwner: ReactNode
}

/** What is known about an organization, next to the actions on it. */
export function OrganizationDossier({ dossier, inviteOwner }: Props) {
  const { t } = useTranslation('approvals')
  const { status, figures } = dossier
  const { administers } = useSignedIn()
  const decides = administers('approvals')
  const wasIn = status === 'approved' || status === 'suspended'
  return (
    <Stack gap="lg">
      {wasIn && (
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <StatTile label={t('figures.missions')} value={figures.missions} />
          <StatTile label={t('figures.underWay')} value={figures.underWay} />
          <StatTile label={t('figures.certificates')} value={figures.certificates} />
        </SimpleGrid>
      )}
      <div className={columns.columns}>
        <Stack gap="lg">
          <ChecksCard dossier={dossier} />
          <FactsCard dossier={dossier} />
          {dossier.questions.length > 0 && <QuestionsCard questions={dossier.questions} />}
          <MembersCard dossier={dossier} inviteOwner={inviteOwner} />
        </Stack>
        <Stack gap="lg">
          {status === 'pending' && decides && <DecisionCard dossier={dossier} />}
          {wasIn && administers('suspensions') && <SuspensionCard dossier={dossier} />}
          {status === 'approved' && decides && <BadgeCard dossier={dossier} />}
          {status !== 'suspended' && decides && <MergeCard dossier={dossier} />}
          <Card padding="lg" component="section">
            <Title order={2} fz="lg" mb="md">
              {t('history')}
            </Title>
            <ActionLog entries={dossier.history} />
          </Card>
        </Stack>
      </div>
    </Stack>
  )
}
