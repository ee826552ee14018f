import { Button, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acting } from '../../../../lib/acting.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { stopActing } from '../api/act-as.ts'
import classes from './ActingBanner.module.css'

/**
 * Shown on every page while viewing as someone else: who, why, for how long, and the way back. It can't be
 * closed.
 */
export function ActingBanner({ acting }: { acting: Acting }) {
  const { t } = useTranslation('impersonation')
  const minutes = useMinutesUntil(acting.endsAt)
  const stop = useChange(stopActing, { failure: 'caller' })
  const { mutate } = stop
  useEffect(() => {
    if (minutes <= 0) mutate()
  }, [minutes, mutate])
  return (
    <section className={classes.banner} aria-label={t('banner.label')}>
      <IconEye size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Text fw={650}>{t('banner.title', { name: acting.name || acting.email })}</Text>
        <Text size="sm" className={classes.reason}>
          {t('banner.left', { count: Math.max(0, minutes) })} · {acting.reason}
        </Text>
      </div>
      <Button color="coral" c="#17142F" loading={stop.isPending} onClick={() => mutate()}>
        {t('banner.stop')}
      </Button>
    </section>
  )
}

/** Whole minutes left, counting down. */
function useMinutesUntil(end: string): number {
  const left = () => Math.ceil((Date.parse(end) - Date.now()) / 60_000)
  const [minutes, setMinutes] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), 5000)
    return () => clearInterval(timer)
  })
  return minutes
}
