import { Badge, Button, Card, Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  adminInvitationsQuery,
  type OpenInvitation,
  useChangeAdminInvitation,
} from '../api/admin-invitations.ts'

/** Who is invited to administer and has not accepted yet; nothing where nobody is. */
export function AdminInvitations() {
  const { t } = useTranslation('users')
  const { data, error, refetch } = useQuery(adminInvitationsQuery)
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <Card padding="lg" component="section" aria-labelledby="admin-invitations">
      <Stack gap="md">
        <Title order={2} id="admin-invitations">
          {t('inviteAdmin.list')}
        </Title>
        <ResponsiveTable
          caption={t('inviteAdmin.list')}
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { header: t('inviteAdmin.email'), cell: ({ email }) => email },
            { header: t('inviteAdmin.by'), cell: ({ invitedBy }) => invitedBy || '—' },
            { header: t('inviteAdmin.until'), cell: (invitation) => <End invitation={invitation} /> },
            { header: t('inviteAdmin.actions'), cell: (invitation) => <Actions invitation={invitation} /> },
          ]}
        />
      </Stack>
    </Card>
  )
}

function End({ invitation: { isExpired, expiresAt } }: { invitation: OpenInvitation }) {
  const { t } = useTranslation('users')
  if (!isExpired) return formatDate(expiresAt)
  return (
    <Badge variant="light" color="amber" c="var(--amber-text)" tt="none">
      {t('inviteAdmin.expired')}
    </Badge>
  )
}

function Actions({ invitation: { id, email } }: { invitation: OpenInvitation }) {
  const { t } = useTranslation('users')
  const resend = useChangeAdminInvitation('resend')
  const revoke = useChangeAdminInvitation('revoke')
  const told = (title: string) => ({ onError: toast.error, onSuccess: () => toast.success({ title }) })
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-md"
        loading={resend.isPending}
        aria-label={t('inviteAdmin.resendTo', { email })}
        onClick={() => resend.mutate(id, told(t('inviteAdmin.resent', { email })))}
      >
        {t('inviteAdmin.resend')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        c="var(--danger-text)"
        size="compact-md"
        loading={revoke.isPending}
        aria-label={t('inviteAdmin.revokeFor', { email })}
        onClick={() => revoke.mutate(id, told(t('inviteAdmin.revoked', { email })))}
      >
        {t('inviteAdmin.revoke')}
      </Button>
    </Group>
  )
}
