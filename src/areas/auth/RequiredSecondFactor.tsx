import { Button, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TwoFactorSetup } from '../../features/account/account/components/TwoFactorSetup.tsx'
import { rolesQuery } from '../../features/core/session/api/get-roles.ts'
import { signOut } from '../../features/core/session/api/sign-out.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { toast } from '../../ui/toast.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { AuthFrame } from './AuthFrame.tsx'

/** Requires administrators without a second factor to set one up first. */
export function RequiredSecondFactor() {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  useDocumentTitle(t('twoFactor.required'))
  return (
    <AuthFrame audience="administrator">
      <Stack gap="lg" align="flex-start">
        <div>
          <Title order={1}>{t('twoFactor.required')}</Title>
          <Text c="dimmed" mt={6}>
            {t('twoFactor.requiredText')}
          </Text>
        </div>
        <TwoFactorSetup
          isMain
          onDone={() => void queries.invalidateQueries({ queryKey: rolesQuery(id).queryKey })}
        />
        <Button variant="transparent" px={0} onClick={() => signOut().catch(toast.error)}>
          {tAuth('secondFactor.signOut')}
        </Button>
      </Stack>
    </AuthFrame>
  )
}
