import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type CandidateFacts, titleOf } from '../model.ts'
import { CardFacts } from './CardFacts.tsx'
import classes from './Discovery.module.css'
import { SkillEvidence } from './SkillEvidence.tsx'

interface Props {
  facts: CandidateFacts
  /** Beside it: what can be done, and what it means. */
  children?: ReactNode
}

/** All that is known of somebody before any contact: to a company, and to the person it is about. */
export function WholeCard({ facts, children }: Props) {
  const { t, i18n } = useTranslation('discovery')
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        <Card padding="lg">
          <Stack gap="md">
            <Title order={2}>{titleOf(facts, i18n.language) ?? t('untitled')}</Title>
            <CardFacts facts={facts} />
          </Stack>
        </Card>
        {facts.skills && (
          <Card padding="lg">
            <Stack gap="md">
              <Title order={2}>{t('skills')}</Title>
              {facts.skills.length > 0 ? (
                <SkillEvidence skills={facts.skills} />
              ) : (
                <Text c="dimmed">{t('noSkills')}</Text>
              )}
            </Stack>
          </Card>
        )}
      </Stack>
      {children && <Stack gap="lg">{children}</Stack>}
    </div>
  )
}
