import { Alert, Button, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Connection } from '../api/answers.ts'
import { useSaveAttributes } from '../api/change-single-sign-on.ts'

interface Props {
  organization: string
  connection: Connection
}

/** What the identity provider calls what we read. */
export function AttributesSection({ organization, connection }: Props) {
  const { t } = useTranslation('singleSignOn')
  const { email = '', name = '', role = '' } = connection.attributes
  const form = useForm({ initialValues: { email, name, role } })
  const save = useSaveAttributes(organization, () => toast.success({ title: t('attributes.done') }))
  return (
    <Section title={t('attributes.title')} hint={t('attributes.hint')}>
      <Form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <SimpleGrid cols={{ base: 1, sm: 3 }} mb="md">
          {(['email', 'name', 'role'] as const).map((field) => (
            <TextInput
              key={field}
              label={t(`attributes.${field}`)}
              autoComplete="off"
              maxLength={512}
              {...form.getInputProps(field)}
            />
          ))}
        </SimpleGrid>
        <Button type="submit" variant="default" loading={save.isPending}>
          {t('attributes.save')}
        </Button>
        {save.error && (
          <Alert color="red" role="alert" mt="md">
            {errorText(save.error)}
          </Alert>
        )}
      </Form>
    </Section>
  )
}
