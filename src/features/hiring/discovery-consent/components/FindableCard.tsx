import { Card, Stack, Switch, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import { useSetMyDiscovery } from '../../matching/api/my-discovery.ts'
import type { Consent } from '../api/answers.ts'
import { CardPreview } from './CardPreview.tsx'

/** The main switch, and exactly what it shows. */
export function FindableCard({ consent: { isFindable, hidden } }: { consent: Consent }) {
  const { t } = useTranslation('discoveryConsent')
  const save = useSetMyDiscovery()
  const set = (wanted: boolean) =>
    save.mutate(
      { isFindable: wanted, hidden },
      { onSuccess: () => toast.success({ title: t(wanted ? 'findable.saved.on' : 'findable.saved.off') }) },
    )
  const shown = save.isPending ? save.variables.isFindable : isFindable
  return (
    <Card component="section" padding="lg">
      <Stack gap="md">
        <Title order={2} fz="lg">
          {t('findable.title')}
        </Title>
        <Switch
          size="md"
          label={t('findable.switch')}
          checked={shown}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <Text>{t(shown ? 'findable.on' : 'findable.off')}</Text>
        <CardPreview />
      </Stack>
    </Card>
  )
}
