import { Card, List, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../../../lib/language-names.ts'
import type { Step } from '../../../missions/model.ts'
import type { Mission } from '../../api/get-mission.ts'
import type { Changes } from '../../model/changes.ts'

interface Props {
  mission: Mission
  changes: Changes | undefined
}

/** What the next version changes, before it is published. */
export function ChangeList({ mission, changes }: Props) {
  const { t, i18n } = useTranslation('authoring')
  if (mission.version === 0) return null
  const titleOf = (step: Step) => step.title.trim() || t('steps.untitled')
  const named = (kind: 'added' | 'removed' | 'changed') =>
    (changes?.[kind] ?? []).map((step) => t(`changes.${kind}`, { title: titleOf(step) }))
  const lines = changes && [
    ...named('added'),
    ...named('removed'),
    ...named('changed'),
    ...(changes.isReordered ? [t('changes.reordered')] : []),
    ...(changes.isRubricChanged ? [t('changes.rubric')] : []),
    ...changes.facts.map((fact) => t('changes.fact', { name: t(`changes.facts.${fact}`) })),
    ...(changes.areNotesChanged ? [t('changes.notes')] : []),
    ...changes.languages.map((one) =>
      t('changes.translation', { language: languageName(one, i18n.language) }),
    ),
  ]
  return (
    <Card padding="lg" component="section" aria-labelledby="changes-title">
      <Title order={3} id="changes-title" mb="xs">
        {t('changes.title', { version: mission.version })}
      </Title>
      {lines ? (
        <List spacing={4}>
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      ) : (
        <Text c="dimmed">{t('changes.none')}</Text>
      )}
    </Card>
  )
}
