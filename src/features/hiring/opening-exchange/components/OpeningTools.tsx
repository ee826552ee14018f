import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconShare, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { toast } from '../../../../ui/toast.ts'
import { exportOpenings } from '../api/exchange.ts'
import { ImportOpenings } from './ImportOpenings.tsx'
import { ShareOpenings } from './ShareOpenings.tsx'

export interface OpeningToolsProps {
  organization: string
}

/** What an organization does with all its openings: bring some in, take them along, show them elsewhere. */
export function OpeningTools({ organization }: OpeningToolsProps) {
  const { t } = useTranslation(['openingExchange', 'matching', 'openingEditor', 'profiles'])
  const [opened, setOpened] = useState<'import' | 'share'>()
  const close = () => setOpened(undefined)
  async function save() {
    try {
      const [{ openingsCsv }, openings] = await Promise.all([
        import('../openings-csv.ts'),
        exportOpenings(organization),
      ])
      const csv = openingsCsv(openings, {
        header: (column) => t(`columns.${column}`),
        contract: (kind) => t(`profiles:contractKinds.${kind}`),
        remote: (mode) => t(`matching:remotes.${mode}`),
        workingTime: (time) => t(`times.${time}`),
        period: (period) => t(`periods.${period}`),
        status: (status) => t(`openingEditor:status.${status}`),
        audience: (audience) => t(`openingEditor:audience.names.${audience}`),
        address: (slug) => location.origin + paths.opening(slug),
      })
      saveFile(t('export.fileName'), csv, 'text/csv;charset=utf-8')
    } catch (error) {
      toast.error(error)
    }
  }
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false} withinPortal={false}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {t('tools')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconShare size={18} aria-hidden />} onClick={() => setOpened('share')}>
            {t('share.open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setOpened('import')}>
            {t('import.open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload size={18} aria-hidden />} onClick={() => void save()}>
            {t('export.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened === 'import' && <ImportOpenings organization={organization} onClose={close} />}
      {opened === 'share' && <ShareOpenings organization={organization} onClose={close} />}
    </>
  )
}
