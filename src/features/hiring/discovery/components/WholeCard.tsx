import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CandidateFacts } from '../api/answers.ts'
import { titleOf } from '../model.ts'
import { CardFacts } from './CardFacts.tsx'
import classes from './Discovery.module.css'
import { SkillEvidence } from './SkillEvidence.tsx'

interface Props {
  facts: CandidateFacts
  /** Next to the card: what can be done, and what it means. */
  children?: ReactNode
}

/** Everything known about a candidate before contact, as shown to a company and to the candidate. */
export function WholeCard({ facts, children }: Props) {
  const { t } = useTranslation('discovery')
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        <Card padding="lg">
          <Stack gap="md">
            <Title order={2}>{titleOf(facts) ?? t('untitled')}</Title>
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
