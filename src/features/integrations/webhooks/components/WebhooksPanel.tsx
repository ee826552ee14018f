import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { webhooksQuery } from '../api/get-webhooks.ts'
import { EndpointForm } from './EndpointForm.tsx'
import { EndpointSection } from './EndpointSection.tsx'

/** Where an organization's events are sent: add, change and delete endpoints, and see what they got. */
export function WebhooksPanel({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('webhooks')
  const [isOpen, { open, close }] = useDisclosure()
  const query = useQuery(webhooksQuery(organization.id))
  const { data } = query
  if (!data) return <LoadState query={query} />
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
      {t('add.button')}
    </Button>
  )
  return (
    <Stack gap="lg" maw={860}>
      {data.endpoints.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} action={add} />
      ) : (
        <>
          <Group justify="space-between">
            <Text c="dimmed">{t('signed')}</Text>
            {add}
          </Group>
          {data.endpoints.map((endpoint) => (
            <EndpointSection
              key={endpoint.id}
              organization={organization.id}
              endpoint={endpoint}
              offered={data.events}
            />
          ))}
        </>
      )}
      <Text size="sm">
        <Anchor component={Link} to={paths.developers}>
          {t('documentation')}
        </Anchor>
      </Text>
      <Dialog opened={isOpen} onClose={close} title={t('add.title')} size="lg">
        <EndpointForm organization={organization.id} offered={data.events} onDone={close} />
      </Dialog>
    </Stack>
  )
}
