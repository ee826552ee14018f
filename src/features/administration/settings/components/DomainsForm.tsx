import { Card, Stack, Textarea, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import type { Setting } from '../api/answers.ts'
import { useSectionForm } from '../use-section-form.ts'
import { SaveRow } from './SaveRow.tsx'

interface Props {
  settings: Setting[]
  /** Reads what is stored now. */
  load: () => Promise<Setting[]>
}

export function DomainsForm({ settings, load }: Props) {
  const { t } = useTranslation('settings')
  const editor = useSectionForm({
    section: 'mail_domains',
    settings,
    load,
    shown: ({ free_mail_domains }) => ({ free_mail_domains: (free_mail_domains as string[]).join('\n') }),
    typed: ({ free_mail_domains }) => ({
      free_mail_domains: String(free_mail_domains).split(/\s+/).filter(Boolean),
    }),
    errorsOf: (error) =>
      toAppError(error).code === 'not_a_domain' ? { free_mail_domains: errorText(error) } : undefined,
  })
  return (
    <Card padding="lg" component="section">
      <Form onSubmit={editor.submit}>
        <Stack gap="lg">
          <Title order={2}>{t('domains.title')}</Title>
          <Textarea
            label={t('domains.label')}
            description={t('domains.hint')}
            autosize
            minRows={5}
            maxRows={16}
            {...editor.form.getInputProps('free_mail_domains')}
          />
          <SaveRow settings={settings} editor={editor} />
        </Stack>
      </Form>
    </Card>
  )
}
