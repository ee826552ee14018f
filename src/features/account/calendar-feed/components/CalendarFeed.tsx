import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useBackendConfig } from '../../../../ui/use-backend-config.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { useEndFeed } from '../api/change-feed.ts'
import { feedQuery } from '../api/get-feed.ts'
import { Instructions } from './Instructions.tsx'
import { MakeAddress } from './MakeAddress.tsx'
import { NewAddress } from './NewAddress.tsx'

/** The person's calendar feed: make, replace and turn off its address, and what to do with it. */
export function CalendarFeed() {
  const { t } = useTranslation('calendarFeed')
  const { id } = useSignedIn()
  const backend = useBackendConfig()
  const [secret, setSecret] = useState<string>()
  const [isMaking, making] = useDisclosure()
  const [isEnding, ending] = useDisclosure()
  const end = useEndFeed(id, () => {
    setSecret(undefined)
    ending.close()
    toast.success({ title: t('end.done') })
  })
  const query = useQuery(feedQuery(id))
  const { data } = query
  if (data === undefined) return <LoadState query={query} />
  const address = `${backend?.supabaseUrl ?? location.origin}/functions/v1/calendar/${secret}.ics`
  return (
    <Stack gap="lg" maw={760}>
      <Section title={t(data ? 'on' : 'off')} hint={t('contents')}>
        {secret && <NewAddress address={address} />}
        {data && (
          <Text size="sm" c="dimmed">
            {[
              t('since', { when: formatDate(data.createdAt) }),
              data.lastReadAt ? t('read', { when: timeAgo(data.lastReadAt) }) : t('neverRead'),
            ].join(' · ')}
          </Text>
        )}
        <Text size="sm">{t('secret')}</Text>
        <Group>
          <Button variant={data ? 'default' : 'filled'} onClick={making.open}>
            {t(data ? 'replace.button' : 'make.button')}
          </Button>
          {data && (
            <Button variant="subtle" color="red" c="var(--danger-text)" onClick={ending.open}>
              {t('end.button')}
            </Button>
          )}
        </Group>
      </Section>
      <Instructions />
      <MakeAddress
        userId={id}
        isReplacement={data !== null}
        opened={isMaking}
        onMade={setSecret}
        onClose={making.close}
      />
      <ConfirmDialog
        opened={isEnding}
        title={t('end.question')}
        text={t('end.text')}
        action={t('end.button')}
        isHarmful
        change={end}
        onConfirm={() => end.mutate()}
        onClose={ending.close}
      />
    </Stack>
  )
}
