import { Anchor, Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { toast } from '../../../../../ui/toast.ts'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { MissionCover } from '../../../../missions/missions/components/MissionCover.tsx'
import type { MyProgram, MyTask } from '../../api/answers.ts'
import { useAskForPlace, useGiveUpPlace } from '../../api/change-my-program.ts'
import { signs } from '../../cells.ts'
import matrix from '../matrix/Matrix.module.css'
import { DueLine } from './DueLine.tsx'
import classes from './Mine.module.css'
import { MoreTime } from './MoreTime.tsx'
import { nextActionFor, seatsLine } from './next-action.ts'

/** One mission of a program as the student sees it: due date, progress and next action. */
export function MyTaskItem({ program, task }: { program: MyProgram; task: MyTask }) {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const state = task.state ?? 'open'
  const seats = seatsLine(task)
  return (
    <li className={classes.task}>
      <span
        className={matrix.sign}
        data-state={state}
        data-late={task.lateness === 2 ? 'late' : undefined}
        aria-hidden
      >
        {signs[state]}
      </span>
      <MissionCover id={task.id} category={task.category} difficulty={task.difficulty} shape="small" />
      <div className={classes.words}>
        <Anchor component={Link} to={path(`/missions/${task.id}`)} fw={600}>
          {task.title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {task.company} · {t(`matrix.states.${state}`)}
        </Text>
        <DueLine task={task} isDue={program.mode !== 'free'} />
        {seats && (
          <Text size="sm" c="dimmed">
            {t(...seats)}
          </Text>
        )}
      </div>
      <TaskWay program={program} task={task} />
    </li>
  )
}

function TaskWay({ program, task }: { program: MyProgram; task: MyTask }) {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const ask = useAskForPlace()
  const giveUp = useGiveUpPlace()
  const wish = { program_id: program.id, mission_id: task.id }
  const way = nextActionFor(program, task)
  const isAsking = task.seats !== null
  return (
    <Group gap="xs">
      {way === 'go' && (
        <LinkButton to={path(`/missions/work/${task.enrollment_id}`)}>
          {t(task.state === 'begun' || task.state === 'changes_requested' ? 'mine.go' : 'mine.see')}
        </LinkButton>
      )}
      {way === 'begin' && <LinkButton to={path(`/missions/${task.id}`)}>{t('mine.begin')}</LinkButton>}
      {way === 'closed' && <Text size="sm">{t('mine.closed')}</Text>}
      {way === 'choose' && (
        <Button
          loading={ask.isPending}
          aria-label={t(isAsking ? 'mine.askOf' : 'mine.chooseOf', { title: task.title })}
          onClick={() =>
            ask.mutate(wish, {
              onSuccess: (answer) =>
                toast.success({ title: t(answer === 'given' ? 'mine.chosenNow' : 'mine.askedNow') }),
            })
          }
        >
          {t(isAsking ? 'mine.ask' : 'mine.choose')}
        </Button>
      )}
      <MoreTime program={program} task={task} />
      {(task.place === 'given' || task.place === 'asked') && !task.enrollment_id && (
        <Button
          variant="subtle"
          loading={giveUp.isPending}
          aria-label={t('mine.giveUpOf', { title: task.title })}
          onClick={() =>
            giveUp.mutate(wish, {
              onSuccess: () => toast.success({ title: t('mine.givenUp') }),
            })
          }
        >
          {t('mine.giveUp')}
        </Button>
      )}
    </Group>
  )
}
