import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { below, paths } from '../../../../lib/paths.ts'
import { LanguageSwitch } from '../../../../ui/LanguageSwitch.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Logo } from '../../../../ui/Logo.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { profileQuery } from '../../../core/session/api/get-profile.ts'
import { signOut } from '../../../core/session/api/sign-out.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { acceptLegalTexts } from '../api/accept-legal-texts.ts'
import type { LegalDue } from '../api/answers.ts'
import classes from './NewTermsGate.module.css'

/** What is new in the texts, and every option: agree, or export the data and leave. */
export function GatePage({ due }: { due: LegalDue[] }) {
  const { t } = useTranslation('legal')
  const { id } = useSignedIn()
  const language = currentLanguage()
  useDocumentTitle(t('gate.title'))
  const accept = useChange(acceptLegalTexts, {
    refresh: [profileQuery(id).queryKey],
    failure: 'toast',
    onSuccess: () => toast.success({ title: t('gate.thanks') }),
  })
  return (
    <main className={classes.page}>
      <Stack gap="lg">
        <Group justify="space-between">
          <Logo />
          <LanguageSwitch />
        </Group>
        <div>
          <Title order={1}>{t('gate.title')}</Title>
          <Text c="dimmed" mt={6}>
            {t('gate.text')}
          </Text>
        </div>
        {due.map(({ kind, version, changes }) => (
          <Card key={kind} padding="lg" component="section">
            <Title order={2} fz="lg">
              {t('gate.changesOf', { kind: t(`kinds.${kind}`) })}
            </Title>
            {changes
              .filter((change) => change[language])
              .map((change) => (
                <Text key={change.version} mt="sm" style={{ whiteSpace: 'pre-line' }}>
                  {change[language]}
                </Text>
              ))}
            <Anchor
              href={`${paths[kind]}?version=${version}`}
              target="_blank"
              rel="noreferrer"
              mt="sm"
              underline="always"
            >
              {t('gate.read')} ({t('gate.version', { version })})
            </Anchor>
          </Card>
        ))}
        <Button size="md" loading={accept.isPending} onClick={() => accept.mutate(due)}>
          {t('gate.accept')}
        </Button>
        <div>
          <Title order={2} fz="lg" mt="md">
            {t('gate.refuse')}
          </Title>
          <Text c="dimmed" mt={6}>
            {t('gate.refuseText')}
          </Text>
        </div>
        <Group gap="sm">
          <LinkButton to={below(paths.dashboard, 'account')} variant="default">
            {t('gate.account')}
          </LinkButton>
          <Button variant="default" onClick={() => signOut().catch(toast.error)}>
            {t('gate.signOut')}
          </Button>
        </Group>
      </Stack>
    </main>
  )
}
