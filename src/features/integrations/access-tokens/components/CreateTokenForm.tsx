import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import type { ConfirmIdentity as Confirmation } from '../../../account/auth/components/ConfirmIdentity.tsx'
import { createToken } from '../api/change-tokens.ts'
import { accessTokensKeys } from '../api/keys.ts'
import { lifetimes, scopeKey, type TokenOwner, usualLifetime } from '../model.ts'
import { NewTokenShown } from './NewTokenShown.tsx'

const ConfirmIdentity = lazyPage<Parameters<typeof Confirmation>[0]>(
  async () => (await import('../../../account/auth/components/ConfirmIdentity.tsx')).ConfirmIdentity,
  'account',
  'auth',
)

interface Props {
  owner: TokenOwner
  scopes: string[]
  onDone: () => void
}

/** What the token is called and can do, then the person's identity, then the token, once. */
export function CreateTokenForm({ owner, scopes, onDone }: Props) {
  const { t } = useTranslation('accessTokens')
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [days, setDays] = useState<number>(usualLifetime)
  const made = useRef<string>(null)
  const [shown, setShown] = useState<string>()
  async function create(): Promise<void> {
    made.current = await createToken(owner, { name: name.trim(), scopes: chosen, days })
    await queries.invalidateQueries({ queryKey: accessTokensKeys.of(owner.id) })
  }
  if (shown) return <NewTokenShown token={shown} onClose={onDone} />
  return (
    <Stack gap="md">
      <TextInput
        label={t('create.name')}
        description={t('create.nameHint')}
        autoComplete="off"
        required
        maxLength={80}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox.Group label={t('create.scopes')} required value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {scopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={scope} description={t(`scopes.${scopeKey(scope)}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label={t('create.lifetime')}
        value={days}
        data={lifetimes.map((count) => ({ value: String(count), label: t('create.days', { count }) }))}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      {owner.isOrganization && (
        <Text size="sm" c="dimmed">
          {t('create.ends')}
        </Text>
      )}
      <Suspense fallback={<CardsSkeleton tiles={1} />}>
        <ConfirmIdentity
          action={t('create.submit')}
          isReady={name.trim() !== '' && chosen.length > 0}
          act={create}
          onDone={() => setShown(made.current ?? undefined)}
          onClose={onDone}
        />
      </Suspense>
    </Stack>
  )
}
