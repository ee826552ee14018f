import { Alert, Button, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../../lib/errors.ts'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useBackendConfig } from '../../../../ui/use-backend-config.ts'
import type { Connection } from '../api/answers.ts'
import { useConnectProvider } from '../api/change-single-sign-on.ts'

interface Props {
  organization: string
  connection: Connection | null
  /** A domain is verified. */
  isReady: boolean
}

/** What the identity provider needs from us, and what we need from it. */
export function ConnectionSection({ organization, connection, isReady }: Props) {
  const { t } = useTranslation('singleSignOn')
  const config = useBackendConfig()
  const [metadata, setMetadata] = useState('')
  const change = useConnectProvider(organization, () => {
    setMetadata('')
    toast.success({ title: t('connection.done') })
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (metadata.trim()) change.mutate(metadata)
  }
  const base = `${config?.supabaseUrl ?? ''}/auth/v1/sso/saml`
  return (
    <Section title={t('connection.title')} hint={t('connection.hint')}>
      <CopyField label={t('connection.ourMetadata')} value={`${base}/metadata`} />
      <CopyField label={t('connection.acs')} value={`${base}/acs`} />
      {connection && <Text>{t('connection.connected', { entity: connection.entityId })}</Text>}
      {isReady ? (
        <Form onSubmit={submit}>
          <Stack gap="sm">
            <Textarea
              label={t('connection.metadata')}
              description={t('connection.metadataHint')}
              autosize
              minRows={3}
              maxRows={10}
              value={metadata}
              error={change.error && failureText(change.error, t('connection.refused'))}
              onChange={(event) => setMetadata(event.currentTarget.value)}
            />
            <Button
              type="submit"
              variant={connection ? 'default' : 'filled'}
              style={{ alignSelf: 'flex-start' }}
              loading={change.isPending}
            >
              {t(connection ? 'connection.replace' : 'connection.connect')}
            </Button>
          </Stack>
        </Form>
      ) : (
        <Alert color="amber">{t('connection.domainFirst')}</Alert>
      )}
    </Section>
  )
}

/** What is wrong with metadata, said for the people who maintain the identity provider. */
function failureText(cause: unknown, lead: string): string {
  const { code, message } = toAppError(cause)
  return (['validation_failed', 'saml_metadata_fetch_failed'] as string[]).includes(code)
    ? `${lead} ${message}`
    : errorText(cause)
}
