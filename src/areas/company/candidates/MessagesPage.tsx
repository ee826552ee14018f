import { useTranslation } from 'react-i18next'
import { MessagesView } from '../../../features/community/messages/components/MessagesView.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** Conversations with candidates who accepted contact. */
export function MessagesPage() {
  const { t } = useTranslation('discovery')
  return (
    <>
      <PageHeader title={t('tabs.messages')} />
      <MessagesView side="company" />
    </>
  )
}
