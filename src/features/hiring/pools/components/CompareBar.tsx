import { Button, Group, Paper, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useCompared } from '../compared.ts'
import classes from './Pools.module.css'

/** The cards selected for comparison; hidden if there are none. */
export function CompareBar() {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const { cards, isFull, clear } = useCompared()
  if (cards.length === 0) return null
  return (
    <Paper withBorder shadow="md" p="sm" className={classes.bar} role="status">
      <Group justify="space-between" gap="sm">
        <Text>
          {t('compare.bar', { count: cards.length })}
          {isFull && ` · ${t('compare.full')}`}
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={clear}>
            {t('compare.clear')}
          </Button>
          <LinkButton to={path(`/candidates/compare?cards=${cards.join(',')}`)}>
            {t('compare.open')}
          </LinkButton>
        </Group>
      </Group>
    </Paper>
  )
}
