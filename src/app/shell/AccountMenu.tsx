import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OwnAvatar } from '../../features/profiles/components/OwnAvatar.tsx'
import { fullName } from '../../features/profiles/name.ts'
import { signOut } from '../../features/session/api/sign-out.ts'
import { useAreaPath } from '../../features/session/area-base.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { toast } from '../../ui/toast.ts'

export function AccountMenu() {
  const { t } = useTranslation('shell')
  const { email, profile } = useSignedIn()
  const path = useAreaPath()
  const name = fullName(profile) || email
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      width={260}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="transparent" size={40} radius="xl" aria-label={t('account', { name })}>
          <OwnAvatar />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={path('/account')}
          leftSection={<IconSettings size={16} aria-hidden />}
        >
          {t('nav.account')}
          <Text size="xs" c="dimmed" truncate>
            {email}
          </Text>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => signOut().catch(toast.error)}
        >
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
