import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { toast } from '../../../../ui/toast.ts'
import { InvitationDoors, InvitationFrame, OtherAccount } from '../../../core/session/InvitationFrame.tsx'
import { useMe } from '../../../core/session/use-me.ts'
import { myAssignmentsQuery } from '../../programs/api/get-my-assignments.ts'
import type { SchoolInvitation as Invitation } from '../api/answers.ts'
import { useAnswerSchool } from '../api/change-my-schools.ts'
import { schoolInvitationQuery } from '../api/get-school-invitation.ts'
import type { ShareKind } from '../model.ts'
import { RosterFacts } from './RosterFacts.tsx'
import { SharedFactsView } from './SharedFactsView.tsx'
import { SharingChoice } from './SharingChoice.tsx'

/**
 * Where a school's emailed link leads, signed in or not: who invites, what the school wrote, what it would
 * see.
 */
export function SchoolInvitation() {
  const { t } = useTranslation('students')
  const { token = '' } = useParams()
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const query = useQuery({ ...schoolInvitationQuery(token, me?.id), enabled: state.status !== 'loading' })
  return (
    <InvitationFrame
      page={t('invitation.page')}
      query={query}
      goneText={t('invitation.goneText')}
      heading={({ school, invitedBy, expiresAt }) => ({
        title: t('invitation.title', { school }),
        by: t(invitedBy ? 'invitation.by' : 'invitation.byNobody', { name: invitedBy, school }),
        expired: t('invitation.expired', { date: formatDate(expiresAt), school }),
      })}
      about={({ school, written }) => (
        <Card padding="lg" component="section">
          <Title order={2} fz="lg" mb="sm">
            {t('invitation.written', { school })}
          </Title>
          <RosterFacts written={written} />
        </Card>
      )}
    >
      {(invitation) => {
        if (!me) {
          return (
            <InvitationDoors title={t('invitation.doors')} text={t('invitation.choose')} first="signUp" />
          )
        }
        if (!invitation.isCandidate) {
          return <OtherAccount text={t('invitation.noCandidate', { email: me.email })} />
        }
        return <Answer token={token} userId={me.id} email={me.email} invitation={invitation} />
      }}
    </InvitationFrame>
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
