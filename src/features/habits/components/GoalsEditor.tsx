import { Button, Group, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { homeQuery } from '../../career-plan/api/get-home.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { useSaveHabits } from '../api/save-habits.ts'
import { type GoalKind, type Goals, goalKinds, goalLimits } from '../model.ts'

const none: Goals = { hours: null, submissions: null, applications: null, practice: null }

/** Sets weekly goals. Empty means no goal. */
export function GoalsEditor() {
  const { t } = useTranslation(['candidate', 'common'])
  const { data: home } = useQuery(homeQuery(useSignedIn().id))
  const habits = home?.habits
  const [isOpen, setOpen] = useState(true)
  const [goals, setGoals] = useState<Goals>(habits?.goals ?? none)
  const [isListed, setListed] = useState(!habits?.is_checklist_hidden)
  const save = useSaveHabits()
  const isChosen = goalKinds.some((kind) => habits?.goals?.[kind])
  const open = () => {
    setGoals(habits?.goals ?? none)
    setListed(!habits?.is_checklist_hidden)
    setOpen(true)
  }
  const set = (kind: GoalKind, value: string | number) =>
    setGoals({ ...goals, [kind]: typeof value === 'number' && value > 0 ? Math.round(value) : null })
  return (
    <>
      <Button variant={isChosen ? 'default' : 'filled'} onClick={open}>
        {t(isChosen ? 'home.week.change' : 'home.week.choose')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('home.week.dialog')}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate({ ...goals, is_checklist_hidden: !isListed }, { onSuccess: () => setOpen(false) })
          }}
        >
          <Stack gap="md">
            <Text c="dimmed">{t('home.week.dialogText')}</Text>
            {goalKinds.map((kind) => (
              <NumberInput
                key={kind}
                label={t(`home.week.goals.${kind}`)}
                description={t(`home.week.goalTexts.${kind}`)}
                placeholder={t('home.week.noGoal')}
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
              label={t('home.first.show')}
              checked={isListed}
              onChange={(event) => setListed(event.currentTarget.checked)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setOpen(false)}>
                {t('common:cancel')}
              </Button>
              <Button type="submit" loading={save.isPending}>
                {t('common:save')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    </>
  )
}
