import { Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LanguageChoice, ThemeChoice } from '../../../ui/AppearanceChoice.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActingHistory } from '../../acting/components/ActingHistory.tsx'
import { ExportPanel } from '../../own-data/components/ExportPanel.tsx'
import { saveLanguage } from '../../profiles/api/save-language.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { DeletionSection } from './DeletionSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { TwoFactorSection } from './TwoFactorSection.tsx'

export function AccountPage() {
  const { t } = useTranslation('account')
  const { id } = useSignedIn()
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg" maw={760}>
        <ProfileSection />
        <EmailSection />
        <PasswordSection />
        <TwoFactorSection />
        <SessionsSection />
        <SettingsSection title={t('appearance.title')} text={t('appearance.text')}>
          <Group gap="lg">
            <LanguageChoice onChange={(language) => void saveLanguage(id, language).catch(toast.error)} />
            <ThemeChoice />
          </Group>
        </SettingsSection>
        <SettingsSection title={t('mails.title')} text={t('mails.text')}>
          <LinkButton to={path('/notifications/preferences')} variant="default">
            {t('mails.open')}
          </LinkButton>
        </SettingsSection>
        <SettingsSection title={t('decisions.title')} text={t('decisions.text')}>
          <LinkButton to={path('/decisions')} variant="default">
            {t('decisions.open')}
          </LinkButton>
        </SettingsSection>
        <SettingsSection title={t('data.title')} text={t('data.text')}>
          <ExportPanel />
          <LinkButton to={path('/account/data')} variant="default">
            {t('data.more')}
          </LinkButton>
        </SettingsSection>
        <ActingHistory />
        <DeletionSection />
      </Stack>
    </>
  )
}
