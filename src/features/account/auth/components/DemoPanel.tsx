import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import demo from '../../../../../supabase/demo/accounts.json'
import { useBackendConfig } from '../../../../ui/use-backend-config.ts'
import type { AppRole } from '../../../core/session/roles.ts'

/** In the demo, signs in as any of its people with one click. */
export function DemoPanel({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  if (!useBackendConfig()?.demo) return null
  return (
    <Paper withBorder p="md" component="aside" aria-labelledby="demo-title">
      <Title order={2} id="demo-title" fz="md">
        {t('demo.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('demo.text')}
      </Text>
      <Group gap="xs">
        {demo.accounts.map(({ role, email, isNew }) => (
          <Button
            key={email}
            size="compact-md"
            variant="light"
            onClick={() => onChoose(email, demo.password)}
          >
            {isNew ? t('demo.newcomer') : tCommon(`roles.${role as AppRole}`)}
          </Button>
        ))}
      </Group>
    </Paper>
  )
}
