import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmSecondFactor } from '../../features/account/auth/api/second-factor.ts'
import { signOut } from '../../features/core/session/api/sign-out.ts'
import { errorText } from '../../lib/errors.ts'
import { CodeInput } from '../../ui/CodeInput.tsx'
import { Form } from '../../ui/Form.tsx'
import { toast } from '../../ui/toast.ts'
import { useChange } from '../../ui/use-change.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { RecoveryForm } from './RecoveryForm.tsx'

/** Asks for the authenticator code between the password and the product. */
export function SecondFactorPage({ audience = 'account' }: { audience?: 'account' | 'administrator' }) {
  const { t } = useTranslation('auth')
  const product = useTranslation().t('product')
  const [code, setCode] = useState('')
  const [isLost, setLost] = useState(false)
  const confirm = useChange(confirmSecondFactor, { failure: 'caller' })
  const submit = (typed: string) => confirm.mutate(typed, { onError: () => setCode('') })
  useDocumentTitle(t('secondFactor.title'))
  if (isLost) {
    return (
      <AuthFrame audience={audience}>
        <RecoveryForm onBack={() => setLost(false)} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame audience={audience}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (code.length === 6) submit(code)
        }}
      >
        <Stack gap="lg" align="flex-start">
          <div>
            <Title order={1}>{t('secondFactor.title')}</Title>
            <Text c="dimmed" mt={6}>
              {t('secondFactor.text', { product })}
            </Text>
          </div>
          <CodeInput
            size="lg"
            autoFocus
            label={t('secondFactor.label')}
            value={code}
            onChange={setCode}
            onComplete={submit}
          />
          {confirm.isError && (
            <Alert color="red" role="alert">
              {errorText(confirm.error)}
            </Alert>
          )}
          <Button type="submit" loading={confirm.isPending} disabled={code.length !== 6}>
            {t('secondFactor.submit')}
          </Button>
          <Button variant="transparent" px={0} onClick={() => setLost(true)}>
            {t('secondFactor.lost')}
          </Button>
          <Button variant="transparent" px={0} onClick={() => signOut().catch(toast.error)}>
            {t('secondFactor.signOut')}
          </Button>
        </Stack>
      </Form>
    </AuthFrame>
  )
}
