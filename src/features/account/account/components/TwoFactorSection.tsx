import { Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { accountKeys } from '../api/keys.ts'
import { makeRecoveryCodes, recoveryCodesQuery } from '../api/recovery-codes.ts'
import { factorQuery, removeTwoFactor } from '../api/two-factor.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'

export function TwoFactorSection() {
  const { t } = useTranslation('account')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const { data: factor, error, refetch } = useQuery(factorQuery(id))
  const refresh = () =>
    Promise.all(
      [accountKeys.secondFactor(id), accountKeys.recoveryCodes(id)].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const text = factor ? t('twoFactor.on', { date: formatDate(factor.created_at) }) : t('twoFactor.off')
  return (
    <Section align="flex-start" title={t('twoFactor.title')} hint={text}>
      {error && !factor && <LoadFailure error={error} onRetry={refetch} />}
      {factor && <SwitchedOn factorId={factor.id} onChange={refresh} />}
      {factor === null && <TwoFactorSetup onDone={refresh} />}
    </Section>
  )
}

function SwitchedOn({ factorId, onChange }: { factorId: string; onChange: () => Promise<unknown> }) {
  const { t } = useTranslation('account')
  const { id } = useSignedIn()
  const { data: left } = useQuery(recoveryCodesQuery(id))
  const [codes, setCodes] = useState<string[]>()
  const make = useChange(makeRecoveryCodes, { failure: 'toast', onSuccess: (made) => setCodes(made) })
  const remove = useChange(() => removeTwoFactor(factorId), {
    refresh: [accountKeys.secondFactor(id), accountKeys.recoveryCodes(id)],
    failure: 'toast',
    onSuccess: () => toast.success({ title: t('twoFactor.removed') }),
  })
  if (codes) {
    const done = () => {
      setCodes(undefined)
      void onChange()
    }
    return <RecoveryCodes codes={codes} onDone={done} />
  }
  return (
    <>
      {left !== undefined && (
        <Text>{left === 0 ? t('recovery.none') : t('recovery.left', { count: left })}</Text>
      )}
      <Group>
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {t('recovery.make')}
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('twoFactor.remove')}
        </Button>
      </Group>
    </>
  )
}
