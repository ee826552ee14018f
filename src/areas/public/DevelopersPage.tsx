import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiReference } from '../../features/integrations/api-reference/components/ApiReference.tsx'
import { ErrorsTable } from '../../features/integrations/api-reference/components/ErrorsTable.tsx'
import { paths } from '../../lib/paths.ts'
import { CopyField } from '../../ui/CopyField.tsx'
import { useBackendConfig } from '../../ui/use-backend-config.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

const parts = ['tokens', 'pages', 'changes'] as const

/** How programs use the API. */
export function DevelopersPage() {
  const { t } = useTranslation('apiReference')
  const backend = useBackendConfig()
  useDocumentTitle(t('title'))
  const api = `${backend?.supabaseUrl ?? location.origin}/functions/v1/api`
  return (
    <PublicFrame>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" mt={6} maw="64ch">
            {t('intro')}
          </Text>
        </div>
        <Card padding="lg" component="section">
          <Stack gap="md">
            <Title order={2}>{t('start.title')}</Title>
            <Text maw="72ch">{t('start.text')}</Text>
            <Text>
              <Anchor component={Link} to={`${paths.dashboard}/account/tokens`}>
                {t('start.create')}
              </Anchor>
            </Text>
            <CopyField
              isCode
              label={t('start.example')}
              value={`curl -H "Authorization: Bearer $ESSOR_TOKEN" \\\n  "${api}/v1/missions?limit=5"`}
            />
            <Text size="sm">
              <Anchor href={`${api}/openapi.json`}>{t('start.document')}</Anchor>
            </Text>
          </Stack>
        </Card>
        {parts.map((part) => (
          <Card key={part} padding="lg" component="section">
            <Title order={2} mb="xs">
              {t(`parts.${part}.title`)}
            </Title>
            <Text maw="72ch">{t(`parts.${part}.text`)}</Text>
          </Card>
        ))}
        <Card padding="lg" component="section">
          <Title order={2} mb="xs">
            {t('errors.title')}
          </Title>
          <Text maw="72ch" mb="md">
            {t('errors.text')}
          </Text>
          <ErrorsTable />
        </Card>
        <ApiReference />
      </Stack>
    </PublicFrame>
  )
}
