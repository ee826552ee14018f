import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { MentorshipPage as Page } from '../../../features/makers/mentoring/api/answers.ts'
import { mentorshipQuery } from '../../../features/makers/mentoring/api/get-mentorship.ts'
import { ClosingWords } from '../../../features/makers/mentoring/components/ClosingWords.tsx'
import { EndDialog } from '../../../features/makers/mentoring/components/EndDialog.tsx'
import { Goals } from '../../../features/makers/mentoring/components/Goals.tsx'
import classes from '../../../features/makers/mentoring/components/Mentoring.module.css'
import { Person } from '../../../features/makers/mentoring/components/Person.tsx'
import { Sessions } from '../../../features/makers/mentoring/components/Sessions.tsx'
import { StatusBadge } from '../../../features/makers/mentoring/components/StatusBadge.tsx'
import { otherName } from '../../../features/makers/mentoring/model.ts'
import { formatDate } from '../../../lib/dates.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import written from '../../../ui/WrittenMessage.module.css'

/** One mentorship, for either side; `base` is the address of its list. */
export function MentorshipPage({ base }: { base: string }) {
  const { t } = useTranslation('mentoring')
  const path = useAreaPath()
  const { mentorshipId = '' } = useParams()
  const query = useQuery(mentorshipQuery(useSignedIn().id, mentorshipId))
  const { data } = query
  useDocumentTitle(data ? t('detail.with', { name: otherName(data) }) : t('title'))
  if (data === undefined) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={3} />} />
  const back = path(base)
  if (data === null)
    return (
      <EmptyState
        title={t('detail.notFound')}
        text={t('detail.notFoundText')}
        action={<LinkButton to={back}>{t('detail.back')}</LinkButton>}
      />
    )
  return <Shown mentorship={data} back={back} />
}

function Shown({ mentorship, back }: { mentorship: Page; back: string }) {
  const { t } = useTranslation('mentoring')
  const path = useAreaPath()
  const [isEnding, setEnding] = useState(false)
  const { status, conversation, endedAt } = mentorship
  const isOpen = status === 'accepted'
  const hasBegun = isOpen || status === 'ended'
  return (
    <Stack gap="lg">
      <BackLink to={back} label={t('detail.back')} />
      <Group justify="space-between" align="flex-start" gap="md">
        <Person mentorship={mentorship} level={2} />
        <Group gap="sm">
          <StatusBadge status={status} />
          {conversation && (
            <LinkButton to={path(`/networking/messages/${conversation}`)}>{t('detail.message')}</LinkButton>
          )}
          {isOpen && (
            <Button variant="default" onClick={() => setEnding(true)} aria-haspopup="dialog">
              {t('detail.end')}
            </Button>
          )}
        </Group>
      </Group>
      {endedAt && <Text>{t('detail.endedOn', { date: formatDate(endedAt) })}</Text>}
      {status === 'ended' && <ClosingWords mentorship={mentorship} onSay={() => setEnding(true)} />}
      <div className={classes.columns}>
        {hasBegun && <Sessions mentorship={mentorship} isOpen={isOpen} />}
        <Stack gap="lg">
          {hasBegun && <Goals mentorship={mentorship} isOpen={isOpen} />}
          <Card padding="lg" component="section" aria-labelledby="request-title">
            <Title order={2} fz="lg" mb="xs" id="request-title">
              {t('detail.request')}
            </Title>
            <Text fw={600}>{t(`purposes.${mentorship.purpose}`)}</Text>
            <Text className={written.words}>{mentorship.body}</Text>
          </Card>
        </Stack>
      </div>
      {isEnding && <EndDialog mentorship={mentorship} onClose={() => setEnding(false)} />}
    </Stack>
  )
}
