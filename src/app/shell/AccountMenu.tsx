import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconLifebuoy, IconLogout, IconMessageReport, IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { signOut } from '../../features/core/session/api/sign-out.ts'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { OwnAvatar } from '../../features/profile/profiles/components/OwnAvatar.tsx'
import { fullName } from '../../features/profile/profiles/name.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast.ts'

export function AccountMenu() {
  const { t } = useTranslation('shell')
  const { email, profile } = useSignedIn()
  const path = useAreaPath()
  const { pathname } = useLocation()
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
        <Menu.Item component={Link} to={paths.help} leftSection={<IconLifebuoy size={16} aria-hidden />}>
          {t('help')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={path('/feedback')}
          state={{ about: pathname }}
          leftSection={<IconMessageReport size={16} aria-hidden />}
        >
          {t('feedback')}
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
