import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recoverWithCode } from '../../features/account/auth/api/second-factor.ts'
import { errorText } from '../../lib/errors.ts'
import { Form } from '../../ui/Form.tsx'
import { useChange } from '../../ui/use-change.ts'

/** For people who know their password but lost their phone. */
export function RecoveryForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const recover = useChange(() => recoverWithCode(code), { failure: 'caller' })
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) recover.mutate()
      }}
    >
      <Stack gap="lg" align="flex-start">
        <div>
          <Title order={1}>{t('secondFactor.lost')}</Title>
          <Text c="dimmed" mt={6}>
            {t('secondFactor.recoveryText')}
          </Text>
        </div>
        <TextInput
          label={t('secondFactor.recoveryLabel')}
          placeholder="abcde-fghij"
          autoComplete="off"
          autoFocus
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={recover.data === false && t('secondFactor.recoveryWrong')}
        />
        {recover.isError && (
          <Alert color="red" role="alert">
            {errorText(recover.error)}
          </Alert>
        )}
        <Button type="submit" loading={recover.isPending} disabled={!code.trim()}>
          {t('secondFactor.submit')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('secondFactor.back')}
        </Button>
      </Stack>
    </Form>
  )
}
