import { Button, Divider, Group } from '@mantine/core'
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { type Provider, providers, signInWithProvider } from '../api/sign-in-with-provider.ts'

const icons = { google: IconBrandGoogle, linkedin_oidc: IconBrandLinkedin }

export function ProviderButtons() {
  const { t } = useTranslation('auth')
  return (
    <>
      <Divider label={t('or')} labelPosition="center" />
      <Group grow gap="sm">
        {(Object.keys(providers) as Provider[]).map((provider) => {
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
    </>
  )
}
