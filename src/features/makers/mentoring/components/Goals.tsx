import { ActionIcon, Button, Card, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { Form } from '../../../../ui/Form.tsx'
import lists from '../../../../ui/Lists.module.css'
import type { MentorshipPage } from '../api/answers.ts'
import { useAddGoal, useRemoveGoal, useSetGoalDone } from '../api/change-goals.ts'
import { longest } from '../model.ts'
import classes from './Mentoring.module.css'

interface Props {
  mentorship: MentorshipPage
  isOpen: boolean
}

/** Shared goals; both can add, check off and remove them. */
export function Goals({ mentorship: { id, goalList }, isOpen }: Props) {
  const { t } = useTranslation('mentoring')
  const [title, setTitle] = useState('')
  const add = useAddGoal(id, () => setTitle(''))
  const setDone = useSetGoalDone()
  const remove = useRemoveGoal()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim()) add.mutate(title.trim())
  }
  return (
    <Card padding="lg" component="section" aria-labelledby="goals-title">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="goals-title">
          {t('detail.goals')}
        </Title>
        {goalList.length === 0 && <Text c="dimmed">{t('detail.noGoals')}</Text>}
        <ul className={lists.list}>
          {goalList.map((goal) => (
            <li key={goal.id} className={classes.goal}>
              <Checkbox
                label={goal.title}
                description={goal.doneAt && t('detail.done', { date: formatDate(goal.doneAt) })}
                checked={
                  setDone.isPending && setDone.variables.id === goal.id
                    ? setDone.variables.isDone
                    : goal.doneAt !== null
                }
                disabled={!isOpen}
                onChange={(event) => setDone.mutate({ id: goal.id, isDone: event.currentTarget.checked })}
              />
              {isOpen && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('detail.removeGoal', { title: goal.title })}
                  onClick={() => remove.mutate(goal.id)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
        {isOpen && (
          <Form onSubmit={submit}>
            <Group gap="sm" align="flex-end">
              <TextInput
                label={t('detail.goal')}
                value={title}
                maxLength={longest.goal}
                flex="1 1 160px"
                onChange={(event) => setTitle(event.currentTarget.value)}
              />
              <Button type="submit" variant="default" loading={add.isPending} disabled={!title.trim()}>
                {t('detail.addGoal')}
              </Button>
            </Group>
          </Form>
        )}
      </Stack>
    </Card>
  )
}
