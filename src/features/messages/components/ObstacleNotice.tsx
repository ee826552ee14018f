import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import type { Obstacle, Thread } from '../model.ts'
import { useNames } from '../use-names.ts'
import classes from './Thread.module.css'

const solvedAmongPeople: Obstacle[] = ['you_blocked', 'not_connected']

/** Why nothing can be written here, said plainly in the place of the field. */
export function ObstacleNotice({ thread, obstacle }: { thread: Thread; obstacle: Obstacle }) {
  const { t } = useTranslation('messages')
  const path = useAreaPath()
  const name = useNames()(thread.others)
  return (
    <div className={classes.obstacle} role="status">
      <div>
        <Text fw={600}>{t(`obstacles.${obstacle}`, { name })}</Text>
        <Text size="sm" c="dimmed">
          {thread.pauseReason ?? t(`obstacles.${obstacle}Text`)}
        </Text>
      </div>
      {solvedAmongPeople.includes(obstacle) && (
        <LinkButton variant="default" to={path('/networking')}>
          {t('obstacles.people')}
        </LinkButton>
      )}
    </div>
  )
}
