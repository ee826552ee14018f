import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../../ui/Form.tsx'
import { useChange } from '../../../../ui/use-change.ts'
import { tryEndpoint } from '../api/try-endpoint.ts'
import { addressOf, type Parameter } from '../model.ts'

interface Props {
  path: string
  parameters: Parameter[]
  token: string
}

/** Sends a real request with the reader's token, and shows the answer. */
export function TryEndpoint({ path, parameters, token }: Props) {
  const { t } = useTranslation('apiReference')
  const [values, setValues] = useState<Record<string, string>>({})
  const [isOpen, setIsOpen] = useState(false)
  const attempt = useChange(tryEndpoint, { failure: 'toast' })
  const { data } = attempt
  const address = addressOf(path, parameters, values)
  if (!isOpen)
    return (
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setIsOpen(true)}>
        {t('try.open')}
      </Button>
    )
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (address && token) attempt.mutate({ address, token })
      }}
    >
      <Stack gap="sm">
        <Group gap="sm" align="flex-end">
          {parameters.map(({ name, required }) => (
            <TextInput
              key={name}
              label={name}
              required={required}
              autoComplete="off"
              value={values[name] ?? ''}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          ))}
          <Button type="submit" disabled={!address || !token} loading={attempt.isPending}>
            {t('try.send')}
          </Button>
        </Group>
        {!token && (
          <Text size="sm" c="dimmed">
            {t('try.tokenFirst')}
          </Text>
        )}
        {data && (
          <div role="status">
            <Text size="sm" fw={550} mb={4}>
              {t('try.status', { status: data.status })}
            </Text>
            <Code block data-written mah={420} style={{ overflow: 'auto' }} tabIndex={0}>
              {JSON.stringify(data.body, null, 2)}
            </Code>
          </div>
        )}
      </Stack>
    </Form>
  )
}
