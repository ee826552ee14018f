import { Anchor, Checkbox, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { MissionCover } from '../../../../missions/missions/components/MissionCover.tsx'
import type { MyTask } from '../../api/answers.ts'
import { useVote } from '../../api/change-my-program.ts'
import classes from './Mine.module.css'

/** A mission put to a vote. */
export function VoteItem({ programId, task }: { programId: string; task: MyTask }) {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const vote = useVote()
  // Optimistic until the server responds.
  const isWanted = vote.isPending ? vote.variables.is_wanted : task.is_wanted
  return (
    <li className={classes.task}>
      <MissionCover id={task.id} category={task.category} difficulty={task.difficulty} shape="small" />
      <div className={classes.words}>
        <Anchor component={Link} to={path(`/missions/${task.id}`)} fw={600}>
          {task.title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {task.company} · {t('mine.voteCount', { count: task.votes })}
        </Text>
      </div>
      <Checkbox
        label={t('mine.voteShort')}
        aria-label={t('mine.vote', { title: task.title })}
        checked={isWanted}
        onChange={(event) =>
          vote.mutate({ program_id: programId, mission_id: task.id, is_wanted: event.currentTarget.checked })
        }
      />
    </li>
  )
}
