import { Badge, Button, Group } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { Address } from '../../../../ui/Address.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../../ui/toast.ts'

interface OpenInvitation {
  id: string
  email: string
  expiresAt: string
  isExpired: boolean
}

type Act = UseMutationResult<void, Error, string>

interface Props<Invitation> {
  caption: string
  invitations: Invitation[]
  /** An additional column. */
  about: { header: string; cell: (invitation: Invitation) => ReactNode }
  resend: Act
  withdraw: Act
}

/** People who were invited and haven't replied yet, whatever they are invited to. */
export function OpenInvitations<Invitation extends OpenInvitation>({
  caption,
  invitations,
  about,
  resend,
  withdraw,
}: Props<Invitation>) {
  const { t } = useTranslation('team')
  return (
    <ResponsiveTable
      caption={caption}
      rows={invitations}
      keyOf={({ id }) => id}
      columns={[
        { header: t('invite.address'), width: '40%', cell: ({ email }) => <Address email={email} /> },
        about,
        {
          header: t('invite.state'),
          cell: ({ isExpired, expiresAt }) => (isExpired ? <Expired /> : formatDate(expiresAt)),
        },
        {
          header: t('actions'),
          cell: (invitation) => <Actions invitation={invitation} resend={resend} withdraw={withdraw} />,
        },
      ]}
    />
  )
}

function Expired() {
  const { t } = useTranslation('team')
  return (
    <Badge variant="light" color="amber" c="var(--amber-text)" tt="none">
      {t('invite.expired')}
    </Badge>
  )
}

interface ActionsProps {
  invitation: OpenInvitation
  resend: Act
  withdraw: Act
}

function Actions({ invitation: { id, email }, resend, withdraw }: ActionsProps) {
  const { t } = useTranslation('team')
  const told = (title: string) => ({ onSuccess: () => toast.success({ title }) })
  const isPending = (act: Act) => act.isPending && act.variables === id
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-md"
        loading={isPending(resend)}
        aria-label={t('invite.resendTo', { email })}
        onClick={() => resend.mutate(id, told(t('invite.resent', { email })))}
      >
        {t('invite.resend')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        c="var(--danger-text)"
        size="compact-md"
        loading={isPending(withdraw)}
        aria-label={t('invite.withdrawFrom', { email })}
        onClick={() => withdraw.mutate(id, told(t('invite.withdrawn', { email })))}
      >
        {t('invite.withdraw')}
      </Button>
    </Group>
  )
}
