import { ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { OwnAvatar } from '../../features/profile/profiles/components/OwnAvatar.tsx'
import { fullName } from '../../features/profile/profiles/name.ts'
import { onDemand } from '../../ui/on-demand.tsx'

const AccountMenu = onDemand(async () => (await import('./AccountMenu.tsx')).AccountMenu)

/** The menu's code loads on the first click. */
export function AccountButton() {
  const { t } = useTranslation('shell')
  const { email, profile } = useSignedIn()
  const label = t('account', { name: fullName(profile) || email })
  return (
    <AccountMenu>
      {(open) => (
        <ActionIcon
          variant="transparent"
          size={40}
          radius="xl"
          aria-label={label}
          aria-haspopup="menu"
          onClick={open}
        >
          <OwnAvatar />
        </ActionIcon>
      )}
    </AccountMenu>
  )
}
