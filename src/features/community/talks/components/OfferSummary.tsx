import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { zoneName } from '../../../../lib/formats/zones.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { MyOffer } from '../api/answers.ts'
import { useSaveOffer } from '../api/save-offer.ts'
import { noticeDays } from '../model.ts'
import { TalkFacts } from './TalkFacts.tsx'
import classes from './Talks.module.css'

/** The host's own offer, and whether it is open. */
export function OfferSummary({ offer, onEdit }: { offer: MyOffer; onEdit: () => void }) {
  const { t } = useTranslation('talks')
  const save = useSaveOffer('toast')
  const { slots: _, ...fields } = offer
  const { is_open, place } = offer
  const days = noticeDays(offer.notice_hours)
  return (
    <Card padding="lg" component="section" aria-labelledby="my-offer">
      <Stack gap="md">
        <Group justify="space-between">
          <Group gap="sm">
            <Title order={2} id="my-offer">
              {t('host.offer')}
            </Title>
            <Badge
              variant="light"
              color={is_open ? 'moss' : 'gray'}
              c={is_open ? 'var(--moss-text)' : undefined}
            >
              {t(is_open ? 'host.open' : 'host.closed')}
            </Badge>
          </Group>
          <Group gap="sm">
            <Button variant="default" onClick={onEdit}>
              {t('host.edit')}
            </Button>
            <Button
              variant={is_open ? 'subtle' : 'filled'}
              loading={save.isPending}
              onClick={() => save.mutate({ ...fields, is_open: !is_open })}
            >
              {t(is_open ? 'host.close' : 'host.reopen')}
            </Button>
          </Group>
        </Group>
        <Text c="dimmed">{t(is_open ? 'host.openText' : 'host.closedText')}</Text>
        <Title order={3} className={classes.title}>
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
        <div>
          <Text size="sm" c="dimmed" className={classes.words}>
            {place ? t('host.seenBy', { place }) : t('host.noPlace')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('host.zone', { zone: zoneName(offer.time_zone) })}{' '}
            {days === null
              ? t('host.noticeShort', { count: offer.notice_hours })
              : t('host.noticeShortDays', { count: days })}
          </Text>
        </div>
      </Stack>
    </Card>
  )
}
