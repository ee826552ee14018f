import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { DialogForm } from '../../../../ui/DialogForm.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { confirmIdentity, type IdentityProofs, identityProofsQuery } from '../api/confirm-identity.ts'
import { type Provider, providers, signInWithProvider } from '../api/sign-in-with-provider.ts'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  /** A verb: what is confirmed. */
  action: string
  /** Deletes or ends something. */
  isHarmful?: boolean
  /** False while another required input is missing. */
  isReady?: boolean
  /** Runs once the person's identity is confirmed. */
  act: () => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks for the person's credentials again before a sensitive action, in a dialog. */
export function ConfirmIdentity(props: Props) {
  const { data, error, refetch } = useQuery(identityProofsQuery(useSignedIn().id))
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={1} />
  const mustLeave = !data.hasPassword && !data.factorId && !data.isFresh
  return mustLeave ? <SignInAgain proofs={data} /> : <ProofForm {...props} proofs={data} />
}

function ProofForm(props: Props & { proofs: IdentityProofs }) {
  const { proofs, action, isHarmful, isReady = true, act, onDone, onClose } = props
  const { t } = useTranslation('account')
  const { email } = useSignedIn()
  const [visible, setVisible] = useState(false)
  const form = useForm({ initialValues: { password: '', code: '' } })
  const confirm = useChange(
    async (shown: { password: string; code: string }) => {
      await confirmIdentity(proofs, { email, ...shown })
      await act()
    },
    { failure: 'caller', onSuccess: onDone },
  )
  const isMissing =
    !isReady ||
    (proofs.hasPassword && form.values.password === '') ||
    (proofs.factorId !== null && form.values.code.trim() === '')
  return (
    <DialogForm
      action={action}
      isHarmful={isHarmful}
      change={confirm}
      isReady={!isMissing}
      onSubmit={form.onSubmit((values) => confirm.mutate(values))}
      onClose={onClose}
    >
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
    </DialogForm>
  )
}

/** People without a password sign in with their provider again and return to this page. */
function SignInAgain({ proofs }: { proofs: IdentityProofs }) {
  const { t } = useTranslation('account')
  const leave = useChange((provider: Provider) => signInWithProvider(provider, location.pathname), {
    failure: 'toast',
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
