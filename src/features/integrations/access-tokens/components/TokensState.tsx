import { useTranslation } from 'react-i18next'
import { IntegrationState } from '../../integrations/components/IntegrationState.tsx'

export function TokensState() {
  const { t } = useTranslation('integrations')
  return <IntegrationState isOn={false}>{t('states.tokens.none')}</IntegrationState>
}
