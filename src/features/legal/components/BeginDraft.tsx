import { Button, Card, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { legalHistoryQuery, saveLegalDraft } from '../api/legal-drafts.ts'
import type { LegalText } from '../model.ts'

/** A draft starts as a copy of the version in force. */
export function BeginDraft({ current }: { current: LegalText }) {
  const { t } = useTranslation('legal')
  const queries = useQueryClient()
  const { kind, body_en, body_fr } = current
  const begin = useMutation({
    mutationFn: () =>
      saveLegalDraft(kind, { body_en, body_fr, changes_en: '', changes_fr: '', needs_consent: true }, 0),
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: legalHistoryQuery(kind).queryKey }),
  })
  return (
    <Card padding="lg" component="section">
      <Title order={2} fz="lg">
        {t('admin.newTitle')}
      </Title>
      <Text c="dimmed" mt={4} mb="md">
        {t('admin.newText', { version: current.version })}
      </Text>
      <Button style={{ alignSelf: 'flex-start' }} loading={begin.isPending} onClick={() => begin.mutate()}>
        {t('admin.begin')}
      </Button>
    </Card>
  )
}
