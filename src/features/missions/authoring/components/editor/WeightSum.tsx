import { Button, Group, Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '../../../missions/model.ts'
import { weightSum } from '../../model/rubric.ts'

export function WeightSum({ criteria, onEven }: { criteria: Criterion[]; onEven: () => void }) {
  const { t } = useTranslation('authoring')
  const sum = weightSum(criteria)
  function words(): string {
    if (sum === 100) return t('rubric.sumRight')
    return sum < 100 ? t('rubric.sumLess', { count: 100 - sum }) : t('rubric.sumMore', { count: sum - 100 })
  }
  return (
    <Group gap="md" wrap="nowrap">
      <div style={{ flex: 1 }}>
        <Text size="sm" role="status" mb={6}>
          <b>{t('rubric.sum', { sum })}</b>{' '}
          <Text span size="sm" c={sum === 100 ? 'var(--moss-text)' : 'var(--danger-text)'}>
            {words()}
          </Text>
        </Text>
        <Progress value={Math.min(sum, 100)} color={sum === 100 ? 'moss' : 'coral'} aria-hidden />
      </div>
      <Button id="field-evenOut" variant="default" onClick={onEven}>
        {t('rubric.even')}
      </Button>
    </Group>
  )
}
