import { Text } from '@mantine/core'
import { IconCalendarCheck, IconClockHour4, IconRosetteDiscountCheck, IconStar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatDecimal } from '../../../../lib/formats/numbers.ts'
import type { MakerCard } from '../api/answers.ts'
import classes from './Makers.module.css'

type Facts = Pick<MakerCard, 'availability' | 'availableFrom' | 'hasSiret'> &
  Partial<Pick<MakerCard, 'rating' | 'answerHours' | 'checks'>>

/** A maker at a glance: availability, response time and ratings. */
export function MakerFacts({ maker }: { maker: Facts }) {
  const { t } = useTranslation('makers')
  const { availability, availableFrom, hasSiret, rating, answerHours, checks } = maker
  const average = formatDecimal
  return (
    <div className={classes.facts}>
      <Fact icon={<IconCalendarCheck size={16} aria-hidden />}>
        {availability === 'from' && availableFrom
          ? t('availability.from', { date: formatDate(availableFrom) })
          : t(availability === 'not_now' ? 'availability.not_now' : 'availability.now')}
      </Fact>
      {answerHours != null && (
        <Fact icon={<IconClockHour4 size={16} aria-hidden />}>
          {answerHours < 48
            ? t('answers.hours', { count: answerHours })
            : t('answers.days', { count: Math.round(answerHours / 24) })}
        </Fact>
      )}
      {rating && (
        <Fact icon={<IconStar size={16} aria-hidden />}>
          {t('rating.value', { average: average(rating.average) })}{' '}
          {t('rating.count', { count: rating.count })}
        </Fact>
      )}
      {/* A badge beside the name says more. */}
      {hasSiret && !checks?.some(({ kind }) => kind === 'siret') && (
        <Fact icon={<IconRosetteDiscountCheck size={16} aria-hidden />} hint={t('siret.means')}>
          {t('siret.checked')}
        </Fact>
      )}
    </div>
  )
}

function Fact({ icon, hint, children }: { icon: ReactNode; hint?: string; children: ReactNode }) {
  return (
    <Text
      c="dimmed"
      size="sm"
      component="span"
      title={hint}
      display="inline-flex"
      style={{ gap: 4, alignItems: 'center' }}
    >
      {icon}
      <span>{children}</span>
    </Text>
  )
}
