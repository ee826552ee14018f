import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ContactForm } from '../../features/account/feedback/components/ContactForm.tsx'
import { legalPageQuery } from '../../features/account/legal/api/get-legal-page.ts'
import { OperatorCard } from '../../features/account/legal/components/OperatorCard.tsx'
import { useMe } from '../../features/core/session/use-me.ts'
import { fullName } from '../../features/profile/profiles/name.ts'
import { paths } from '../../lib/paths.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

/** Lets anyone write to the people who run the platform, with or without an account. */
export function ContactPage() {
  const { t } = useTranslation('help')
  const state = useMe()
  const { data: legal } = useQuery(legalPageQuery('privacy'))
  useDocumentTitle(t('contact.title'))
  useDescription(t('contact.description'))
  const known =
    state.status === 'ready' ? { name: fullName(state.me.profile), email: state.me.email } : undefined
  return (
    <PublicFrame>
      <Stack gap="lg" maw={680}>
        <div>
          <Title order={1}>{t('contact.title')}</Title>
          <Text c="dimmed" mt={6}>
            <Trans
              t={t}
              i18nKey="contact.intro"
              components={{ help: <Anchor component={Link} to={paths.help} underline="always" /> }}
            />
          </Text>
        </div>
        <Card padding="lg">
          {state.status === 'loading' ? <CardsSkeleton tiles={0} rows={3} /> : <ContactForm known={known} />}
        </Card>
        {legal?.operator.name && <OperatorCard operator={legal.operator} />}
      </Stack>
    </PublicFrame>
  )
}
