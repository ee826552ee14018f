import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'

export function OrganizationTokens() {
  const { t } = useTranslation('integrations')
  return <EmptyState title={t('states.tokens.none')} text={t('cards.tokens.text')} />
}
