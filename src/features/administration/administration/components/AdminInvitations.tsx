import { Card, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { OpenInvitations } from '../../../organizations/team/components/OpenInvitations.tsx'
import { adminInvitationsQuery, useChangeAdminInvitation } from '../api/admin-invitations.ts'
import { RoleBadges } from './RoleBadges.tsx'

/** Pending invitations to become an administrator; hidden if there are none. */
export function AdminInvitations() {
  const { t } = useTranslation('administration')
  const { data, error, refetch } = useQuery(adminInvitationsQuery)
  const resend = useChangeAdminInvitation('resend_admin_invitation')
  const withdraw = useChangeAdminInvitation('withdraw_admin_invitation')
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <Card padding="lg" component="section" aria-labelledby="admin-invitations">
      <Stack gap="md">
        <Title order={2} id="admin-invitations">
          {t('inviteAdmin.list')}
        </Title>
        <OpenInvitations
          caption={t('inviteAdmin.list')}
          invitations={data}
          about={{ header: t('columns.roles'), cell: ({ roles }) => <RoleBadges roles={roles} /> }}
          resend={resend}
          withdraw={withdraw}
        />
      </Stack>
    </Card>
  )
}
