import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Setup } from '../../../features/administration/setup/api/answers.ts'
import {
  useConfirmSetupCode,
  useSendSetupCode,
} from '../../../features/administration/setup/api/change-setup.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { errorText } from '../../../lib/errors.ts'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Form } from '../../../ui/Form.tsx'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { useCanEmail } from '../../../ui/use-backend-config.ts'

/** Sends a test email. Its code completes the step. */
export function EmailStep({ setup: { codeSentAt, steps } }: { setup: Setup }) {
  const { t } = useTranslation('setup')
  const { email } = useSignedIn()
  const canEmail = useCanEmail()
  const send = useSendSetupCode()
  const confirm = useConfirmSetupCode()
  const [code, setCode] = useState('')
  const isDone = steps.some(({ step, state }) => step === 'email' && state === 'done')
  const result = confirm.data as 'arrived' | 'wrong' | 'expired' | undefined
  const error = send.error ?? confirm.error
  const ask = () => {
    confirm.reset()
    setCode('')
    send.mutate()
  }
  if (!canEmail) return <NoEmailNotice concerns="operator" />
  return (
    <>
      {isDone && <Alert color="moss">{t('steps.email.arrived')}</Alert>}
      {error && (
        <Alert color="red" role="alert">
          {errorText(error)}
        </Alert>
      )}
      {codeSentAt && (
        <Card padding="lg">
          <Form
            onSubmit={(event) => {
              event.preventDefault()
              confirm.mutate(code)
            }}
          >
            <Stack gap="md" align="flex-start">
              <Text>{t('steps.email.sent', { email })}</Text>
              <CodeInput label={t('steps.email.code')} value={code} onChange={setCode} />
              {result && result !== 'arrived' && (
                <Text c="red" role="alert">
                  {t(`steps.email.${result}`)}
                </Text>
              )}
              <Button type="submit" disabled={code.length < 6} loading={confirm.isPending}>
                {t('steps.email.confirm')}
              </Button>
            </Stack>
          </Form>
        </Card>
      )}
      <Group>
        <Button variant={codeSentAt || isDone ? 'default' : 'filled'} loading={send.isPending} onClick={ask}>
          {t(codeSentAt ? 'steps.email.again' : 'steps.email.send')}
        </Button>
      </Group>
    </>
  )
}
