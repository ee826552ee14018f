import { Badge, Button, Card, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { mySchoolPartnersQuery } from '../../../features/schools/partnerships/api/get-my-school-partners.ts'
import type { SchoolLink, SharedFacts } from '../../../features/schools/students/api/answers.ts'
import { useSetSharing } from '../../../features/schools/students/api/change-my-schools.ts'
import { mySchoolsQuery } from '../../../features/schools/students/api/get-my-schools.ts'
import { RosterFacts } from '../../../features/schools/students/components/RosterFacts.tsx'
import { SchoolPartners } from '../../../features/schools/students/components/SchoolPartners.tsx'
import { SharedFactsView } from '../../../features/schools/students/components/SharedFactsView.tsx'
import { SharingChoice } from '../../../features/schools/students/components/SharingChoice.tsx'
import { UnlinkDialog } from '../../../features/schools/students/components/UnlinkDialog.tsx'
import type { ShareKind } from '../../../features/schools/students/model.ts'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { toast } from '../../../ui/toast.ts'

/** Schools that know the candidate, what each wrote and sees, and ways to change or end it. */
export function MySchoolsPage() {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation()
  const path = useAreaPath()
  const { id } = useSignedIn()
  const query = useQuery(mySchoolsQuery(id))
  // Partners would push what is below them.
  const { isPending } = useQuery(mySchoolPartnersQuery(id))
  const data = isPending ? undefined : query.data
  const hasNone = data && data.schools.length + data.invitations.length === 0
  return (
    <>
      <PageHeader title={t('mine.title')} description={t('mine.description')} />
      <LoadState query={{ data, error: query.error, refetch: query.refetch }} />
      {hasNone && (
        <EmptyState
          drawing={<Drawing of="schools" />}
          title={t('mine.empty')}
          text={t('mine.emptyText')}
          action={<LinkButton to={path('/career-plan')}>{t('mine.plan')}</LinkButton>}
        />
      )}
      <Stack gap="lg">
        {data?.invitations.map(({ token, school, expiresAt }) => (
          <Card key={token} padding="lg" component="section">
            <Group justify="space-between">
              <div>
                <Title order={2} fz="lg">
                  {t('mine.invited', { school })}
                </Title>
                <Text c="dimmed">{tCommon('invitation.until', { date: formatDate(expiresAt) })}</Text>
              </div>
              <LinkButton to={paths.schoolInvitation(token)}>{t('mine.see')}</LinkButton>
            </Group>
          </Card>
        ))}
        {data?.schools.map((link) => (
          <SchoolCard key={link.written.id} link={link} facts={data.facts} />
        ))}
      </Stack>
    </>
  )
}

function SchoolCard({ link, facts }: { link: SchoolLink; facts: SharedFacts }) {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const { school, written, shares, isActive } = link
  const [isEnding, setEnding] = useState(false)
  /** Optimistic; rolls back if the server refuses. */
  const [wanted, setWanted] = useState<ShareKind[]>()
  const chosen = wanted ?? shares
  const set = useSetSharing(written.id, () => toast.success({ title: t('mine.saved', { school }) }))
  return (
    <Card padding="lg" component="section" aria-label={school}>
      <Stack gap="md">
        <Group justify="space-between">
          <div>
            <Title order={2} fz="lg">
              {school}
            </Title>
            <Text c="dimmed">{t('mine.since', { date: formatDate(link.linkedAt) })}</Text>
          </div>
          <Badge
            variant="light"
            color={isActive && chosen.length > 0 ? 'moss' : 'gray'}
            c={isActive && chosen.length > 0 ? 'var(--moss-text)' : 'var(--mantine-color-text)'}
            tt="none"
          >
            {t(isActive ? (chosen.length > 0 ? 'mine.sharing' : 'mine.nothing') : 'mine.ended')}
          </Badge>
        </Group>
        {isActive ? (
          <SharingChoice
            shares={chosen}
            isDisabled={set.isPending}
            onChange={(next) => {
              setWanted(next)
              set.mutate(next, { onError: () => setWanted(undefined) })
            }}
          />
        ) : (
          <Text>{t('mine.endedText', { school })}</Text>
        )}
        {isActive && <SchoolPartners studentId={written.id} school={school} />}
        <Divider />
        <div>
          <Title order={3} fz="md" mb="xs">
            {t('invitation.written', { school })}
          </Title>
          <RosterFacts written={written} />
        </div>
        <div>
          <Title order={3} fz="md" mb="xs">
            {t('mine.look', { school })}
          </Title>
          <SharedFactsView facts={facts} shares={isActive ? chosen : []} />
        </div>
        {link.notes && (
          <Text>
            {t('mine.notes')}{' '}
            <LinkButton to={path('/career-plan')} variant="subtle" size="compact-md">
              {t('mine.plan')}
            </LinkButton>
          </Text>
        )}
        <Button
          variant="default"
          c="var(--danger-text)"
          w="fit-content"
          aria-haspopup="dialog"
          onClick={() => setEnding(true)}
        >
          {t('mine.unlink')}
        </Button>
      </Stack>
      {isEnding && <UnlinkDialog link={link} onClose={() => setEnding(false)} />}
    </Card>
  )
}
