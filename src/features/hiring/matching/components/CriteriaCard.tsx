import { Card, Stack, Switch, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import { type Discovery, useSetMyDiscovery } from '../api/my-discovery.ts'

const criteria = [
  'skills',
  'proofs',
  'target_jobs',
  'place',
  'availability',
  'contracts',
  'languages',
  'schools',
] as const

/** Hides single criteria or everything, effective immediately. */
export function CriteriaCard({ settings: { isFindable, hidden } }: { settings: Discovery }) {
  const { t } = useTranslation('matching')
  const { mutate } = useSetMyDiscovery()
  const save = (chosen: Discovery) =>
    mutate(chosen, { onSuccess: () => toast.success({ title: t('mirror.saved') }) })
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {t('mirror.choices')}
        </Title>
        <Switch
          label={t('mirror.findable')}
          checked={isFindable}
          onChange={(event) => save({ isFindable: event.currentTarget.checked, hidden })}
        />
        <Text size="sm" c="dimmed">
          {t('mirror.choicesText')}
        </Text>
        {criteria.map((criterion) => (
          <Switch
            key={criterion}
            label={t(`mirror.criteria.${criterion}`)}
            checked={!hidden.includes(criterion)}
            onChange={(event) =>
              save({
                isFindable,
                hidden: event.currentTarget.checked
                  ? hidden.filter((other) => other !== criterion)
                  : [...hidden, criterion],
              })
            }
          />
        ))}
      </Stack>
    </Card>
  )
}
