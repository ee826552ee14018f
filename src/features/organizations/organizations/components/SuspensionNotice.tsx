import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { MyOrganization } from '../api/get-my-organizations.ts'
import { suspensionQuery, useReplyToSuspension } from '../api/suspension.ts'
import { AnswerForm } from './AnswerForm.tsx'

/** Why the organization is suspended, until when, and how to reach the administrators. */
export function SuspensionNotice({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('welcome')
  const { data, error, refetch } = useQuery(suspensionQuery(organization.id))
  const reply = useReplyToSuspension(organization.id)
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={120} />
  return (
    <Stack gap="md">
      <Alert
        color="red"
        title={
          data.ends_at
            ? t('request.suspendedUntil', { date: formatDate(data.ends_at) })
            : t('request.suspended')
        }
      >
        <Text size="md" style={{ whiteSpace: 'pre-line' }}>
          {data.reason}
        </Text>
      </Alert>
      <Text maw="70ch">{t('request.suspendedMeans')}</Text>
      {data.reply && data.replied_at && (
        <div>
          <Text size="sm" c="dimmed">
            {t('request.replied', { when: timeAgo(data.replied_at) })}
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{data.reply}</Text>
        </div>
      )}
      {organization.myRole === 'owner' ? (
        <AnswerForm
          label={t('request.reply')}
          hint={t('request.replyHint')}
          send={t('request.sendReply')}
          isPending={reply.isPending}
          error={reply.error}
          onSend={(text, onDone) =>
            reply.mutate(text, {
              onSuccess: () => {
                onDone()
                toast.success({ title: t('request.replySent') })
              },
            })
          }
        />
      ) : (
        <Text c="dimmed">{t('request.ownersReply', { name: organization.name })}</Text>
      )}
    </Stack>
  )
}
