import { Card, Stack, Textarea, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../lib/errors.ts'
import type { Setting } from '../model.ts'
import { useSectionForm } from '../use-section-form.ts'
import { SaveRow } from './SaveRow.tsx'

interface Props {
  settings: Setting[]
  onLookAgain: () => Promise<Setting[]>
}

export function DomainsForm({ settings, onLookAgain }: Props) {
  const { t } = useTranslation('settings')
  const { form, save, submit, isDirty, lookAgain } = useSectionForm({
    section: 'mail_domains',
    settings,
    shown: ({ free_mail_domains }) => ({ free_mail_domains: (free_mail_domains as string[]).join('\n') }),
    typed: ({ free_mail_domains }) => ({
      free_mail_domains: String(free_mail_domains).split(/\s+/).filter(Boolean),
    }),
  })
  const isWrong = save.isError && toAppError(save.error).code === 'not_a_domain'
  return (
    <Card padding="lg" component="section">
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Title order={2}>{t('domains.title')}</Title>
          <Textarea
            label={t('domains.label')}
            description={t('domains.hint')}
            autosize
            minRows={5}
            maxRows={16}
            {...form.getInputProps('free_mail_domains')}
            error={isWrong && errorText(save.error)}
          />
          <SaveRow
            settings={settings}
            error={isWrong ? null : save.error}
            isPending={save.isPending}
            isDirty={isDirty}
            onLookAgain={() => void onLookAgain().then(lookAgain)}
          />
        </Stack>
      </form>
    </Card>
  )
}
