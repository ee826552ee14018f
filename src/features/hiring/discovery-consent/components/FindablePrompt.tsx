import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import type { Discovery } from '../../matching/api/my-discovery.ts'
import { myDiscoveryQuery } from '../../matching/api/my-discovery.ts'

const FindableDialog = lazyPage<{ settings: Discovery; onClose: () => void }>(
  async () => (await import('./FindableDialog.tsx')).FindableDialog,
  'discoveryConsent',
  'discovery',
  'profiles',
  'missions',
)

/** After something was proven, offers to become findable, if companies can't find the person yet. */
export function FindablePrompt() {
  const { t } = useTranslation('discoveryConsent')
  const { data: settings } = useQuery(myDiscoveryQuery())
  const [isOpen, setOpen] = useState(false)
  if (!settings || settings.isFindable) return null
  return (
    <Card padding="lg" component="section" mb="lg" aria-label={t('findable.letThem')}>
      <Group gap="md" align="flex-start" wrap="nowrap">
        <IconBuildingStore size={28} stroke={1.5} aria-hidden />
        <Stack gap="sm" align="flex-start">
          <div>
            <Title order={2} fz="lg">
              {t('findable.letThem')}
            </Title>
            <Text c="dimmed">{t('findable.prompt')}</Text>
          </div>
          <Button variant="light" onClick={() => setOpen(true)}>
            {t('findable.see')}
          </Button>
        </Stack>
      </Group>
      {isOpen && (
        <Suspense>
          <FindableDialog settings={settings} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
