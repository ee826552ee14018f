import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../../../../supabase/functions/_shared/device-name.ts'
import type ownData from '../../../../i18n/en/myData.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { formatLabeled } from '../../../../lib/formats/words.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { type ConsentEvent, consentsQuery } from '../api/consents.ts'

type Kind = keyof typeof ownData.consents.kinds

/** What was consented to and withdrawn, newest first. */
export function ConsentSection() {
  const { t } = useTranslation('myData')
  const { id } = useSignedIn()
  const query = useQuery(consentsQuery(id))
  const { data } = query
  return (
    <Section align="flex-start" title={t('consents.title')} hint={t('consents.text')}>
      <LoadState query={query} />
      {data?.length === 0 && <Text c="dimmed">{t('consents.none')}</Text>}
      {data && data.length > 0 && <History events={data} />}
    </Section>
  )
}

function History({ events }: { events: ConsentEvent[] }) {
  const { t } = useTranslation('myData')
  return (
    <ResponsiveTable
      caption={t('consents.title')}
      rows={events}
      keyOf={({ id }) => String(id)}
      columns={[
        { header: t('consents.what'), cell: (event) => <What event={event} /> },
        {
          header: t('consents.answer'),
          cell: ({ given }) => (
            <Badge color={given ? 'moss' : 'gray'} variant="light">
              {t(given ? 'consents.given' : 'consents.withdrawn')}
            </Badge>
          ),
          width: 130,
        },
        { header: t('consents.when'), cell: (event) => <When event={event} />, width: 210 },
      ]}
    />
  )
}

function What({ event }: { event: ConsentEvent }) {
  const { t } = useTranslation('myData')
  return (
    <>
      {t(`consents.kinds.${event.kind as Kind}`, { defaultValue: event.kind })}
      {event.version && (
        <Text size="sm" c="dimmed">
          <Detail event={event} />
        </Text>
      )}
    </>
  )
}

/** What exactly was chosen, as stored: "feedback: digest", "partners", or the version of a text. */
function Detail({ event: { kind, version } }: { event: ConsentEvent }) {
  const { t } = useTranslation('myData')
  if (kind === 'public_page') return <>{t(`consents.shownTo.${version as 'public'}`)}</>
  if (kind === 'school_sharing' || kind === 'partner_name') return <SharedWith version={version} />
  if (kind !== 'mails') return <>{t('consents.version', { version })}</>
  const [topic, how] = version.split(': ') as ['feedback', 'never']
  return (
    <>{t('consents.mail', { topic: t(`consents.topics.${topic}`), how: t(`consents.choices.${how}`) })}</>
  )
}

/** "School: progress, skills" or "Partner (School): full", whatever characters the names contain. */
function SharedWith({ version }: { version: string }) {
  const { t } = useTranslation('myData')
  const at = version.lastIndexOf(': ')
  if (at < 0) return <>{version}</>
  const parts = version.slice(at + 2).split(', ') as (keyof typeof ownData.consents.parts)[]
  return (
    <>{formatLabeled(version.slice(0, at), formatItems(parts.map((part) => t(`consents.parts.${part}`))))}</>
  )
}

function When({ event: { created_at, ip, browser } }: { event: ConsentEvent }) {
  const { t } = useTranslation('account')
  return (
    <>
      {formatMoment(created_at)}
      {browser && (
        <Text size="sm" c="dimmed">
          {[deviceName(browser) ?? t('sessions.unknown'), ip].filter(Boolean).join(' · ')}
        </Text>
      )}
    </>
  )
}
