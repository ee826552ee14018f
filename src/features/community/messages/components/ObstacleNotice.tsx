import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Obstacle, Thread } from '../api/answers.ts'
import { useNames } from '../use-names.ts'
import classes from './Thread.module.css'

/** Where the person can do something about it. */
const solvedAt = {
  you_blocked: { page: '/networking?show=blocked', label: 'obstacles.people' },
  not_connected: { page: '/networking', label: 'obstacles.people' },
  contact_ended: { page: '/profile/consent', label: 'obstacles.consent' },
} as const
const hasSolution = (obstacle: Obstacle): obstacle is keyof typeof solvedAt => obstacle in solvedAt

/** Says why nothing can be written here, in place of the field. */
export function ObstacleNotice({ thread, obstacle }: { thread: Thread; obstacle: Obstacle }) {
  const { t } = useTranslation('messages')
  const path = useAreaPath()
  const name = useNames()(thread.others)
  // A company can only ask again later.
  const isForCompany = thread.others.some(({ card }) => card)
  const solution = hasSolution(obstacle) && !isForCompany ? solvedAt[obstacle] : undefined
  return (
    <div className={classes.obstacle} role="status">
      <div>
        <Text fw={600}>{t(`obstacles.${obstacle}`, { name })}</Text>
        <Text size="sm" c="dimmed">
          {thread.pauseReason ?? t(`obstacles.${obstacle}Text`)}
        </Text>
      </div>
      {solution && (
        <LinkButton variant="default" to={path(solution.page)}>
          {t(solution.label)}
        </LinkButton>
      )}
    </div>
  )
}
