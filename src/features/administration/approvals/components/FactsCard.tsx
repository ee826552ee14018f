import { Anchor, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { Dossier } from '../api/answers.ts'
import { useHeardFrom } from '../use-heard-from.ts'
import classes from './RequestItem.module.css'

export function FactsCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('approvals')
  const heardFrom = useHeardFrom()
  const { applicant, website, decidedAt, decidedBy } = dossier
  const date = decidedAt && formatDate(decidedAt)
  return (
    <Section align="flex-start" title={t('facts.title')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} w="100%">
        <Fact label={t('facts.applicant')}>{formatItems([applicant?.name, applicant?.title])}</Fact>
        <Fact label={t('facts.email')}>{applicant?.email}</Fact>
        <Fact label={t('facts.website')}>
          {website && (
            <Anchor href={website} target="_blank" rel="noopener noreferrer">
              {website.replace(/^https?:\/\//, '')}
            </Anchor>
          )}
        </Fact>
        <Fact label={t('facts.siret')}>{dossier.siret}</Fact>
        <Fact label={t('facts.heardFrom')}>{dossier.heardFrom && heardFrom(dossier.heardFrom)}</Fact>
        <Fact label={t('facts.decided')}>
          {date && (decidedBy ? t('facts.decidedBy', { date, name: decidedBy }) : date)}
        </Fact>
      </SimpleGrid>
      {dossier.decisionReason && <Text>{dossier.decisionReason}</Text>}
    </Section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.facts}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text>{children || noValue}</Text>
    </div>
  )
}
