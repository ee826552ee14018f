import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../../lib/errors.ts'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import type { ConfirmIdentity as Confirmation } from '../../../account/auth/components/ConfirmIdentity.tsx'
import type { Endpoint } from '../api/answers.ts'
import { changeWebhook, createWebhook } from '../api/change-webhooks.ts'
import { webhooksKeys } from '../api/keys.ts'
import { eventKey, normalUrl } from '../model.ts'
import { SecretShown } from './SecretShown.tsx'

const ConfirmIdentity = lazyPage<Parameters<typeof Confirmation>[0]>(
  async () => (await import('../../../account/auth/components/ConfirmIdentity.tsx')).ConfirmIdentity,
  'account',
  'auth',
)

interface Props {
  organization: string
  /** Changed; a new one otherwise. */
  endpoint?: Endpoint
  /** The events that the organization can ask for. */
  offered: string[]
  onDone: () => void
}

/** The address and its events, then the person's identity, then the secret of a new endpoint, once. */
export function EndpointForm({ organization, endpoint, offered, onDone }: Props) {
  const { t } = useTranslation('webhooks')
  const queries = useQueryClient()
  const [typed, setTyped] = useState(endpoint?.url ?? '')
  const [isLeft, setLeft] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [events, setEvents] = useState(endpoint?.events ?? offered)
  const made = useRef<string>(null)
  const [secret, setSecret] = useState<string>()
  const url = normalUrl(typed)
  async function save(): Promise<void> {
    const wanted = { url: url!, events }
    try {
      if (endpoint) await changeWebhook(endpoint.id, wanted)
      else made.current = await createWebhook(organization, wanted)
    } catch (error) {
      if (/^webhook_(url|exists)$/.test(toAppError(error).code)) setRefusal(errorText(error))
      throw error
    }
    await queries.invalidateQueries({ queryKey: webhooksKeys.of(organization) })
  }
  if (secret) return <SecretShown title={t('secret.added')} secret={secret} onClose={onDone} />
  return (
    <Stack gap="md">
      <TextInput
        label={t('add.url')}
        description={t('add.urlHint')}
        type="url"
        autoComplete="off"
        required
        maxLength={500}
        data-autofocus
        value={typed}
        error={refusal ?? (isLeft && typed !== '' && !url ? t('errors.webhook_url') : undefined)}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setRefusal(undefined)
        }}
      />
      <Checkbox.Group label={t('add.events')} required value={events} onChange={setEvents}>
        <Stack gap="xs" mt="xs">
          {offered.map((type) => (
            <Checkbox key={type} value={type} label={t(`events.${eventKey(type)}`)} description={type} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Suspense fallback={<CardsSkeleton tiles={1} />}>
        <ConfirmIdentity
          action={t(endpoint ? 'change.submit' : 'add.submit')}
          isReady={url !== undefined && events.length > 0}
          act={save}
          onDone={() => (made.current ? setSecret(made.current) : onDone())}
          onClose={onDone}
        />
      </Suspense>
    </Stack>
  )
}
