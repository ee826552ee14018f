import { Alert, Anchor, List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { LegalPage } from '../api/answers.ts'
import { OperatorCard } from './OperatorCard.tsx'
import { OperatorHint } from './OperatorHint.tsx'

/** A version of a text as everyone reads it, with links to all others. */
export function LegalDocument({ page }: { page: LegalPage }) {
  const { t } = useTranslation('legal')
  const { kind, version, versions, operator } = page
  const language = currentLanguage()
  const changes = page[`changes_${language}`]
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t(`kinds.${kind}`)}</Title>
        <Text c="dimmed" mt={6}>
          {t('version', { version, date: formatDate(page.published_at) })}
        </Text>
      </div>
      <OperatorHint operator={operator} />
      {version !== versions[0]?.version && (
        <Alert color="amber">
          {t('older')}{' '}
          <Anchor component={Link} to={paths[kind]} underline="always">
            {t('current')}
          </Anchor>
        </Alert>
      )}
      <OperatorCard operator={operator} />
      {changes && (
        <Alert color="indigo" title={t('changes')}>
          {changes}
        </Alert>
      )}
      <Markdown topHeading={2}>{page[`body_${language}`]}</Markdown>
      {versions.length > 1 && (
        <section aria-labelledby="versions">
          <Title order={2} id="versions" fz="lg" mb="xs">
            {t('versions')}
          </Title>
          <List>
            {versions.map((one) => (
              <List.Item key={one.version}>
                <Anchor component={Link} to={`${paths[kind]}?version=${one.version}`}>
                  {t('versionLink', { version: one.version, date: formatDate(one.published_at) })}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </section>
      )}
    </Stack>
  )
}
