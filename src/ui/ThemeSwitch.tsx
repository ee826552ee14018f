import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export function ThemeSwitch() {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? IconMoon : IconSun
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(`theme.switchTo.${other}`)}
      onClick={() => setColorScheme(other)}
    >
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  )
}
