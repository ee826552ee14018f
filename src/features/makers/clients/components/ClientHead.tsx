import { ActionIcon, Anchor, Badge, Button, Group, Menu, Text } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Client } from '../api/answers.ts'
import { useArchiveClient, useDeleteClient } from '../api/change-clients.ts'
import { ClientDialog } from './ClientDialog.tsx'

export function ClientHead({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const path = useAreaPath()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'edit' | 'delete'>()
  const close = () => setOpened(undefined)
  const { id, name, kind, website, address, archived_at } = client
  const archive = useArchiveClient(() =>
    toast.success({ title: t(archived_at ? 'client.restored' : 'client.archivedToast') }),
  )
  const remove = useDeleteClient(() => {
    toast.success({ title: t('client.deleted') })
    void navigate(path('/clients'))
  })
  return (
    <>
      <PageHeader
        title={name}
        badge={
          <>
            <Badge variant="light" color="gray" c="var(--mantine-color-text)" tt="none">
              {t(`list.kinds.${kind}`)}
            </Badge>
            {archived_at && (
              <Badge variant="light" color="amber" c="var(--amber-text)" tt="none">
                {t('client.isArchived')}
              </Badge>
            )}
          </>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setOpened('edit')}
            >
              {t('client.edit')}
            </Button>
            <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
              <Menu.Target>
                <ActionIcon variant="default" size="lg" aria-label={t('client.more')}>
                  <IconDots size={18} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={archived_at ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
                  onClick={() => archive.mutate({ id, isArchived: !archived_at })}
                >
                  {t(archived_at ? 'client.restore' : 'client.archive')}
                </Menu.Item>
                <Menu.Item
                  c="var(--danger-text)"
                  leftSection={<IconTrash size={16} />}
                  onClick={() => setOpened('delete')}
                >
                  {t('client.delete')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        }
      />
      <Group gap="md" mt={-16} mb="lg">
        {website && (
          <Anchor href={website} target="_blank" rel="noopener noreferrer">
            {website.replace(/^https?:\/\//, '')}
          </Anchor>
        )}
        {address && (
          <Text c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {address}
          </Text>
        )}
        <Text c="dimmed">{t('client.since', { date: formatDate(client.created_at) })}</Text>
      </Group>
      {opened === 'edit' && <ClientDialog client={client} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmDialog
          title={t('client.deleteTitle', { client: name })}
          text={t('client.deleteText')}
          action={t('client.delete')}
          isHarmful
          change={remove}
          onConfirm={() => remove.mutate(id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  )
}
