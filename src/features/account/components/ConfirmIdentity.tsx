import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Provider, providers, signInWithProvider } from '../../auth/api/sign-in-with-provider.ts'
import { PasswordField } from '../../auth/components/PasswordField.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import { confirmIdentity, type IdentityProofs, identityProofsQuery } from '../api/confirm-identity.ts'

interface Props {
  submit: string
  color?: string
  /** False while another required input is missing. */
  isReady?: boolean
  /** Runs once the person's identity is confirmed. */
  act: () => Promise<unknown>
  onDone: () => void
}

/** Asks for the person's credentials again before a sensitive action. */
export function ConfirmIdentity(props: Props) {
  const { data, error, refetch } = useQuery(identityProofsQuery(useSignedIn().id))
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={1} />
  const mustLeave = !data.hasPassword && !data.factorId && !data.isFresh
  return mustLeave ? <SignInAgain proofs={data} /> : <ProofForm {...props} proofs={data} />
}

function ProofForm({
  proofs,
  submit,
  color,
  isReady = true,
  act,
  onDone,
}: Props & { proofs: IdentityProofs }) {
  const { t } = useTranslation('account')
  const { email } = useSignedIn()
  const [visible, setVisible] = useState(false)
  const form = useForm({ initialValues: { password: '', code: '' } })
  const confirm = useMutation({
    mutationFn: async (shown: { password: string; code: string }) => {
      await confirmIdentity(proofs, { email, ...shown })
      await act()
    },
    onSuccess: onDone,
  })
  const isMissing =
    !isReady ||
    (proofs.hasPassword && form.values.password === '') ||
    (proofs.factorId !== null && form.values.code.trim() === '')
  return (
    <form onSubmit={form.onSubmit((values) => confirm.mutate(values))} noValidate>
      <Stack gap="md">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {proofs.hasPassword && (
          <PasswordField
            label={t('identity.password')}
            autoComplete="current-password"
            data-autofocus
            visible={visible}
            onVisibilityChange={setVisible}
            {...form.getInputProps('password')}
          />
        )}
        {proofs.factorId && (
          <TextInput
            label={t('identity.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            {...form.getInputProps('code')}
          />
        )}
        {confirm.isError && (
          <Alert color="red" role="alert">
            {errorText(confirm.error)}
          </Alert>
        )}
        <Button type="submit" color={color} loading={confirm.isPending} disabled={isMissing}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}

/** People without a password sign in with their provider again and return to this page. */
function SignInAgain({ proofs }: { proofs: IdentityProofs }) {
  const { t } = useTranslation('account')
  const leave = useMutation({
    mutationFn: (provider: Provider) => signInWithProvider(provider, location.pathname),
    onError: toast.error,
  })
  return (
    <Stack gap="md">
      <Text>{t('identity.elsewhere')}</Text>
      {proofs.providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          loading={leave.isPending}
          onClick={() => leave.mutate(provider)}
        >
          {t('identity.signInWith', { provider: providers[provider] })}
        </Button>
      ))}
    </Stack>
  )
}
