import { Alert, Button, Group, Radio, SimpleGrid, Stack, Switch, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import type { SharedMission, Terms } from '../api/answers.ts'
import { levels } from '../model.ts'
import { objectionsTo, type TermsFields, toFields } from '../terms.ts'
import { MissionsField } from './MissionsField.tsx'

interface Props {
  /** What the form starts from. */
  terms: Terms | null
  isRenewal?: boolean
  /** Undefined before a partner is chosen. */
  choices: SharedMission[] | undefined
  isSchool: boolean
  /** What is missing before anything can be sent. */
  missing?: string
  error: Error | null
  isBusy: boolean
  onSend: (fields: TermsFields) => void
  onCancel?: () => void
}

/** The terms as one side proposes them. */
export function TermsForm(props: Props) {
  const { terms, isRenewal, choices, isSchool, missing, error, isBusy, onSend, onCancel } = props
  const { t } = useTranslation('partnerships')
  const form = useForm<TermsFields>({
    initialValues: toFields(terms, isRenewal),
    validate: (fields) =>
      Object.fromEntries(
        Object.entries(objectionsTo(fields)).map(([field, objection]) => [field, t(`form.${objection}`)]),
      ),
  })
  return (
    <Form onSubmit={form.onSubmit((fields) => onSend(fields))}>
      <Stack gap="lg">
        <MissionsField
          choices={choices}
          isSchool={isSchool}
          value={form.values.missions}
          onChange={(missions) => form.setFieldValue('missions', missions)}
        />
        <Radio.Group
          label={t('form.visibility')}
          description={t('form.visibilityHint')}
          {...form.getInputProps('visibility')}
        >
          <Stack gap="xs" mt="xs">
            {levels.map((level) => (
              <Radio
                key={level}
                value={level}
                label={t(`levels.${level}.name`)}
                description={t(`levels.${level}.text`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DayInput label={t('form.starts')} required {...form.getInputProps('startsOn')} />
          <DayInput label={t('form.ends')} required {...form.getInputProps('endsOn')} />
        </SimpleGrid>
        <Switch label={t('form.named')} {...form.getInputProps('isNamed', { type: 'checkbox' })} />
        <MarkdownInput
          label={t('form.body')}
          description={t('form.bodyHint')}
          autosize
          minRows={3}
          maxRows={16}
          maxLength={8000}
          {...form.getInputProps('body')}
        />
        <Textarea
          label={t('form.note')}
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps('note')}
        />
        {error && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={isBusy} disabled={missing !== undefined} title={missing}>
            {t('form.send')}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  )
}
