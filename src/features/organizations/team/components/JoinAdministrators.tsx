import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { adminInvitationQuery, useAcceptAdminInvitation } from '../../../account/auth/api/admin-invitation.ts'
import { InvitationFrame } from '../../../core/session/InvitationFrame.tsx'
import { type Me, useMe } from '../../../core/session/use-me.ts'
import { InvitedAddress } from './InvitedAddress.tsx'

export function JoinAdministrators() {
  const { t } = useTranslation('team')
  const { t: tCommon } = useTranslation()
  const { token = '' } = useParams()
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const query = useQuery({ ...adminInvitationQuery(token, me?.id), enabled: state.status !== 'loading' })
  return (
    <InvitationFrame
      page={t('joinAdmins.page')}
      query={query}
      goneText={t('joinAdmins.goneText')}
      heading={({ invitedBy, expiresAt }) => ({
        title: t('joinAdmins.title', { product: tCommon('product') }),
        by: t(invitedBy ? 'joinAdmins.by' : 'joinAdmins.byNobody', { name: invitedBy }),
        expired: t('join.expired', { date: formatDate(expiresAt) }),
      })}
      about={() => <Text c="dimmed">{t('joinAdmins.factor')}</Text>}
    >
      {(invitation) => (
        <InvitedAddress me={me} invitation={invitation}>
          {(me) => <Accept token={token} me={me} />}
        </InvitedAddress>
      )}
    </InvitationFrame>
  )
}

function Accept({ token, me }: { token: string; me: Me }) {
  const { t } = useTranslation('team')
  const navigate = useNavigate()
  const accept = useAcceptAdminInvitation(token, me.id)
  const onSuccess = () => navigate(paths.adminDashboard)
  return (
    <div>
      <Button size="md" loading={accept.isPending} onClick={() => accept.mutate(undefined, { onSuccess })}>
        {t('joinAdmins.accept')}
      </Button>
    </div>
  )
}
