import { Button, Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBeginLegalDraft } from '../api/legal-drafts.ts'
import type { LegalText } from '../model.ts'

export function BeginDraft({ current }: { current: LegalText }) {
  const { t } = useTranslation('legal')
  const begin = useBeginLegalDraft(current)
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
