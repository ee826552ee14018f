import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, isPasswordRefused, toAppError } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCanEmail } from '../../../../ui/use-backend-config.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { signOut } from '../../../core/session/api/sign-out.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { PasswordField } from '../../auth/components/PasswordField.tsx'
import { PasswordMeter } from '../../auth/components/PasswordMeter.tsx'
import { isAcceptable } from '../../auth/password.ts'
import { changePassword } from '../api/change-password.ts'

export function PasswordSection() {
  const { t } = useTranslation('account')
  const { email } = useSignedIn()
  const [visible, setVisible] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({ initialValues: { current: '', password: '', code: '' } })
  const { current, password, code } = form.values
  const change = useChange(
    (chosen: string) => changePassword(chosen, needsCode ? { code } : { current: current || undefined }),
    {
      failure: 'caller',
      onSuccess: async (outcome) => {
        setNeedsCode(outcome === 'code-needed')
        if (outcome === 'code-needed') return
        await signOut('others')
        form.reset()
        toast.success({ title: t('password.done') })
      },
    },
  )
  const canEmail = useCanEmail()
  const isRefused = isPasswordRefused(change.error) && change.variables === password
  return (
    <Section align="flex-start" title={t('password.title')} hint={t('password.text')}>
      <Form onSubmit={form.onSubmit(() => change.mutate(password))} style={{ width: '100%', maxWidth: 460 }}>
        <Stack gap="md" align="stretch">
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          {!needsCode && (
            <PasswordField
              label={t('password.current')}
              description={canEmail && t('password.currentHint')}
              autoComplete="current-password"
              visible={visible}
              onVisibilityChange={setVisible}
              {...form.getInputProps('current')}
            />
          )}
          <PasswordField
            label={t('password.label')}
            autoComplete="new-password"
            minLength={8}
            visible={visible}
            onVisibilityChange={setVisible}
            {...form.getInputProps('password')}
          />
          {password !== '' && <PasswordMeter password={password} isRefused={isRefused} />}
          {needsCode && (
            <>
              <Text size="sm">{t('password.codeText')}</Text>
              <TextInput
                label={t('password.code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                {...form.getInputProps('code')}
              />
            </>
          )}
          {change.isError && (
            <Alert color="red" role="alert">
              {toAppError(change.error).code === 'invalid_credentials'
                ? t('password.wrong')
                : errorText(change.error)}
            </Alert>
          )}
          <Button
            type="submit"
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            loading={change.isPending}
            disabled={!isAcceptable(password) || (!canEmail && current === '')}
          >
            {t('password.submit')}
          </Button>
        </Stack>
      </Form>
    </Section>
  )
}
