import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { signOut } from '../../session/api/sign-out.ts'
import type { Me } from '../../session/use-me.ts'

/** For people signed in with another address than the invited one. */
export function WrongAddress({ me, address }: { me: Me; address: string }) {
  const { t } = useTranslation('team')
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status">{t('join.otherAddress', { address, mine: me.email })}</Text>
      <Button variant="default" onClick={() => void signOut().catch(toast.error)}>
        {t('join.signOut')}
      </Button>
    </Stack>
  )
}

/** Sign in or up with the invited address; both lead back here. */
export function Doors({ address }: { address: string }) {
  const { t } = useTranslation('team')
  const from = useLocation()
  return (
    <Stack gap="sm">
      <Text>{t('join.address', { address })}</Text>
      <Group gap="sm">
        <LinkButton to={paths.auth} state={{ from }} size="md">
          {t('join.signIn')}
        </LinkButton>
        <LinkButton to={paths.signUp} state={{ from }} variant="default" size="md">
          {t('join.signUp')}
        </LinkButton>
      </Group>
    </Stack>
  )
}
