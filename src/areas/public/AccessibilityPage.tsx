import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../ui/Markdown.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

/** What we aim for, what is tested, and what is still missing. */
export function AccessibilityPage() {
  const { t } = useTranslation('accessibility')
  useDocumentTitle(t('title'))
  useDescription(t('description'))
  return (
    <PublicFrame>
      <Title order={1} mb="lg">
        {t('title')}
      </Title>
      <Markdown topHeading={2}>{t('body')}</Markdown>
    </PublicFrame>
  )
}
