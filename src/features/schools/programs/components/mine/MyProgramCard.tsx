import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../../lib/formats/lists.ts'
import { formatDays } from '../../../../../lib/weeks.ts'
import { Markdown } from '../../../../../ui/Markdown.tsx'
import type { MyProgram } from '../../api/answers.ts'
import classes from './Mine.module.css'
import { MyTaskItem } from './MyTaskItem.tsx'
import { VoteItem } from './VoteItem.tsx'

export function MyProgramCard({ program }: { program: MyProgram }) {
  const { t, i18n } = useTranslation('programs')
  const tasks = program.missions.filter(({ is_proposed }) => !is_proposed)
  const proposed = program.missions.filter(({ is_proposed }) => is_proposed)
  const chosen = tasks.filter(({ state }) => state !== 'open').length
  const facts = [
    program.school,
    program.starts_on &&
      program.ends_on &&
      formatDays(program.starts_on, program.ends_on, i18n.language, 'short'),
    program.teachers.length > 0 && t('mine.with', { names: formatList(program.teachers) }),
  ]
  return (
    <Card padding="lg" component="article" aria-labelledby={`program-${program.id}`}>
      <Stack gap="md">
        <div>
          <Title order={2} id={`program-${program.id}`}>
            {program.name}
          </Title>
          <Text c="dimmed">{facts.filter(Boolean).join(' · ')}</Text>
        </div>
        {program.description && <Markdown>{program.description}</Markdown>}
        {tasks.length > 0 && (
          <Group gap="sm">
            <Text fw={600}>{t(`mine.modes.${program.mode}`, { count: program.choose_count ?? 0 })}</Text>
            {program.mode === 'choice' && (
              <Text c="dimmed">{t('mine.chosen', { chosen, of: program.choose_count })}</Text>
            )}
          </Group>
        )}
        {!program.shares_progress && (
          <Text size="sm" c="dimmed">
            {t('mine.unshared')}
          </Text>
        )}
        {tasks.length > 0 && (
          <ul className={classes.tasks}>
            {tasks.map((task) => (
              <MyTaskItem key={task.id} program={program} task={task} />
            ))}
          </ul>
        )}
        {proposed.length > 0 && (
          <section>
            <Title order={3} fz="lg">
              {t('mine.votes')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('mine.votesHint')}
            </Text>
            <ul className={classes.tasks}>
              {proposed.map((task) => (
                <VoteItem key={task.id} programId={program.id} task={task} />
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </Card>
  )
}
