import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { myAssignmentsQuery } from '../../programs/api/get-my-assignments.ts'
import { signOut } from '../../session/api/sign-out.ts'
import { useMe } from '../../session/use-me.ts'
import { useAnswerSchool } from '../api/change-my-schools.ts'
import { type SchoolInvitation as Invitation, schoolInvitationQuery } from '../api/get-school-invitation.ts'
import type { ShareKind } from '../model.ts'
import { SharedFactsView } from './SharedFactsView.tsx'
import { SharingChoice } from './SharingChoice.tsx'
import { WrittenView } from './WrittenView.tsx'

/**
 * Where a school's emailed link leads, signed in or not: who invites, what the school wrote, what it would
 * see.
 */
export function SchoolInvitation() {
  const { t } = useTranslation('students')
  const { token = '' } = useParams()
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const query = schoolInvitationQuery(token, me?.id)
  const { data: invitation, error, refetch } = useQuery({ ...query, enabled: state.status !== 'loading' })
  useDocumentTitle(t('invitation.page'))
  if (error && !invitation) return <LoadFailure error={error} onRetry={refetch} />
  if (invitation === undefined) return <CardsSkeleton tiles={1} rows={0} />
  if (!invitation) {
    return (
      <EmptyState
        title={t('invitation.gone')}
        text={t('invitation.goneText')}
        action={<LinkButton to={paths.dashboard}>{t('invitation.dashboard')}</LinkButton>}
      />
    )
  }
  const { school, invitedBy, expiresAt } = invitation
  return (
    <Stack gap="lg" maw={760} mx="auto" my="lg">
      <div>
        <Title order={1}>{t('invitation.title', { school })}</Title>
        <Text size="lg" mt="xs">
          {invitedBy ? t('invitation.by', { name: invitedBy, school }) : t('invitation.byNobody', { school })}
        </Text>
      </div>
      <Card padding="lg" component="section">
        <Title order={2} fz="lg" mb="sm">
          {t('invitation.written', { school })}
        </Title>
        <WrittenView written={invitation.written} />
      </Card>
      {invitation.isExpired ? (
        <Text role="status">{t('invitation.expired', { date: formatDate(expiresAt), school })}</Text>
      ) : (
        <>
          {!me && <Doors />}
          {me && !invitation.isCandidate && <NoCandidate email={me.email} />}
          {me && invitation.isCandidate && (
            <Answer token={token} userId={me.id} email={me.email} invitation={invitation} />
          )}
          <Text size="sm" c="dimmed">
            {t('invitation.until', { date: formatDate(expiresAt) })}
          </Text>
        </>
      )}
    </Stack>
  )
}

interface AnswerProps {
  token: string
  userId: string
  email: string
  invitation: Invitation
}

function Answer({ token, userId, email, invitation }: AnswerProps) {
  const { t } = useTranslation('students')
  const navigate = useNavigate()
  const { school } = invitation
  const [shares, setShares] = useState<ShareKind[]>([])
  const queries = useQueryClient()
  const answer = useAnswerSchool(token, async (given) => {
    toast.success({ title: t(given ? 'invitation.accepted' : 'invitation.declined', { school }) })
    if (!given) return navigate(paths.dashboard)
    // Continue with the school's program; without one, with what the school sees.
    const asked = await queries
      .fetchQuery({ ...myAssignmentsQuery(userId), staleTime: 0 })
      .catch(() => undefined)
    navigate(`${paths.dashboard}${asked?.programs.length ? '/programs' : '/profile/schools'}`)
  })
  return (
    <>
      <Card padding="lg" component="section">
        <Stack gap="md">
          <SharingChoice shares={shares} onChange={setShares} />
          <Text size="sm" maw="70ch">
            {t('invitation.partners', { school })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('invitation.account', { email })}
          </Text>
          <Group gap="sm">
            <Button
              size="md"
              loading={answer.isPending && answer.variables !== null}
              onClick={() => answer.mutate(shares)}
            >
              {t('invitation.accept')}
            </Button>
            <Button
              size="md"
              variant="default"
              loading={answer.isPending && answer.variables === null}
              onClick={() => answer.mutate(null)}
            >
              {t('invitation.decline')}
            </Button>
          </Group>
        </Stack>
      </Card>
      <Card padding="lg" component="section">
        <Title order={2} fz="lg" mb="sm">
          {t('invitation.wouldSee', { school })}
        </Title>
        <SharedFactsView facts={invitation.facts ?? {}} shares={shares} />
      </Card>
    </>
  )
}

function NoCandidate({ email }: { email: string }) {
  const { t } = useTranslation('students')
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status">{t('invitation.noCandidate', { email })}</Text>
      <Button variant="default" onClick={() => void signOut().catch(toast.error)}>
        {t('invitation.signOut')}
      </Button>
    </Stack>
  )
}

/** Both ways lead back here. */
function Doors() {
  const { t } = useTranslation('students')
  const from = useLocation()
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {t('invitation.doors')}
        </Title>
        <Text>{t('invitation.choose')}</Text>
        <Group gap="sm">
          <LinkButton to={paths.signUp} state={{ from }} size="md">
            {t('invitation.signUp')}
          </LinkButton>
          <LinkButton to={paths.auth} state={{ from }} variant="default" size="md">
            {t('invitation.signIn')}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  )
}
