import { Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import type { ConfirmIdentity as Confirmation } from '../../../account/auth/components/ConfirmIdentity.tsx'
import { rotateSecret } from '../api/change-webhooks.ts'
import { webhooksKeys } from '../api/keys.ts'
import { SecretShown } from './SecretShown.tsx'

const ConfirmIdentity = lazyPage<Parameters<typeof Confirmation>[0]>(
  async () => (await import('../../../account/auth/components/ConfirmIdentity.tsx')).ConfirmIdentity,
  'account',
  'auth',
)

interface Props {
  organization: string
  endpoint: string
  onDone: () => void
}

/** A new secret beside the old one, after confirming the person's identity. */
export function RotateSecret({ organization, endpoint, onDone }: Props) {
  const { t } = useTranslation('webhooks')
  const queries = useQueryClient()
  const made = useRef<string>(null)
  const [secret, setSecret] = useState<string>()
  async function rotate(): Promise<void> {
    made.current = await rotateSecret(endpoint)
    await queries.invalidateQueries({ queryKey: webhooksKeys.of(organization) })
  }
  if (secret) return <SecretShown title={t('secret.rotated')} secret={secret} onClose={onDone} />
  return (
    <Stack gap="md">
      <Text>{t('rotate.text')}</Text>
      <Suspense fallback={<CardsSkeleton tiles={1} />}>
        <ConfirmIdentity
          action={t('rotate.submit')}
          act={rotate}
          onDone={() => setSecret(made.current ?? undefined)}
          onClose={onDone}
        />
      </Suspense>
    </Stack>
  )
}
