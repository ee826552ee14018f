import { ActionIcon, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { tellConversations } from '../../../account/notifications/conversation-news.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { messageKeys } from '../api/keys.ts'
import { type MessageSettings, settingsQuery, useSaveSettings } from '../api/settings.ts'

/** What others may see, saved right away. */
export function SettingsDialog() {
  const { t } = useTranslation('messages')
  const { id: me } = useSignedIn()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(true)
  const { data, error, refetch } = useQuery(settingsQuery(me))
  const save = useSaveSettings(me)
  function choose(changes: Partial<MessageSettings>): void {
    save.mutate(changes, {
      // Update the open conversation immediately.
      onSuccess: () => {
        const threads = queries.getQueryCache().findAll({ queryKey: messageKeys.threads(me) })
        for (const { queryKey } of threads)
          tellConversations({ kind: 'state', conversation: String(queryKey.at(-1)) })
      },
    })
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={42}
        aria-label={t('settings.open')}
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={20} />
      </ActionIcon>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('settings.title')}>
        {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={120} role="status" aria-busy="true" />}
        {data && (
          <Stack>
            <Switch
              label={t('settings.read')}
              description={t('settings.readHint')}
              checked={data.shows_read}
              onChange={(event) => choose({ shows_read: event.currentTarget.checked })}
            />
            <Switch
              label={t('settings.presence')}
              description={t('settings.presenceHint')}
              checked={data.shows_presence}
              onChange={(event) => choose({ shows_presence: event.currentTarget.checked })}
            />
            <Text size="sm" c="dimmed">
              {t('settings.limits')}
            </Text>
          </Stack>
        )}
      </Dialog>
    </>
  )
}
