import { ActionIcon, Button, Card, Menu, Stack, Text, Title } from '@mantine/core'
import {
  type Icon,
  IconBan,
  IconBookmark,
  IconBookmarkOff,
  IconClockX,
  IconColumns3,
  IconDots,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconMailForward,
  IconMailOff,
  IconSend,
  IconShare,
  IconSparkles,
  IconTargetArrow,
  IconUserShield,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { formatList, labelsInLine } from '../../../../lib/formats/lists.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Purpose } from '../../contacts/model.ts'
import type { LedgerEvent } from '../api/answers.ts'
import { useHideFrom } from '../api/change-consent.ts'
import { olderEventsQuery } from '../api/get-ledger.ts'
import { eventsAtOnce, type LedgerKind } from '../model.ts'
import classes from './Consent.module.css'

const icons: Record<LedgerKind, Icon> = {
  viewed: IconEye,
  shortlisted: IconBookmark,
  unlisted: IconBookmarkOff,
  compared: IconColumns3,
  matched: IconSparkles,
  contacted: IconMailForward,
  accepted: IconShare,
  declined: IconMailOff,
  expired: IconClockX,
  withdrawn: IconMailOff,
  revoked: IconBan,
  invited: IconTargetArrow,
  agreed: IconEye,
  applied: IconSend,
  application_opened: IconEye,
  application_exported: IconDownload,
  application_revealed: IconShare,
  application_withdrawn: IconBan,
  acted_as: IconUserShield,
}

/** Everything that happened with the candidate's card, newest first. */
export function Ledger({ events }: { events: LedgerEvent[] }) {
  const { t } = useTranslation('discoveryConsent')
  const older = useInfiniteQuery(olderEventsQuery(useSignedIn().id, events.at(-1)))
  const shown = [...events, ...(older.data?.pages.flat() ?? [])]
  const hasMore = older.data ? older.hasNextPage : events.length === eventsAtOnce
  return (
    <Card component="section" padding="lg">
      <Stack gap="sm">
        <div>
          <Title order={2} fz="lg">
            {t('ledger.title')}
          </Title>
          <Text c="dimmed">{t('ledger.text')}</Text>
        </div>
        {shown.length === 0 ? (
          <EmptyState compact title={t('ledger.empty')} text={t('ledger.emptyText')} />
        ) : (
          <ol className={classes.events} aria-label={t('ledger.title')}>
            {shown.map((event) => (
              <LedgerRow key={event.id} event={event} />
            ))}
          </ol>
        )}
        {hasMore && (
          <Button
            variant="default"
            loading={older.isFetching}
            onClick={() => void (older.data ? older.fetchNextPage() : older.refetch())}
          >
            {t('ledger.more')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function LedgerRow({ event }: { event: LedgerEvent }) {
  const { t } = useTranslation('discoveryConsent')
  const { kind, company, organization, at } = event
  const EventIcon = icons[kind]
  const details = useDetails(event)
  return (
    <li>
      <span className={classes.icon}>
        <EventIcon size={19} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.what}>
        <Text fw={550}>{t(`ledger.kinds.${kind}`, { company: company ?? '' })}</Text>
        {details && <Text size="sm">{details}</Text>}
        <Text component="time" dateTime={at} size="sm" c="dimmed" title={formatMoment(at)}>
          {timeAgo(at)}
        </Text>
      </div>
      {organization && company && <HideMenu id={organization} company={company} />}
    </li>
  )
}

function HideMenu({ id, company }: { id: string; company: string }) {
  const { t } = useTranslation('discoveryConsent')
  const hide = useHideFrom((_, { name }) => toast.success({ title: t('excluded.hidden', { name }) }))
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('ledger.menu', { company })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEyeOff size={16} />} onClick={() => hide.mutate({ id, name: company })}>
          {t('ledger.hide', { company })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useDetails({
  details: { fields, until, mission, opening, purpose, reason },
}: LedgerEvent): string | undefined {
  const { t } = useTranslation('discoveryConsent')
  const { t: tContacts } = useTranslation('contacts')
  if (fields && until) {
    const date = formatDate(until)
    const names = formatList(labelsInLine(fields.map((field) => tContacts(`fields.${field}`))))
    return names ? t('ledger.sharedUntil', { fields: names, date }) : t('ledger.sharedNothing', { date })
  }
  return purpose ? tContacts(`purposes.${purpose as Purpose}`) : (mission ?? opening ?? reason)
}
