import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { TokensPanel } from '../../features/integrations/access-tokens/components/TokensPanel.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** A person's own tokens. */
export function AccessTokensPage() {
  const { t } = useTranslation('accessTokens')
  const { id } = useSignedIn()
  const path = useAreaPath()
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={{ to: path('/account'), label: t('account') }}
      />
      <TokensPanel owner={{ id, isOrganization: false }} />
    </>
  )
}
