import { Button, Checkbox, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../ui/EmptyState.tsx'
import type { Criterion } from '../../../missions/model.ts'
import { evenOut, newCriterion } from '../../model/rubric.ts'
import { useEditor, useNamedField } from '../../use-editor.ts'
import { CriterionFields } from './CriterionFields.tsx'
import classes from './MissionEditor.module.css'
import { WeightSum } from './WeightSum.tsx'

export function RubricTab() {
  const { t } = useTranslation('authoring')
  const { content, edit } = useEditor()
  const { criteria, isShown } = content.rubric
  useNamedField()
  const put = (next: Criterion[], what: string) =>
    edit(`rubric:${what}`, (now) => ({ ...now, rubric: { ...now.rubric, criteria: next } }))
  const add = (
    <Button
      id="field-addCriterion"
      variant={criteria.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} />}
      onClick={() => put([...criteria, newCriterion(content)], `add:${criteria.length}`)}
    >
      {t('rubric.add')}
    </Button>
  )
  if (criteria.length === 0) {
    return <EmptyState title={t('rubric.none')} text={t('rubric.noneText')} action={add} />
  }
  return (
    <Stack gap="md" className={classes.form}>
      <div>
        <Title order={2}>{t('rubric.title')}</Title>
        <Text c="dimmed">{t('rubric.hint')}</Text>
      </div>
      <Checkbox
        label={t('rubric.shown')}
        description={t('rubric.shownHint')}
        checked={isShown}
        onChange={(event) => {
          const shown = event.currentTarget.checked
          edit('rubric:shown', (now) => ({ ...now, rubric: { ...now.rubric, isShown: shown } }))
        }}
      />
      <WeightSum criteria={criteria} onEven={() => put(evenOut(criteria), 'even')} />
      {criteria.map((criterion, index) => (
        <CriterionFields
          key={criterion.id}
          criterion={criterion}
          place={index + 1}
          onChange={(changed, what) => put(criteria.with(index, changed), `${criterion.id}:${what}`)}
          onRemove={() => put(criteria.toSpliced(index, 1), `remove:${criterion.id}`)}
        />
      ))}
      {criteria.length < 12 && <div>{add}</div>}
    </Stack>
  )
}
