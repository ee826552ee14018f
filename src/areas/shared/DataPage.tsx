import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ConsentSection } from '../../features/account/my-data/components/ConsentSection.tsx'
import { ExportPanel } from '../../features/account/my-data/components/ExportPanel.tsx'
import { HeldSection } from '../../features/account/my-data/components/HeldSection.tsx'
import { RectificationSection } from '../../features/account/my-data/components/RectificationSection.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Section } from '../../ui/Section.tsx'

/** The person's data: export, view and correct it, and see their consents. */
export function DataPage() {
  const { t } = useTranslation('myData')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg" maw={760}>
        <Section align="flex-start" title={t('export.title')} hint={t('export.text')}>
          <ExportPanel />
        </Section>
        <HeldSection />
        <RectificationSection />
        <ConsentSection />
      </Stack>
    </>
  )
}
