import { Group, Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  /** 0 before a choice. */
  value: number
  onChange: (points: number) => void
}

/** One to five points. */
export function PointsField({ value, onChange }: Props) {
  const { t } = useTranslation('events')
  return (
    <Radio.Group
      label={t('page.evaluate')}
      value={value ? String(value) : null}
      onChange={(points) => onChange(Number(points))}
    >
      <Group gap="md" mt={6}>
        {[1, 2, 3, 4, 5].map((points) => (
          <Radio
            key={points}
            value={String(points)}
            label={String(points)}
            aria-label={t('page.point', { count: points })}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
