import { Alert, Button, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { type ContactFields, sendContactMessage } from '../api/send-message.ts'
import { contactTopics, longestMessage } from '../model.ts'
import classes from './ContactForm.module.css'

interface Props {
  /** What is known of who is signed in. */
  known?: { name: string; email: string }
}

/** A message to those who run the platform, answered by mail. */
export function ContactForm({ known }: Props) {
  const { t } = useTranslation('help')
  const form = useForm<ContactFields>({
    initialValues: {
      name: known?.name ?? '',
      email: known?.email ?? '',
      topic: 'question',
      message: '',
      website: '',
    },
    validate: {
      name: (name) => (name.trim() ? null : t('required.name')),
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : t('required.email')),
      message: (message) => (message.trim() ? null : t('required.message')),
    },
  })
  const send = useMutation({ mutationFn: sendContactMessage })
  if (send.isSuccess) {
    return (
      <Alert color="moss" title={t('contact.sent')} role="status">
        <Stack gap="sm" align="flex-start">
          <Text>{t('contact.sentText', { email: send.variables.email })}</Text>
          <Button
            variant="default"
            onClick={() => {
              form.setFieldValue('message', '')
              send.reset()
            }}
          >
            {t('contact.another')}
          </Button>
        </Stack>
      </Alert>
    )
  }
  return (
    <form onSubmit={form.onSubmit((fields) => send.mutate(fields))} noValidate>
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
        <NativeSelect
          label={t('contact.topic')}
          data={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
          {...form.getInputProps('topic')}
        />
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
        {send.isError && (
          <Alert color="red" role="alert">
            {errorText(send.error)}
          </Alert>
        )}
        <Text size="sm" c="dimmed">
          <Trans
            t={t}
            i18nKey="contact.privacy"
            components={{ policy: <Link to={paths.privacy} style={{ color: 'inherit' }} /> }}
          />
        </Text>
        <Button type="submit" size="md" loading={send.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('contact.send')}
        </Button>
      </Stack>
    </form>
  )
}
