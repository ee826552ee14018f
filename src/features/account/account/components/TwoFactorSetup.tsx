import { Alert, Button, Code, Image, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { CodeInput } from '../../../../ui/CodeInput.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { makeRecoveryCodes } from '../api/recovery-codes.ts'
import { beginTwoFactor, type Enrollment, finishTwoFactor } from '../api/two-factor.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Props {
  /** Whether the page is about nothing else. */
  isMain?: boolean
  onDone: () => void
}

/** From the first click to the saved recovery codes. */
export function TwoFactorSetup({ isMain = false, onDone }: Props) {
  const { t } = useTranslation('account')
  const [codes, setCodes] = useState<string[]>()
  const begin = useChange(beginTwoFactor, { failure: 'toast' })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (begin.data) return <FinishForm enrollment={begin.data} onDone={setCodes} />
  return (
    <Button variant={isMain ? 'filled' : 'default'} loading={begin.isPending} onClick={() => begin.mutate()}>
      {t('twoFactor.start')}
    </Button>
  )
}

function FinishForm({ enrollment, onDone }: { enrollment: Enrollment; onDone: (codes: string[]) => void }) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const finish = useChange(
    async () => {
      await finishTwoFactor(enrollment.id, code)
      return makeRecoveryCodes()
    },
    {
      failure: 'caller',
      onSuccess: (codes) => {
        toast.success({ title: t('twoFactor.enabled') })
        onDone(codes)
      },
    },
  )
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === 6) finish.mutate(undefined, { onError: () => setCode('') })
      }}
    >
      <Stack gap="md" align="flex-start">
        <Text>{t('twoFactor.scan')}</Text>
        <Paper p="sm" bg="white">
          <Image src={enrollment.qrCode} alt={t('twoFactor.qr')} w={192} h={192} />
        </Paper>
        <div>
          <Text size="sm" c="dimmed">
            {t('twoFactor.secret')}
          </Text>
          <Code fz="sm">{enrollment.secret}</Code>
        </div>
        <CodeInput label={t('twoFactor.code')} value={code} onChange={setCode} />
        {finish.isError && (
          <Alert color="red" role="alert">
            {errorText(finish.error)}
          </Alert>
        )}
        <Button type="submit" loading={finish.isPending} disabled={code.length !== 6}>
          {t('twoFactor.confirm')}
        </Button>
      </Stack>
    </Form>
  )
}
