import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { signOut } from './api/sign-out.ts'

interface Invitation {
  expiresAt: string
  isExpired: boolean
}

interface InvitationFrameProps<Shown extends Invitation> {
  page: string
  query: UseQueryResult<Shown | null>
  goneText: string
  heading: (invitation: Shown) => { title: string; by: string; expired: string }
  /** Shown even if the invitation has expired. */
  about: (invitation: Shown) => ReactNode
  /** What can be done with an open invitation. */
  children: (invitation: Shown) => ReactNode
}

/** Where the link of an invitation leads, signed in or not. */
export function InvitationFrame<Shown extends Invitation>(props: InvitationFrameProps<Shown>) {
  const { t } = useTranslation()
  const { data: invitation, error, refetch } = props.query
  useDocumentTitle(props.page)
  if (error && !invitation) return <LoadFailure error={error} onRetry={refetch} />
  if (invitation === undefined) return <CardsSkeleton tiles={1} rows={0} />
  if (!invitation) {
    return (
      <EmptyState
        title={t('invitation.gone')}
        text={props.goneText}
        action={<LinkButton to={paths.dashboard}>{t('invitation.dashboard')}</LinkButton>}
      />
    )
  }
  const { title, by, expired } = props.heading(invitation)
  return (
    <Stack gap="lg" maw={760} mx="auto" my="lg">
      <div>
        <Title order={1}>{title}</Title>
        <Text size="lg" mt="xs">
          {by}
        </Text>
      </div>
      {props.about(invitation)}
      {invitation.isExpired ? (
        <Text role="status">{expired}</Text>
      ) : (
        <>
          {props.children(invitation)}
          <Text size="sm" c="dimmed">
            {t('invitation.until', { date: formatDate(invitation.expiresAt) })}
          </Text>
        </>
      )}
    </Stack>
  )
}

interface InvitationDoorsProps {
  title?: string
  text: string
  /** People invited by a school rarely have an account. */
  first: 'signIn' | 'signUp'
}

/** Sign in or up; both lead back to the invitation. */
export function InvitationDoors({ title, text, first }: InvitationDoorsProps) {
  const { t } = useTranslation()
  const from = useLocation()
  const doors = first === 'signIn' ? (['signIn', 'signUp'] as const) : (['signUp', 'signIn'] as const)
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        {title && (
          <Title order={2} fz="lg">
            {title}
          </Title>
        )}
        <Text>{text}</Text>
        <Group gap="sm">
          {doors.map((door) => (
            <LinkButton
              key={door}
              to={door === 'signIn' ? paths.auth : paths.signUp}
              state={{ from }}
              variant={door === first ? 'filled' : 'default'}
              size="md"
            >
              {t(`invitation.${door}`)}
            </LinkButton>
          ))}
        </Group>
      </Stack>
    </Card>
  )
}

/** For people who are signed in with an account that can't answer. */
export function OtherAccount({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status">{text}</Text>
      <Button variant="default" onClick={() => void signOut().catch(toast.error)}>
        {t('invitation.signOut')}
      </Button>
    </Stack>
  )
}
