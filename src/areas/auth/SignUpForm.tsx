import { Alert, Button, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signUpCandidate, signUpPartner } from '../../features/account/auth/api/sign-up.ts'
import { PartnerFields, PartnerTypeField } from '../../features/account/auth/components/PartnerFields.tsx'
import { PasswordField } from '../../features/account/auth/components/PasswordField.tsx'
import { PasswordMeter } from '../../features/account/auth/components/PasswordMeter.tsx'
import { validateWith } from '../../features/account/auth/form-errors.ts'
import {
  type AuthFields,
  candidateSchema,
  emptyFields,
  isFreeMail,
  needsProfessionalEmail,
  partnerSchema,
} from '../../features/account/auth/model.ts'
import { isAcceptable } from '../../features/account/auth/password.ts'
import { serverMessage } from '../../features/account/auth/server-message.ts'
import { isPasswordRefused, toAppError } from '../../lib/errors.ts'
import { Form } from '../../ui/Form.tsx'
import { toast } from '../../ui/toast.ts'
import { useCanEmail } from '../../ui/use-backend-config.ts'
import { AcceptedTexts } from './AcceptedTexts.tsx'

interface Props {
  who: 'candidate' | 'partner'
  form: UseFormReturnType<AuthFields>
  passwordVisible: boolean
  setPasswordVisible: (visible: boolean) => void
  /** The team the person was invited to: its members aren't candidates. */
  teamInvitation?: string
  /** Where the emailed link leads. */
  destination: string
  onDone: (email: string) => void
}

export function SignUpForm(props: Props) {
  const { who, form, passwordVisible, setPasswordVisible, teamInvitation, destination, onDone } = props
  const { t } = useTranslation('auth')
  const product = useTranslation().t('product')
  const [isBusy, setBusy] = useState(false)
  /** A password that passes every rule here but that the server knows to be compromised. */
  const [refused, setRefused] = useState<{ password: string; why: string }>()
  const canEmail = useCanEmail()
  const isPartner = who === 'partner'
  const { email, password, partnerType } = form.values
  const isProfessional = isPartner && needsProfessionalEmail(partnerType)
  const isWrongMail = isProfessional && isFreeMail(email)

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const errors = validateWith(isPartner ? partnerSchema : candidateSchema, t)(form.values)
    form.setErrors(errors)
    if (isWrongMail) {
      toast.failure({
        title: t('toasts.professionalEmail.title'),
        message: t('toasts.professionalEmail.message'),
      })
    }
    if (isWrongMail || Object.keys(errors).length > 0) return
    toast.clear()
    setBusy(true)
    try {
      await (isPartner
        ? signUpPartner(form.values)
        : signUpCandidate(form.values, destination, teamInvitation))
      const words = isPartner ? 'toasts.partnerSignedUp' : 'toasts.candidateSignedUp'
      if (canEmail) toast.success({ title: t(`${words}.title`, { product }), message: t(`${words}.message`) })
      else toast.success({ title: t('toasts.signedUpWithoutEmail') })
      form.setValues(emptyFields)
      form.clearErrors()
      onDone(email)
    } catch (cause) {
      tellWhy(cause)
    } finally {
      setBusy(false)
    }
  }

  function tellWhy(cause: unknown): void {
    const { code, message } = toAppError(cause)
    if (message.includes('already registered') || code === 'user_already_exists') {
      toast.failure({ title: t('toasts.accountExists.title'), message: t('toasts.accountExists.message') })
    } else {
      if (isPasswordRefused(cause)) setRefused({ password, why: serverMessage(cause) })
      toast.failure({ title: t('toasts.signUpFailed'), message: serverMessage(cause) })
    }
  }

  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        {isPartner && <PartnerTypeField form={form} />}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={t('firstName')}
            required
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={t('lastName')}
            required
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <TextInput
          type="email"
          label={isProfessional ? `${t('email')} ${t('professionalEmail')}` : t('email')}
          required
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        {isWrongMail && (
          <Alert color="amber" icon={<IconInfoCircle />} role="alert">
            {t('professionalEmailAlert')}
          </Alert>
        )}
        {isPartner && <PartnerFields form={form} />}
        <PasswordField
          label={t('password')}
          required
          minLength={8}
          autoComplete="new-password"
          visible={passwordVisible}
          onVisibilityChange={setPasswordVisible}
          {...form.getInputProps('password')}
          error={refused?.password === password ? refused.why : undefined}
        />
        <PasswordMeter password={password} isRefused={refused?.password === password} />
        {password !== '' && !isAcceptable(password) && (
          <Alert color="amber" icon={<IconInfoCircle />} role="alert">
            {t('passwordAlert')}
          </Alert>
        )}
        <Button type="submit" size="md" loading={isBusy} disabled={!isAcceptable(password)}>
          {t(isPartner ? 'requestAccess' : 'signUp')}
        </Button>
        <AcceptedTexts />
      </Stack>
    </Form>
  )
}
