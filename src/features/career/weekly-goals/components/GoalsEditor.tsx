import { Button, NumberInput, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import type { Habits } from '../api/answers.ts'
import { useSaveHabits } from '../api/save-habits.ts'
import { type GoalKind, type Goals, goalKinds, goalLimits } from '../model.ts'

const none: Goals = { hours: null, submissions: null, applications: null, practice: null }

/** Sets weekly goals. Empty means no goal. */
export function GoalsEditor({ habits }: { habits: Habits }) {
  const { t } = useTranslation(['weeklyGoals', 'common'])
  const [isOpen, setOpen] = useState(true)
  const [goals, setGoals] = useState<Goals>(habits.goals ?? none)
  const [isListed, setListed] = useState(!habits.is_checklist_hidden)
  const save = useSaveHabits('caller')
  const isChosen = goalKinds.some((kind) => habits.goals?.[kind])
  const open = () => {
    setGoals(habits.goals ?? none)
    setListed(!habits.is_checklist_hidden)
    setOpen(true)
  }
  const set = (kind: GoalKind, value: string | number) =>
    setGoals({ ...goals, [kind]: typeof value === 'number' && value > 0 ? Math.round(value) : null })
  return (
    <>
      <Button variant={isChosen ? 'default' : 'filled'} onClick={open}>
        {t(isChosen ? 'week.change' : 'week.choose')}
      </Button>
      <FormDialog
        opened={isOpen}
        title={t('week.dialog')}
        action={t('common:save')}
        change={save}
        onSubmit={() =>
          save.mutate({ ...goals, is_checklist_hidden: !isListed }, { onSuccess: () => setOpen(false) })
        }
        onClose={() => setOpen(false)}
      >
        <Text c="dimmed">{t('week.dialogText')}</Text>
        {goalKinds.map((kind) => (
          <NumberInput
            key={kind}
            label={t(`week.goals.${kind}`)}
            description={t(`week.goalTexts.${kind}`)}
            placeholder={t('week.noGoal')}
            min={1}
            max={goalLimits[kind]}
            clampBehavior="strict"
            allowDecimal={false}
            allowNegative={false}
            value={goals[kind] ?? ''}
            onChange={(value) => set(kind, value)}
          />
        ))}
        <Switch
          label={t('first.show')}
          checked={isListed}
          onChange={(event) => setListed(event.currentTarget.checked)}
        />
      </FormDialog>
    </>
  )
}
