import { Alert, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ReportButton } from '../../../../features/account/reports/components/ReportButton.tsx'
import type { Slot, TalkPageData } from '../../../../features/community/talks/api/answers.ts'
import { talkQuery } from '../../../../features/community/talks/api/get-talk.ts'
import { BookDialog } from '../../../../features/community/talks/components/BookDialog.tsx'
import { Person } from '../../../../features/community/talks/components/Person.tsx'
import { SlotPicker } from '../../../../features/community/talks/components/SlotPicker.tsx'
import { TalkFacts } from '../../../../features/community/talks/components/TalkFacts.tsx'
import classes from '../../../../features/community/talks/components/Talks.module.css'
import { maxOpenBookings } from '../../../../features/community/talks/model.ts'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { BackLink } from '../../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import columns from '../../../../ui/Columns.module.css'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'

/** One person's offer: its topics, and slots to choose from. */
export function TalkPage() {
  const { t } = useTranslation('talks')
  const path = useAreaPath()
  const { hostId = '' } = useParams()
  const query = useQuery(talkQuery(hostId))
  const { data } = query
  const back = <BackLink to={path('/networking/talks')} label={t('page.back')} />
  return (
    <Stack gap="md" align="stretch">
      <div>{back}</div>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={1} />} />
      {data === null && <EmptyState title={t('page.gone')} text={t('page.goneText')} />}
      {data && <Offer hostId={hostId} offer={data} />}
    </Stack>
  )
}

function Offer({ hostId, offer }: { hostId: string; offer: TalkPageData }) {
  const { t } = useTranslation('talks')
  const path = useAreaPath()
  const [chosen, setChosen] = useState<Slot>()
  const { name, slots, booked_at, open_bookings } = offer
  useDocumentTitle(`${offer.title} · ${name}`)
  const isFull = open_bookings >= maxOpenBookings
  return (
    <div className={columns.columns}>
      <Card padding="lg" component="section" aria-labelledby="offer-title">
        <Stack gap="md">
          <Person offer={offer} size={56} />
          <Title order={2} id="offer-title" className={classes.title}>
            {offer.title}
          </Title>
          <TalkFacts offer={offer} />
          {offer.topics.length > 0 && (
            <Group gap={6}>
              {offer.topics.map((topic) => (
                <Badge key={topic} variant="light" color="gray">
                  {topic}
                </Badge>
              ))}
            </Group>
          )}
          {offer.about && <Markdown>{offer.about}</Markdown>}
          <Text c="dimmed">{t('notInterview.text')}</Text>
          <ReportButton kind="talk" id={hostId} name={name} />
        </Stack>
      </Card>
      <Card padding="lg" component="section" aria-labelledby="slots-title">
        <Stack gap="md">
          <Title order={2} id="slots-title">
            {t(booked_at ? 'page.mySlot' : 'page.slots')}
          </Title>
          {booked_at || isFull ? (
            <Alert color={booked_at ? 'moss' : 'amber'} role="status">
              <Text size="md" mb="sm">
                {booked_at ? t('page.booked', { name, when: formatMoment(booked_at) }) : t('page.full')}
              </Text>
              <LinkButton to={path('/networking/talks')} variant="default">
                {t('page.toMine')}
              </LinkButton>
            </Alert>
          ) : (
            <SlotPicker offer={offer} onChoose={setChosen} />
          )}
          {!booked_at && slots.length === 0 && (
            <EmptyState compact title={t('page.noSlots')} text={t('page.noSlotsText')} />
          )}
        </Stack>
      </Card>
      {chosen && <BookDialog offer={offer} slot={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  )
}
