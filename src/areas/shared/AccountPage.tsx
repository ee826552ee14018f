import { Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DeletionSection } from '../../features/account/account/components/DeletionSection.tsx'
import { EmailSection } from '../../features/account/account/components/EmailSection.tsx'
import { PasswordSection } from '../../features/account/account/components/PasswordSection.tsx'
import { ProfileSection } from '../../features/account/account/components/ProfileSection.tsx'
import { SessionsSection } from '../../features/account/account/components/SessionsSection.tsx'
import { TwoFactorSection } from '../../features/account/account/components/TwoFactorSection.tsx'
import { ActingHistory } from '../../features/account/impersonation/components/ActingHistory.tsx'
import { ExportPanel } from '../../features/account/my-data/components/ExportPanel.tsx'
import { saveLanguage } from '../../features/core/session/api/save-language.ts'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { LanguageChoice, ThemeChoice } from '../../ui/AppearanceChoice.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.ts'

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
        <Section align="flex-start" title={t('appearance.title')} hint={t('appearance.text')}>
          <Group gap="lg">
            <LanguageChoice onChange={(language) => void saveLanguage(id, language).catch(toast.error)} />
            <ThemeChoice />
          </Group>
        </Section>
        <Section align="flex-start" title={t('mails.title')} hint={t('mails.text')}>
          <LinkButton to={path('/notifications/preferences')} variant="default">
            {t('mails.open')}
          </LinkButton>
        </Section>
        <Section align="flex-start" title={t('calendar.title')} hint={t('calendar.text')}>
          <LinkButton to={path('/account/calendar')} variant="default">
            {t('calendar.open')}
          </LinkButton>
        </Section>
        <Section align="flex-start" title={t('decisions.title')} hint={t('decisions.text')}>
          <LinkButton to={path('/decisions')} variant="default">
            {t('decisions.open')}
          </LinkButton>
        </Section>
        <Section align="flex-start" title={t('tokens.title')} hint={t('tokens.text')}>
          <LinkButton to={path('/account/tokens')} variant="default">
            {t('tokens.open')}
          </LinkButton>
        </Section>
        <Section align="flex-start" title={t('data.title')} hint={t('data.text')}>
          <ExportPanel />
          <LinkButton to={path('/account/data')} variant="default">
            {t('data.more')}
          </LinkButton>
        </Section>
        <ActingHistory />
        <DeletionSection />
      </Stack>
    </>
  )
}
