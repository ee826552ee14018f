import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../../../../supabase/functions/_shared/device-name.ts'
import { timeAgo } from '../../../../lib/dates.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { signOut } from '../../../core/session/api/sign-out.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { accountKeys } from '../api/keys.ts'
import { endSession, type OpenSession, sessionsQuery } from '../api/sessions.ts'

export function SessionsSection() {
  const { t } = useTranslation('account')
  const { id } = useSignedIn()
  const query = useQuery(sessionsQuery(id))
  const { data } = query
  const saying = (title: string) =>
    ({
      refresh: [accountKeys.sessions(id)],
      failure: 'toast',
      onSuccess: () => toast.success({ title }),
    }) as const
  const end = useChange(endSession, saying(t('sessions.ended')))
  const endOthers = useChange(() => signOut('others'), saying(t('sessions.othersEnded')))
  return (
    <Section align="flex-start" title={t('sessions.title')} hint={t('sessions.text')}>
      <LoadState query={query} skeleton={<Skeleton height={48} />} />
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
    </Section>
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
