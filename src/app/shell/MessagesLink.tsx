import { ActionIcon } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import type { AppRole } from '../../features/core/session/roles.ts'

const areasWithMessages: (AppRole | undefined)[] = ['candidate', 'company', 'on_maker']

/** On wide screens, messages are one click away; phones have them in the bottom bar's pages. */
export function MessagesLink({ area }: { area: AppRole | undefined }) {
  const { t } = useTranslation('shell')
  const path = useAreaPath()
  if (!areasWithMessages.includes(area)) return null
  return (
    <ActionIcon
      component={Link}
      to={path('/networking/messages')}
      variant="subtle"
      color="gray"
      size="lg"
      visibleFrom="sm"
      aria-label={t('places.messages')}
      title={t('places.messages')}
    >
      <IconMessages size={20} stroke={1.7} />
    </ActionIcon>
  )
}
