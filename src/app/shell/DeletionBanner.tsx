import { Alert, Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { cancelAccountDeletion, deletionDate } from '../../features/account/account/api/account-deletion.ts'
import { profileQuery } from '../../features/core/session/api/get-profile.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { formatDate } from '../../lib/dates.ts'
import { toast } from '../../ui/toast.ts'
import { useChange } from '../../ui/use-change.ts'

/** During the grace period, says on every page when the account will be deleted and how to keep it. */
export function DeletionBanner() {
  const { t } = useTranslation('shell')
  const { id, profile } = useSignedIn()
  const keep = useChange(cancelAccountDeletion, {
    refresh: [profileQuery(id).queryKey],
    failure: 'toast',
    onSuccess: () => toast.success({ title: t('deletion.kept') }),
  })
  if (!profile?.deletion_requested_at) return null
  return (
    <Alert color="amber" mb="lg">
      <Group justify="space-between">
        <Text>{t('deletion.text', { date: formatDate(deletionDate(profile.deletion_requested_at)) })}</Text>
        <Button variant="default" size="sm" loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('deletion.keep')}
        </Button>
      </Group>
    </Alert>
  )
}
