import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../../../supabase/functions/_shared/device-name.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { signOut } from '../../session/api/sign-out.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { endSession, type OpenSession, sessionsQuery } from '../api/sessions.ts'
import { SettingsSection } from './SettingsSection.tsx'

export function SessionsSection() {
  const { t } = useTranslation('account')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(sessionsQuery(id))
  const done = (message: string) => async () => {
    await queries.invalidateQueries({ queryKey: sessionsQuery(id).queryKey })
    toast.success({ title: message })
  }
  const end = useMutation({
    mutationFn: endSession,
    onSuccess: done(t('sessions.ended')),
    onError: toast.error,
  })
  const endOthers = useMutation({
    mutationFn: () => signOut('others'),
    onSuccess: done(t('sessions.othersEnded')),
    onError: toast.error,
  })
  return (
    <SettingsSection title={t('sessions.title')} text={t('sessions.text')}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={48} />}
      <Stack gap="md" w="100%">
        {data?.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </Stack>
      {data && data.length > 1 && (
        <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </SettingsSection>
  )
}

function SessionLine({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { t } = useTranslation('account')
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={550}>
          {[deviceName(session.user_agent) ?? t('sessions.unknown'), session.ip].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('sessions.since', { when: timeAgo(session.created_at), used: timeAgo(session.last_used_at) })}
        </Text>
      </div>
      {session.is_current ? (
        <Badge variant="light" color="moss" c="var(--moss-text)">
          {t('sessions.current')}
        </Badge>
      ) : (
        <Button size="compact-sm" variant="subtle" onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </Group>
  )
}
