import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { profileQuery } from '../../../core/session/api/get-profile.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { ConfirmIdentity } from '../../auth/components/ConfirmIdentity.tsx'
import { deletionDate, requestAccountDeletion } from '../api/account-deletion.ts'

export function DeletionSection() {
  const { t } = useTranslation('account')
  const { profile } = useSignedIn()
  const [isOpen, { open, close }] = useDisclosure()
  const requestedAt = profile?.deletion_requested_at
  const text = requestedAt
    ? t('deletion.pending', { date: formatDate(deletionDate(requestedAt)) })
    : t('deletion.text')
  return (
    <Section align="flex-start" title={t('deletion.title')} hint={text}>
      {!requestedAt && (
        <Button color="red.8" variant="outline" c="var(--danger-text)" onClick={open}>
          {t('deletion.submit')}
        </Button>
      )}
      <Dialog opened={isOpen} onClose={close} title={t('deletion.question')}>
        <DeletionForm onDone={close} />
      </Dialog>
    </Section>
  )
}

function DeletionForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const request = async () => {
    await requestAccountDeletion()
    await queries.invalidateQueries({ queryKey: profileQuery(id).queryKey })
  }
  return (
    <Stack gap="md">
      <Text>{t('deletion.questionText')}</Text>
      <ConfirmIdentity
        action={t('deletion.confirm')}
        isHarmful
        act={request}
        onDone={onDone}
        onClose={onDone}
      />
    </Stack>
  )
}
