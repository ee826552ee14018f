import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SettingsSection } from '../../account/components/SettingsSection.tsx'
import { ConsentSection } from './ConsentSection.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { HeldSection } from './HeldSection.tsx'
import { RectificationSection } from './RectificationSection.tsx'

/** The person's data: export, view and correct it, and see their consents. */
export function DataPage() {
  const { t } = useTranslation('ownData')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg" maw={760}>
        <SettingsSection title={t('export.title')} text={t('export.text')}>
          <ExportPanel />
        </SettingsSection>
        <HeldSection />
        <RectificationSection />
        <ConsentSection />
      </Stack>
    </>
  )
}
