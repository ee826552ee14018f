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
    <Menu defaultOpened position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <ActionIcon variant="transparent" size={40} radius="xl" aria-label={t('account', { name })}>
          <OwnAvatar />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text fw={600} size="sm" truncate c="var(--mantine-color-text)">
            {name}
          </Text>
          <Text size="xs" truncate>
            {email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={path('/account')}
          leftSection={<IconSettings size={16} aria-hidden />}
        >
          {t('nav.account')}
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
