import { Center, Loader, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A whole page loading. */
export function Loading() {
  const { t } = useTranslation()
  return (
    <Center mih="60dvh" role="status">
      <Stack align="center" gap="sm">
        <Loader aria-hidden />
        <Text c="dimmed">{t('loading')}</Text>
      </Stack>
    </Center>
  )
}
