import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState.tsx'
import { LinkButton } from './LinkButton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** Replaces a page that administrators have switched off. */
export function SwitchedOff({ home }: { home: string }) {
  const { t } = useTranslation()
  useDocumentTitle(t('switchedOff.title'))
  return (
    <EmptyState
      level={1}
      title={t('switchedOff.title')}
      text={t('switchedOff.text')}
      action={<LinkButton to={home}>{t('switchedOff.home')}</LinkButton>}
    />
  )
}
