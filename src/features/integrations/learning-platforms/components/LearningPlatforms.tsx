import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { platformsQuery } from '../api/get-platforms.ts'
import { AddPlatformDialog } from './AddPlatformDialog.tsx'
import { OwnAddresses } from './OwnAddresses.tsx'
import { PlatformCard } from './PlatformCard.tsx'
import { RegistrationAddress } from './RegistrationAddress.tsx'
import { ToolKeys } from './ToolKeys.tsx'

/** The learning platforms of a school: connect, decide and remove. */
export function LearningPlatforms({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('learningPlatforms')
  const [isAdding, { open, close }] = useDisclosure()
  const query = useQuery({ ...platformsQuery(organization.id), refetchOnWindowFocus: 'always' })
  const { data } = query
  if (!data) return <LoadState query={query} />
  return (
    <Stack gap="lg" maw={860}>
      {data.platforms.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {data.platforms.map((platform) => (
        <PlatformCard key={platform.id} organization={organization.id} platform={platform} />
      ))}
      <RegistrationAddress organization={organization.id} backend={data.backend} />
      <OwnAddresses
        organization={organization.id}
        backend={data.backend}
        add={
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
            {t('add.button')}
          </Button>
        }
      />
      <ToolKeys organization={organization.id} keys={data.keys} />
      <Group>
        <Text size="sm">
          <Anchor component={Link} to={paths.helpArticle('learning-platforms')}>
            {t('help')}
          </Anchor>
        </Text>
      </Group>
      {isAdding && <AddPlatformDialog organization={organization.id} onClose={close} />}
    </Stack>
  )
}
