import { Button } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../../ui/use-change.ts'
import { offersSingleSignOn, signInWithOrganization } from '../api/sign-in-with-organization.ts'

interface Props {
  email: string
  /** Stands out once the organization has refused a password. */
  isRequired: boolean
  /** The address is missing, or belongs to no organization with single sign-on. */
  onProblem: (message: string) => void
}

/** Leads to the identity provider of the organization whose domain the address is in. */
export function SingleSignOnButton({ email, isRequired, onProblem }: Props) {
  const { t } = useTranslation('auth')
  const leave = useChange(
    async (address: string) => {
      if (!(await offersSingleSignOn(address))) return onProblem(t('singleSignOn.none'))
      await signInWithOrganization(address.slice(address.lastIndexOf('@') + 1))
    },
    { failure: 'toast' },
  )
  function start(): void {
    const address = email.trim()
    if (/^\S+@\S+$/.test(address)) leave.mutate(address)
    else onProblem(t('singleSignOn.emailFirst'))
  }
  return (
    <Button
      size="md"
      variant={isRequired ? 'filled' : 'default'}
      leftSection={<IconLogin2 size={18} aria-hidden />}
      loading={leave.isPending}
      onClick={start}
    >
      {t('singleSignOn.button')}
    </Button>
  )
}
