import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFileExport, IconFileImport, IconMoonStars } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Applications } from '../use-applications.ts'
import { useExport } from '../use-export.ts'
import { NoReplySettingsDialog } from './NoReplySettingsDialog.tsx'

const ImportWizard = lazy(async () => ({ default: (await import('./ImportWizard.tsx')).ImportWizard }))

/** Rarely used actions. */
export function ApplicationsMenu({ applications }: { applications: Applications }) {
  const { t } = useTranslation('applications')
  const { userId, board } = applications
  const [opened, setOpened] = useState<'import' | 'silence' | null>(null)
  const download = useExport(applications)
  const close = () => setOpened(null)
  return (
    <>
      <Menu
        position="bottom-end"
        shadow="md"
        width={260}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileImport size={16} />} onClick={() => setOpened('import')}>
            {t('import.title')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileExport size={16} />}
            disabled={board.cards.length === 0}
            onClick={() => void download()}
          >
            {t('export')}
          </Menu.Item>
          <Menu.Item leftSection={<IconMoonStars size={16} />} onClick={() => setOpened('silence')}>
            {t('silence.title')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened === 'import' && (
        <Suspense>
          <ImportWizard applications={applications} onClose={close} />
        </Suspense>
      )}
      {opened === 'silence' && (
        <NoReplySettingsDialog userId={userId} days={board.silent_days} onClose={close} />
      )}
    </>
  )
}
