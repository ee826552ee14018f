import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/Section.tsx'
import type { Dossier } from '../api/answers.ts'
import { dossierChecks } from '../checks.ts'
import { DecisionButtons } from './DecisionButtons.tsx'

export function DecisionCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('approvals')
  return (
    <Section align="flex-start" title={t('decision.title')}>
      <Text>{t(dossier.awaitsAnswer ? 'decision.waits' : 'decision.approves')}</Text>
      <DecisionButtons
        checks={dossierChecks(dossier)}
        request={{
          id: dossier.id,
          name: dossier.name,
          updated_at: dossier.updatedAt,
          email_confirmed: dossier.members.some((member) => member.emailConfirmed),
          awaits_answer: dossier.awaitsAnswer,
        }}
      />
    </Section>
  )
}
