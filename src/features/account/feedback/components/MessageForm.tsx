import { Alert, Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { longestMessage } from '../model.ts'
import classes from './MessageForm.module.css'

export interface MessageFields {
  name: string
  email: string
  message: string
  /** Honeypot, left empty by people, who don't see it. */
  website: string
}

interface Props {
  /** What is known about the signed-in person. */
  known?: { name: string; email: string }
  /** Further inputs, between the address and the message. */
  children?: ReactNode
  /** What happens with the message. */
  hint: ReactNode
  submit: string
  isSending: boolean
  error: unknown
  onSend: (fields: MessageFields) => void
  /** In a dialog. */
  onCancel?: () => void
}

/** A message from anyone, with or without an account, and the address to reply to. */
export function MessageForm({ known, children, hint, submit, isSending, error, onSend, onCancel }: Props) {
  const { t } = useTranslation(['help', 'common'])
  const form = useForm<MessageFields>({
    initialValues: { name: known?.name ?? '', email: known?.email ?? '', message: '', website: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('required.name')),
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : t('required.email')),
      message: (message) => (message.trim() ? null : t('required.message')),
    },
  })
  return (
    <Form onSubmit={form.onSubmit(onSend)}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={t('contact.name')}
            required
            maxLength={120}
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <TextInput
            type="email"
            label={t('contact.email')}
            required
            maxLength={254}
            autoComplete="email"
            {...form.getInputProps('email')}
          />
        </SimpleGrid>
        {children}
        <Textarea
          label={t('contact.message')}
          required
          autosize
          minRows={6}
          maxLength={longestMessage}
          {...form.getInputProps('message')}
        />
        <div className={classes.trap} aria-hidden="true">
          <label>
            {t('contact.website')}
            <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
          </label>
        </div>
        {error != null && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <Text size="sm" c="dimmed" component="div">
          {hint}
        </Text>
        <Group justify={onCancel ? 'flex-end' : 'flex-start'}>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
          )}
          <Button type="submit" size={onCancel ? undefined : 'md'} loading={isSending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
