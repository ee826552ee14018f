import { Card, Stack, Text } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** What stands beside a card: what it means that it is anonymous. */
export function CardActions() {
  const { t } = useTranslation('discovery')
  return (
    <Card padding="lg">
      <Stack gap="xs">
        <IconEyeOff size={24} stroke={1.7} color="var(--brand-text)" aria-hidden />
        <Text fw={600}>{t('anonymous')}</Text>
        <Text size="sm" c="dimmed">
          {t('anonymousText')}
        </Text>
      </Stack>
    </Card>
  )
}
