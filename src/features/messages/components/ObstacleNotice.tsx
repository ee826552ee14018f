import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import type { Obstacle, Thread } from '../model.ts'
import { useNames } from '../use-names.ts'
import classes from './Thread.module.css'

/** Where the person can do something about it. */
const solvedAt: Partial<Record<Obstacle, string>> = {
  you_blocked: '/networking?show=blocked',
  not_connected: '/networking',
}

/** Why nothing can be written here, said plainly in the place of the field. */
export function ObstacleNotice({ thread, obstacle }: { thread: Thread; obstacle: Obstacle }) {
  const { t } = useTranslation('messages')
  const path = useAreaPath()
  const name = useNames()(thread.others)
  const page = solvedAt[obstacle]
  return (
    <div className={classes.obstacle} role="status">
      <div>
        <Text fw={600}>{t(`obstacles.${obstacle}`, { name })}</Text>
        <Text size="sm" c="dimmed">
          {thread.pauseReason ?? t(`obstacles.${obstacle}Text`)}
        </Text>
      </div>
      {page && (
        <LinkButton variant="default" to={path(page)}>
          {t('obstacles.people')}
        </LinkButton>
      )}
    </div>
  )
}
