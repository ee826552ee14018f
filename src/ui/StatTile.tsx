import { Card, Skeleton, Text } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../lib/formats/numbers.ts'
import { noValue } from '../lib/formats/words.ts'
import { Sparkline } from './home/Sparkline.tsx'
import classes from './StatTile.module.css'

interface Props {
  label: string
  /** Missing while there is nothing to count: the tile says so instead of showing a number. */
  value?: string | number
  hint?: string
  icon?: Icon
  isLoading?: boolean
  /** The last weeks, as a small line. */
  trend?: readonly number[]
}

/** A number, its label, and how it changed. */
export function StatTile({ label, value, hint, icon: IconComponent, isLoading, trend }: Props) {
  const { t } = useTranslation()
  const shown = typeof value === 'number' ? formatNumber(value) : value
  return (
    <Card padding="lg" component="section" aria-label={label}>
      <div className={classes.label}>
        <span>{label}</span>
        {IconComponent && <IconComponent size={18} stroke={1.7} aria-hidden />}
      </div>
      {isLoading ? (
        <Skeleton h={60} w="60%" mt={10} role="status" aria-busy="true" />
      ) : (
        <>
          <div className={classes.figure}>
            <div className={classes.value}>{shown ?? noValue}</div>
            {trend?.some((value) => value > 0) && <Sparkline values={trend} />}
          </div>
          <Text size="sm" c="dimmed">
            {shown === undefined ? t('notYet') : hint}
          </Text>
        </>
      )}
    </Card>
  )
}
