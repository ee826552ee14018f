import { Button, Divider, Group } from '@mantine/core'
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import { offeredProvidersQuery, providers, signInWithProvider } from '../api/sign-in-with-provider.ts'

const icons = { google: IconBrandGoogle, linkedin_oidc: IconBrandLinkedin }

/** Enabled providers, and the terms an account created with one comes with. */
export function ProviderButtons({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth')
  const { data: offered = [] } = useQuery(offeredProvidersQuery())
  if (offered.length === 0) return null
  return (
    <>
      <Divider label={t('or')} labelPosition="center" />
      <Group grow gap="sm">
        {offered.map((provider) => {
          const Icon = icons[provider]
          return (
            <Button
              key={provider}
              variant="default"
              leftSection={<Icon size={18} aria-hidden />}
              aria-label={t('continueWith', { provider: providers[provider] })}
              onClick={() => signInWithProvider(provider).catch(toast.error)}
            >
              {providers[provider]}
            </Button>
          )
        })}
      </Group>
      {children}
    </>
  )
}
