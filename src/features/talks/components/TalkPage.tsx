import { Alert, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatMoment } from '../../../lib/moments.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import columns from '../../../ui/Columns.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Markdown } from '../../../ui/Markdown.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { ReportButton } from '../../moderation/components/ReportButton.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { talkQuery } from '../api/get-talk.ts'
import { mostOpenBookings, type Slot, type TalkPageData } from '../model.ts'
import { BookDialog } from './BookDialog.tsx'
import { Person } from './Person.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { TalkFacts } from './TalkFacts.tsx'
import classes from './Talks.module.css'

/** One person's offer: its topics, and slots to choose from. */
export function TalkPage() {
  const { t } = useTranslation('talks')
  const path = useAreaPath()
  const { hostId = '' } = useParams()
  const { data, error, refetch } = useQuery(talkQuery(hostId))
  const back = <BackLink to={path('/networking/talks')} label={t('page.back')} />
  return (
    <Stack gap="md" align="stretch">
      <div>{back}</div>
      {data === undefined && error && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && !error && <CardsSkeleton tiles={2} rows={1} />}
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
  const isFull = open_bookings >= mostOpenBookings
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
            {t('page.slots')}
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
