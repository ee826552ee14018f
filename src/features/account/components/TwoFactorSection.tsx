import { Alert, Button, Code, Image, Paper, PinInput, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { errorText } from '../../../lib/errors.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import {
  beginTwoFactor,
  type Enrollment,
  factorQuery,
  finishTwoFactor,
  removeTwoFactor,
} from '../api/two-factor.ts'
import { SettingsSection } from './SettingsSection.tsx'

export function TwoFactorSection() {
  const { t } = useTranslation('account')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const { data: factor, error, refetch } = useQuery(factorQuery(id))
  const begin = useMutation({ mutationFn: beginTwoFactor, onError: toast.error })
  const refresh = () => queries.invalidateQueries({ queryKey: factorQuery(id).queryKey })
  const remove = useMutation({
    mutationFn: removeTwoFactor,
    onError: toast.error,
    onSuccess: async () => {
      await refresh()
      toast.success({ title: t('twoFactor.removed') })
    },
  })
  const text = factor ? t('twoFactor.on', { date: formatDate(factor.created_at) }) : t('twoFactor.off')
  return (
    <SettingsSection title={t('twoFactor.title')} text={text}>
      {error && !factor && <LoadFailure error={error} onRetry={refetch} />}
      {factor && (
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(factor.id)}>
          {t('twoFactor.remove')}
        </Button>
      )}
      {factor === null && !begin.data && (
        <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
          {t('twoFactor.start')}
        </Button>
      )}
      {factor === null && begin.data && (
        <FinishForm
          enrollment={begin.data}
          onDone={async () => {
            begin.reset()
            await refresh()
            toast.success({ title: t('twoFactor.enabled') })
          }}
        />
      )}
    </SettingsSection>
  )
}

function FinishForm({ enrollment, onDone }: { enrollment: Enrollment; onDone: () => void }) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const finish = useMutation({
    mutationFn: () => finishTwoFactor(enrollment.id, code),
    onSuccess: onDone,
    onError: () => setCode(''),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === 6) finish.mutate()
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
        <PinInput
          length={6}
          type="number"
          oneTimeCode
          aria-label={t('twoFactor.code')}
          value={code}
          onChange={setCode}
        />
        {finish.isError && (
          <Alert color="red" role="alert">
            {errorText(finish.error)}
          </Alert>
        )}
        <Button type="submit" loading={finish.isPending} disabled={code.length !== 6}>
          {t('twoFactor.confirm')}
        </Button>
      </Stack>
    </form>
  )
}
