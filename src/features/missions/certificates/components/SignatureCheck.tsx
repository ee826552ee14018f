import { Alert, Anchor, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { verify } from '../../../../../supabase/functions/_shared/verify.ts'
import { paths } from '../../../../lib/paths.ts'
import { getCredential, issuerKeysQuery } from '../api/get-credential.ts'
import { certificateKeys } from '../api/keys.ts'

/** The page verifies its own certificate, as anyone else could. */
export function SignatureCheck({ code, isRevoked }: { code: string; isRevoked: boolean }) {
  const { t } = useTranslation('certificates')
  const { data: keys } = useQuery(issuerKeysQuery())
  const { data: objection, isError } = useQuery({
    queryKey: certificateKeys.signature(code, keys),
    enabled: Boolean(keys),
    queryFn: async () => (await verify(await getCredential(code), keys!)) ?? 'none',
  })
  const right = isRevoked ? 'revoked' : 'valid'
  const state = isError ? 'failed' : !objection ? 'checking' : objection === 'none' ? right : 'invalid'
  const isBad = state === 'invalid'
  return (
    <Alert
      color={state === 'valid' ? 'moss' : state === 'revoked' ? 'amber' : isBad ? 'red' : 'gray'}
      icon={isBad ? <IconShieldX /> : <IconShieldCheck />}
      title={t('signature.title')}
      role="status"
    >
      <Text size="md">{t(`signature.${state}`)}</Text>
      <Anchor component={Link} to={paths.checkCertificate} size="sm" underline="always">
        {t('signature.own')}
      </Anchor>
    </Alert>
  )
}
